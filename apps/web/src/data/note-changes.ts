import { endpoints } from "@castor/core/endpoints.ts";
import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import {
  addNote,
  changeNote,
  moveNote,
  type NoteEdit,
  orderNote,
  putNotes,
  removeNote,
  tickNote,
} from "@castor/core/notes/edit-notes.ts";
import type { Note, Reply } from "@castor/core/notes/note.ts";
import { flattenNotes } from "@castor/core/notes/note-tree.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { madeId } from "./point-changes.ts";
import { buildTripChange } from "./trip-change.ts";

/** What a form says of a new note: on which day it stands (null: of the whole trip), or under which note. */
export type NewNote = Pick<Reply, "routeId" | "parentId" | "text">;
type Answer = Note[] | { success: boolean };

const now = () => new Date().toISOString();
/** What is shown already is not answered again. */
const quietly = { return: "false" } as const;

const takeTree = (trip: Trip, answer: Answer): Trip =>
  Array.isArray(answer) ? putNotes(trip, answer) : trip;

/** The newest note of the tree that reads so. */
const findMade = (answer: Answer, text: string): Reply | undefined =>
  flattenNotes(Array.isArray(answer) ? answer : [])
    .filter((note) => note.text === text)
    .toSorted((a, b) => a.created.localeCompare(b.created) || a.order - b.order)
    .at(-1);

/** What may be done to the notes of a trip; each shows at once (`useTripChange`). */
export const noteChanges = {
  /** At the end of its day, or of the replies to a note. */
  add(tripId: string, note: NewNote, id = madeId()) {
    const at = now();
    const made: Reply = { ...note, id, tripId, order: 0, created: at, updated: at };
    return buildTripChange({
      endpoint: endpoints.notes.save,
      input: { body: { ...note, tripId } },
      verb: addNote,
      args: [made],
      take: takeTree,
      makes: [id],
      names: (answer) => new Map([[id, findMade(answer, note.text)?.id ?? id]]),
    });
  },

  /** What a form has changed of it, in one request. */
  change: (id: string, edit: NoteEdit) =>
    buildTripChange({
      endpoint: endpoints.notes.save,
      input: { ...quietly, body: { id, ...edit } },
      verb: changeNote,
      args: [id, edit, now()],
    }),

  /** A task ticked or opened again, and nothing else of the text (decisions 6). */
  tick: (id: string, tick: TaskTick) =>
    buildTripChange({
      endpoint: endpoints.notes.save,
      input: { ...quietly, body: { id, tick } },
      verb: tickNote,
      args: [id, tick, now()],
    }),

  /** To the end of another day; null: of the notes of the whole trip. */
  move: (id: string, routeId: string | null) =>
    buildTripChange({
      endpoint: endpoints.notes.save,
      input: { ...quietly, body: { id, routeId } },
      verb: moveNote,
      args: [id, routeId],
    }),

  /** To a place among its like, from 0. */
  order: (id: string, order: number) =>
    buildTripChange({
      endpoint: endpoints.notes.order,
      input: { ...quietly, body: { note: id, order } },
      verb: orderNote,
      args: [id, order],
    }),

  /** With its replies. */
  remove: (id: string) =>
    buildTripChange({
      endpoint: endpoints.notes.remove,
      input: { ...quietly, id },
      verb: removeNote,
      args: [id],
    }),
};
