import { findFinanceItem } from "../finance/edit-items.ts";
import { findNote } from "../notes/edit-notes.ts";
import { nameNote } from "../notes/name-note.ts";
import type { Trip } from "./trip.ts";

/** The name of the trip itself, or of a day, a place, a cost or a note in it; undefined where it has no thing of that id. */
export function nameThing(trip: Trip, id: string): string | undefined {
  const note = findNote(trip, id);
  return (
    (trip.id === id ? trip.name : undefined) ??
    trip.routes.find((route) => route.id === id)?.name ??
    [...trip.routes.flatMap(({ points }) => points), ...trip.ideas].find(
      ({ linkId }) => linkId === id,
    )?.name ??
    findFinanceItem(trip, id)?.name ??
    (note && nameNote(note.text))
  );
}
