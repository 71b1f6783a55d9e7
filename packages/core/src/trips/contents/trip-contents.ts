import * as z from "zod/mini";
import { financeItem } from "../../finance/finance-item.ts";
import { limits } from "../../limits.ts";
import { note } from "../../notes/note.ts";
import { idea } from "../../points/idea.ts";
import { route } from "../../routes/route.ts";
import { id } from "../../schemas/ids.ts";

/** What an import brings into a trip: days with their points and notes, and ideas, costs and notes of the trip. */
export const tripContents = z.object({
  routes: z.array(route),
  // A browser may hold an import, and somebody may ask for one, of a version without ideas.
  ideas: z._default(z.array(idea), []),
  financeItems: z.array(financeItem),
  notes: z.array(note),
});
export type TripContents = z.output<typeof tripContents>;

const anId = z.object({ id });

/**
 * The days of the contents (`id`) whose points and notes go to a day that the trip has (`routeId`). All others
 * become new days.
 */
export const dayTargets = z
  .array(z.object({ id, routeId: id }))
  .check(z.maxLength(limits.routesPerTrip));
export type DayTarget = z.output<typeof dayTargets>[number];

/** Things of a trip by their ids. */
export const thingsOfTrip = z.object({
  routes: z.array(anId).check(z.maxLength(limits.routesPerTrip)),
  points: z.array(anId).check(z.maxLength(limits.stopsPerTrip)),
  ideas: z._default(z.array(anId).check(z.maxLength(limits.stopsPerTrip)), []),
  financeItems: z.array(anId).check(z.maxLength(limits.financeItemsPerTrip)),
  notes: z.array(anId).check(z.maxLength(limits.notesPerTrip)),
});
export type ThingsOfTrip = z.output<typeof thingsOfTrip>;
