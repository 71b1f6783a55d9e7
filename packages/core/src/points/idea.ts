import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { taskTick } from "../markup/tick-task.ts";
import { id } from "../schemas/ids.ts";
import { requireWhenNew } from "../schemas/require-when-new.ts";
import { anyInteger } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";
import { point, pointChange } from "./point.ts";
import { routeMode } from "./travel-modes.ts";

/** The fields of a stop that only a day gives it: an idea has none of them. */
const ofLeg = { routeMode: true, excludeFromRoute: true } as const;

/**
 * A point without a day (decision 112). It has all that a stop has but its day and the way to it. Stops of the same place
 * may stand on days; they share the fields of the place with it.
 */
export const idea = z.omit(point, { ...ofLeg, routeId: true, order: true });
export type Idea = z.infer<typeof idea>;

/** The fields of an idea that a save changes. */
export const ideaChange = z.omit(pointChange, ofLeg);
export type IdeaChange = z.output<typeof ideaChange>;

/** A position in the list of ideas or on a day, from 0; the end when it is missing or beyond. */
const order = z.optional(anyInteger);

/**
 * The body of `POST idea`: with `id` a change of that idea, without it a new one of `tripId`. A new one with the `linkId` of a
 * place that the trip has is an idea of that place.
 */
export const ideaSave = z
  .extend(ideaChange, {
    id: z.optional(id),
    tripId: z.optional(id),
    linkId: z.optional(id),
    order,
    tick: z.optional(taskTick),
  })
  .check(
    requireWhenNew("tripId", "name", "lat", "lng"),
    z.superRefine((save, context) => {
      if (save.tick && (save.id === undefined || save.description !== undefined))
        context.addIssue({
          ...{ code: "custom", path: ["tick"], input: save },
          message: message("invalidValue"),
        });
    }),
  );
export type IdeaSave = z.output<typeof ideaSave>;

const atMostAll = z.maxLength(limits.stopsPerTrip, message("tooMany", limits.stopsPerTrip));

/** Ideas that become stops, one after another. Without a mode each goes as its new day does. */
export const ideasToDays = z
  .array(z.object({ id, routeId: id, order, routeMode: z.optional(routeMode) }))
  .check(atMostAll);
export type IdeaToDay = z.output<typeof ideasToDays>[number];

/** Stops that become ideas, one after another. */
export const pointsToIdeas = z.array(z.object({ id, order })).check(atMostAll);
export type PointToIdeas = z.output<typeof pointsToIdeas>[number];
