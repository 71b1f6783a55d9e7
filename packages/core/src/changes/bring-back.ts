import { equalJson } from "../basics/equal-json.ts";
import { addAttachment, findAttachment, hasThingOf } from "../files/edit-attachments.ts";
import { putFinanceItem } from "../finance/edit-items.ts";
import type { HistoryThing } from "../history/history.ts";
import { addNote, findNote, listNotes } from "../notes/edit-notes.ts";
import type { Reply } from "../notes/note.ts";
import { flattenNotes } from "../notes/note-tree.ts";
import { findIdea, putIdea } from "../points/edit/edit-ideas.ts";
import { findPoint, putPoint } from "../points/edit/edit-points.ts";
import type { Idea } from "../points/idea.ts";
import { addRoute } from "../routes/edit/edit-routes.ts";
import type { Trip } from "../trips/trip.ts";
import type { ChangeBody } from "./change-args.ts";
import { applyTripChange, inverseOf } from "./change-rows.ts";

/** Kinds of things that can be deleted. */
type Kind = Exclude<HistoryThing["kind"], "trip">;
type Thing = Pick<HistoryThing, "id"> & { kind: Kind };

const removalOf = {
  route: (id) => ({ name: "routes.remove", args: { id } }),
  point: (id) => ({ name: "points.remove", args: { id } }),
  idea: (id) => ({ name: "ideas.remove", args: { id } }),
  cost: (id) => ({ name: "finance.remove", args: { id } }),
  note: (id) => ({ name: "notes.remove", args: { id } }),
  file: (id) => ({ name: "attachments.remove", args: { id } }),
} satisfies Record<Kind, (id: string) => ChangeBody>;

/** True for a deleted thing that can be brought back. */
export const isLost = (thing: HistoryThing): thing is HistoryThing & { kind: Kind } =>
  thing.kind !== "trip" && thing.happened === "removed";

/**
 * The changes that bring deleted things back into a trip: what undoes their deletion, if they were deleted now. `then` is the trip
 * before it. A thing that is there again, or whose day or note is gone, needs no change or has none.
 */
export function bringBack(now: Trip, then: Trip, things: readonly Thing[]): ChangeBody[] {
  let trip = now;
  return things.flatMap(({ kind, id }) => {
    const bare = putThing(trip, then, { kind, id });
    if (bare === trip) return [];
    const whole = putFiles(trip, bare, then);
    const changes = inverseOf(whole, [{ ...removalOf[kind](id), at: now.updated }]);
    for (const change of changes) trip = applyTripChange(trip, { ...change, at: now.updated });
    return changes;
  });
}

/** The trip with a thing of an earlier one; the same trip where it has no place. */
function putThing(trip: Trip, then: Trip, { kind, id }: Thing): Trip {
  switch (kind) {
    case "route": {
      const day = then.routes.find((route) => route.id === id);
      const isThere = trip.routes.some(
        (route) => route.id === id || (route.name === day?.name && route.date === day.date),
      );
      return day && !isThere ? addRoute(trip, day) : trip;
    }
    case "point": {
      const point = findPoint(then, id)?.point;
      const day = trip.routes.find((route) => route.id === point?.routeId);
      if (!point || !day || findPoint(trip, id)) return trip;
      return day.points.some(isSamePlace(point)) ? trip : putPoint(trip, point);
    }
    case "idea": {
      const idea = findIdea(then, id);
      if (!idea || findIdea(trip, id)) return trip;
      return trip.ideas.some(isSamePlace(idea)) ? trip : putIdea(trip, idea);
    }
    case "cost": {
      const item = then.financeItems.find((cost) => cost.id === id);
      const isThere = trip.financeItems.some(
        (cost) => cost.id === id || equalJson({ ...cost, id }, item),
      );
      return item && !isThere ? putFinanceItem(trip, item) : trip;
    }
    case "note":
      return findNote(trip, id) ? trip : putNote(trip, then, id);
    case "file": {
      const file = findAttachment(then, id);
      return file && !findAttachment(trip, id) ? addAttachment(trip, file) : trip;
    }
  }
}

/** The files that stood at what came back stand there again. */
const putFiles = (trip: Trip, whole: Trip, then: Trip): Trip =>
  then.attachments
    .filter((file) => !hasThingOf(trip, file) && !findAttachment(trip, file.id))
    .reduce(addAttachment, whole);

/** What came back has another id: it is known again by its name and position. */
const isSamePlace =
  ({ name, lat, lng }: Idea) =>
  (other: Idea): boolean =>
    other.name === name && other.lat === lat && other.lng === lng;

function putNote(trip: Trip, then: Trip, id: string): Trip {
  const note = listNotes(then).find((top) => top.id === id) ?? findNote(then, id);
  if (!note) return trip;
  const { text, routeId, parentId } = note;
  const isSame = (other: Reply) =>
    other.text === text && other.routeId === routeId && other.parentId === parentId;
  if (flattenNotes(listNotes(trip)).some(isSame)) return trip;
  if (note.parentId !== null) return findNote(trip, note.parentId) ? addNote(trip, note) : trip;
  const hasDay = note.routeId === null || trip.routes.some((route) => route.id === note.routeId);
  return hasDay ? addNote(trip, note) : trip;
}
