import * as z from "zod/mini";
import { limits } from "../../limits.ts";
import type { Note, Reply } from "../../notes/note.ts";
import { instant } from "../../time/dates.ts";
import { type Trip, trip } from "../../trips/trip.ts";
import type { JsonBounds } from "./json-bounds.ts";

export const tripFileFormat = "castor-trip";
/** The version that this program writes. It reads the earlier ones, too (`upgrade-trip-file.ts`). */
export const tripFileVersion = 1;

/** The JSON export of a trip (specification#json-export, decision 052). */
export const tripFile = z.object({
  format: z.literal(tripFileFormat),
  version: z.literal(tripFileVersion),
  exportedAt: instant,
  // Files stay with their trip.
  trip: z.omit(trip, { attachments: true, coverFileId: true }),
});
export type TripFile = z.output<typeof tripFile>;

/** The file of a trip as its owner sees it. */
export const toTripFile = (exported: Trip, now: Date): TripFile => ({
  format: tripFileFormat,
  version: tripFileVersion,
  exportedAt: now.toISOString(),
  trip: withoutPeople(exported),
});

/** A file goes anywhere: it names nobody but the owner. */
function withoutPeople({
  members: _,
  attachments: __,
  coverFileId: ___,
  ...trip
}: Trip): TripFile["trip"] {
  const unnamed = <T extends Reply>({ author: _author, ...note }: T) => note;
  const unnamedAll = (notes: readonly Note[]) =>
    notes.map((note) => ({ ...unnamed(note), replies: note.replies.map(unnamed) }));
  const routes = trip.routes.map((route) => ({ ...route, notes: unnamedAll(route.notes) }));
  return { ...trip, notes: unnamedAll(trip.notes), routes };
}

/** More than the largest trip has: a point is about 40 values in 3 objects. */
export const tripFileBounds: JsonBounds = {
  depth: 32,
  valuesOfOne: limits.stopsPerTrip + 1,
  containers: 4 * (limits.stopsPerTrip + limits.notesPerTrip + limits.financeItemsPerTrip),
  values: 50 * (limits.stopsPerTrip + limits.notesPerTrip + limits.financeItemsPerTrip),
};
