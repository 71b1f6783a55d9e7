import { notesEndpoints } from "../endpoints/notes.ts";
import {
  addNote,
  changeNote,
  findNote,
  listNotes,
  orderNote,
  putNotes,
  removeNote,
  tickNote,
} from "../notes/edit-notes.ts";
import { nameNote } from "../notes/name-note.ts";
import type { Note, Reply } from "../notes/note.ts";
import { flattenNotes } from "../notes/note-tree.ts";
import type { Trip } from "../trips/trip.ts";
import type { ChangeBody } from "./change-args.ts";
import { changeRow } from "./change-row.ts";
import { inverseTick } from "./inverse-tick.ts";
import { restoreNote, restoreReply } from "./restore-notes.ts";

/** What is shown already is not answered again. */
const withoutAnswer = { return: "false" } as const;
type Answer = Note[] | { success: boolean };

/** The newest note of the answered tree that has this text. */
const findMade = (answer: Answer, text: string): Reply | undefined =>
  flattenNotes(Array.isArray(answer) ? answer : [])
    .filter((note) => note.text === text)
    .toSorted((a, b) => a.created.localeCompare(b.created) || a.order - b.order)
    .at(-1);

/** The change that puts a note back at the position that it has in `trip`; none where it is the last of its siblings. */
function orderBack(trip: Trip, { id, parentId, routeId, order }: Reply): ChangeBody[] {
  const siblings =
    parentId === null
      ? listNotes(trip).filter((note) => note.routeId === routeId)
      : (listNotes(trip).find((note) => note.id === parentId)?.replies ?? []);
  return order === siblings.length - 1 ? [] : [{ name: "notes.order", args: { id, order } }];
}

const nameOf = (trip: Trip, { id }: { id: string }) => nameNote(findNote(trip, id)?.text ?? "");

/** What may be done to the notes of a trip. */
export const noteChanges = {
  "notes.add": changeRow("notes.add", {
    endpoint: notesEndpoints.save,
    input: ({ tripId, note }) => ({ body: { ...note, tripId } }),
    apply: (trip, { tripId, id, note, author }, at) =>
      addNote(trip, {
        ...{ ...note, id, tripId, order: 0, created: at, updated: at },
        ...(author && { author }),
      }),
    inverse: (_, { id }) => [{ name: "notes.remove", args: { id } }],
    takeAnswer: (trip, answer) => (Array.isArray(answer) ? putNotes(trip, answer) : trip),
    temporaryIds: ({ id }) => [id],
    namedIds: ({ id, note }, answer) => new Map([[id, findMade(answer, note.text)?.id ?? id]]),
    nameOf: (_, { note }) => nameNote(note.text),
  }),

  "notes.save": changeRow("notes.save", {
    endpoint: notesEndpoints.save,
    input: ({ id, change }) => ({ ...withoutAnswer, body: { id, ...change } }),
    apply: (trip, { id, change }, at) => changeNote(trip, id, change, at),
    inverse(trip, { id, change }) {
      const note = findNote(trip, id);
      if (!note) return [];
      const isMoved =
        change.routeId !== undefined &&
        change.routeId !== note.routeId &&
        note.parentId === null &&
        (change.routeId === null || trip.routes.some((route) => route.id === change.routeId));
      const isReworded = change.text !== undefined && change.text !== note.text;
      if (!isMoved && !isReworded) return [];
      const back = {
        ...(isReworded && { text: note.text }),
        ...(isMoved && { routeId: note.routeId }),
      };
      return [
        { name: "notes.save", args: { id, change: back } },
        ...(isMoved ? orderBack(trip, note) : []),
      ];
    },
    nameOf,
  }),

  "notes.tick": changeRow("notes.tick", {
    endpoint: notesEndpoints.save,
    input: ({ id, tick }) => ({ ...withoutAnswer, body: { id, tick } }),
    apply: (trip, { id, tick }, at) => tickNote(trip, id, tick, at),
    inverse(trip, { id, tick }) {
      const back = inverseTick(findNote(trip, id)?.text, tick);
      return back ? [{ name: "notes.tick", args: { id, tick: back } }] : [];
    },
    nameOf: (_, { tick }) => nameNote(tick.text),
  }),

  "notes.order": changeRow("notes.order", {
    endpoint: notesEndpoints.order,
    input: ({ id, order }) => ({ ...withoutAnswer, body: { note: id, order } }),
    apply: (trip, { id, order }) => orderNote(trip, id, order),
    inverse(trip, { id, order }) {
      const before = findNote(trip, id)?.order;
      const after = findNote(orderNote(trip, id, order), id)?.order;
      if (before === undefined || before === after) return [];
      return [{ name: "notes.order", args: { id, order: before } }];
    },
    nameOf,
  }),

  "notes.remove": changeRow("notes.remove", {
    endpoint: notesEndpoints.remove,
    input: ({ id }) => ({ ...withoutAnswer, id }),
    apply: (trip, { id }) => removeNote(trip, id),
    inverse(trip, { id }) {
      const note = findNote(trip, id);
      if (!note) return [];
      const top = listNotes(trip).find((candidate) => candidate.id === id);
      return [...(top ? restoreNote(top) : restoreReply(note)), ...orderBack(trip, note)];
    },
    nameOf,
  }),
};
