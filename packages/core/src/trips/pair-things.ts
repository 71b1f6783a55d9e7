import { listNotes } from "../notes/edit-notes.ts";
import { flattenNotes } from "../notes/note-tree.ts";
import { copyTrip } from "./copy-trip.ts";
import type { Trip } from "./trip.ts";

/**
 * The new id of each thing of a trip, by its former one, in a copy that `copyTrip` has made of all of it: things stand in the copy in
 * the order in which it puts them. Whoever has made the copy need not tell the ids. Empty where it is no such copy.
 */
export function pairThings(source: Trip, copy: Trip): ReadonlyMap<string, string> {
  const ordered = copyTrip(source, { newId: (id) => id });
  const former = ordered ? listIds(ordered) : [];
  const made = listIds(copy);
  if (former.length !== made.length) return new Map();
  return new Map(former.map((id, index) => [id, made[index] ?? id]));
}

/** The ids of what files may stand at: the trip, days, places, costs, notes. */
const listIds = (trip: Trip): string[] => [
  trip.id,
  ...trip.routes.flatMap(({ id, points }) => [id, ...points.map(({ linkId }) => linkId)]),
  ...trip.ideas.map(({ linkId }) => linkId),
  ...trip.financeItems.map(({ id }) => id),
  ...flattenNotes(listNotes(trip)).map(({ id }) => id),
];
