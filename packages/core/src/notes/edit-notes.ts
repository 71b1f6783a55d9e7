import type { Patch } from "../basics/apply-patch.ts";
import { keepList } from "../basics/keep-list.ts";
import { type TaskTick, tickTask } from "../markup/tick-task.ts";
import { orderPoints, renumber } from "../points/edit/order-points.ts";
import type { Trip } from "../trips/trip.ts";
import type { Note, Reply } from "./note.ts";
import { flattenNotes } from "./note-tree.ts";

/** The changes of a note that its form can make. */
export type NoteEdit = Patch<Pick<Reply, "text" | "routeId">>;

/** All notes of a trip as one tree: those of the trip, then day by day. */
export const listNotes = (trip: Pick<Trip, "notes" | "routes">): Note[] => [
  ...trip.notes,
  ...trip.routes.flatMap(({ notes }) => notes),
];

/** The note or reply with that id, anywhere in the trip. */
export const findNote = (trip: Trip, id: string): Reply | undefined =>
  flattenNotes(listNotes(trip)).find((note) => note.id === id);

/** The trip with these notes instead of its own. */
export function putNotes(trip: Trip, notes: readonly Note[]): Trip {
  const byRoute = Map.groupBy(notes, ({ routeId }) => routeId);
  return onEachDay(trip, (_, routeId) => byRoute.get(routeId) ?? []);
}

/** The trip with a note or reply at the end of its siblings. It replaces one of the same id. */
export function addNote(trip: Trip, added: Reply & Partial<Note>): Trip {
  const { replies = [], ...reply } = added;
  return onEachDay(removeNote(trip, added.id), (notes, routeId) => {
    if (reply.parentId !== null)
      return onNote(notes, reply.parentId, (note) => ({
        ...note,
        replies: renumber([...note.replies, { ...reply, order: note.replies.length }]),
      }));
    return routeId === reply.routeId ? renumber([...notes, { ...reply, replies }]) : notes;
  });
}

/** The trip with a task of a note ticked or reopened; unchanged when the line is no longer that task. */
export function tickNote(trip: Trip, id: string, tick: TaskTick, updated: string): Trip {
  const text = tickTask(findNote(trip, id)?.text ?? "", tick);
  return text === null ? trip : changeNote(trip, id, { text }, updated);
}

/** The trip with a note and its replies moved to the end of a day (null: of the notes of the trip). */
export function moveNote(trip: Trip, id: string, routeId: string | null): Trip {
  const moved = listNotes(trip).find((note) => note.id === id);
  const isThere = routeId === null || trip.routes.some((route) => route.id === routeId);
  if (!moved || !isThere || moved.routeId === routeId) return trip;
  const replies = moved.replies.map((reply) => ({ ...reply, routeId }));
  return addNote(trip, { ...moved, routeId, replies });
}

/** The trip with another text of a note or reply, another day, or both. */
export function changeNote(
  trip: Trip,
  id: string,
  { text, routeId }: NoteEdit,
  updated: string,
): Trip {
  const reworded =
    text === undefined
      ? trip
      : onEachDay(trip, (notes) => onAny(notes, id, (note) => ({ ...note, text, updated })));
  return routeId === undefined ? reworded : moveNote(reworded, id, routeId);
}

/** The trip with a note at `order` among its siblings (from 0, clamped). */
export function orderNote(trip: Trip, id: string, order: number): Trip {
  return onEachDay(trip, (notes) => {
    if (notes.some((note) => note.id === id)) return orderPoints(notes, id, order);
    const parent = notes.find(({ replies }) => replies.some((reply) => reply.id === id));
    if (!parent) return notes;
    return onNote(notes, parent.id, (note) => ({
      ...note,
      replies: orderPoints(note.replies, id, order),
    }));
  });
}

/** The trip without a note and its replies, or without a reply. */
export function removeNote(trip: Trip, id: string): Trip {
  return onEachDay(trip, (notes) => {
    const others = notes.filter((note) => note.id !== id);
    const remaining = others.map((note) => {
      const replies = note.replies.filter((reply) => reply.id !== id);
      return replies.length < note.replies.length ? { ...note, replies: renumber(replies) } : note;
    });
    return renumber(remaining);
  });
}

/** Edits the list of notes of the trip (null) and of each day. What an edit leaves as it is stays the same object. */
function onEachDay(trip: Trip, edit: (notes: Note[], routeId: string | null) => Note[]): Trip {
  const edited = trip.routes.map((route) => {
    const notes = keepList(route.notes, edit(route.notes, route.id));
    return notes === route.notes ? route : { ...route, notes };
  });
  const notes = keepList(trip.notes, edit(trip.notes, null));
  const routes = keepList(trip.routes, edited);
  return notes === trip.notes && routes === trip.routes ? trip : { ...trip, notes, routes };
}

/** Edits one of some notes; the others stay the same objects. */
const onNote = (notes: Note[], id: string, edit: (note: Note) => Note): Note[] =>
  notes.map((note) => (note.id === id ? edit(note) : note));

const onAny = (notes: Note[], id: string, edit: <T extends Reply>(note: T) => T): Note[] =>
  notes.map((note) => {
    if (note.id === id) return edit(note);
    if (!note.replies.some((reply) => reply.id === id)) return note;
    return {
      ...note,
      replies: note.replies.map((reply) => (reply.id === id ? edit(reply) : reply)),
    };
  });
