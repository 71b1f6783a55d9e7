import type { Note, Reply } from "../../notes/note.ts";
import type { Trip } from "../../trips/trip.ts";
import { undated } from "./filed-things.ts";

/** The trip of a file with an instant for the notes that the file does not date. */
export function dateNotes(trip: Trip, now: Date): Trip {
  const at = now.toISOString();
  const date = <T extends Reply>(note: T): T => ({
    ...note,
    created: note.created === undated ? at : note.created,
    updated: note.updated === undated ? at : note.updated,
  });
  const dateAll = (notes: readonly Note[]) =>
    notes.map((note) => ({ ...date(note), replies: note.replies.map(date) }));
  return {
    ...trip,
    notes: dateAll(trip.notes),
    routes: trip.routes.map((route) => ({ ...route, notes: dateAll(route.notes) })),
  };
}
