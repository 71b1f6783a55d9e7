import { type TaskTick, tickTask } from "../../markup/tick-task.ts";
import type { Trip } from "../../trips/trip.ts";
import type { Idea, IdeaChange, IdeaToDay, PointToIdeas } from "../idea.ts";
import { newPlaceFields, newStopFields, type Point } from "../point.ts";
import { modeForNewPoint } from "../travel-modes.ts";
import { findPoint, removePoint } from "./edit-points.ts";
import { onEachRoute } from "./on-each-route.ts";
import { renumber } from "./order-points.ts";
import {
  changeIdea,
  copySharedFields,
  listOfPlace,
  onIdeas,
  saveOfPlace,
  sharedFields,
  toIdea,
} from "./share-place.ts";

/** A new idea with temporary ids. */
export interface NewIdea {
  id: string;
  linkId: string;
  fields: IdeaChange & Pick<Idea, "name" | "lat" | "lng">;
  /** From 0; at the end when it is missing. */
  order?: number | undefined;
}

/** The idea with that id. */
export const findIdea = (trip: Trip, id: string): Idea | undefined =>
  trip.ideas.find((idea) => idea.id === id);

/** A list with one more at a position; it replaces one of the same id. */
export function insertAt<T extends { id: string }>(
  list: readonly T[],
  one: T,
  order = Number.POSITIVE_INFINITY,
): T[] {
  const others = list.filter(({ id }) => id !== one.id);
  const index = Math.max(0, Math.min(order, others.length));
  return [...others.slice(0, index), one, ...others.slice(index)];
}

/** A new idea: the defaults of a point and the given fields, and what the trip says of its place already. */
export function newIdea(trip: Trip, { id, linkId, fields }: NewIdea): Idea {
  const { name, lat, lng } = fields;
  const { routeMode: _, excludeFromRoute: __, ...own } = newStopFields;
  const bare = { id, linkId, tripId: trip.id, ...newPlaceFields, ...own, name, lat, lng };
  const [known] = listOfPlace(trip, linkId);
  return { ...changeIdea(bare, fields, trip), ...sharedFields(known ?? {}) };
}

/** The trip with a new idea. */
export const addIdea = (trip: Trip, added: NewIdea): Trip =>
  onIdeas(trip, (ideas) => insertAt(ideas, newIdea(trip, added), added.order));

/** The trip with a changed idea. Shared fields change on all stops and ideas of its place. */
export function saveIdea(trip: Trip, id: string, change: IdeaChange): Trip {
  const found = findIdea(trip, id);
  return found ? saveOfPlace(trip, found, change) : trip;
}

/** The trip with a task of an idea's description ticked or reopened; unchanged when the line is no longer that task. */
export function tickIdea(trip: Trip, id: string, tick: TaskTick): Trip {
  const description = tickTask(findIdea(trip, id)?.description ?? "", tick);
  return description === null ? trip : saveIdea(trip, id, { description });
}

/** The trip without an idea. Stops of its place stay. */
export const removeIdea = (trip: Trip, id: string): Trip =>
  onIdeas(trip, (ideas) => ideas.filter((idea) => idea.id !== id));

/** The trip with an idea of a server answer, replaced or added at the end. The shared fields change on all stops and ideas of its place. */
export function putIdea(trip: Trip, answered: Idea): Trip {
  const isKnown = findIdea(trip, answered.id) !== undefined;
  const put = isKnown ? trip : { ...trip, ideas: [...trip.ideas, answered] };
  return copySharedFields(
    onIdeas(put, (ideas) => ideas.map((idea) => (idea.id === answered.id ? answered : idea))),
    answered,
  );
}

/** The trip with ideas as stops of days. Of what is not there nothing becomes a stop. */
export const putIdeasOnDays = (trip: Trip, moves: readonly IdeaToDay[]): Trip =>
  moves.reduce((changed, { id, routeId, order, routeMode }) => {
    const found = findIdea(changed, id);
    const day = changed.routes.find((route) => route.id === routeId);
    if (!found || !day) return changed;
    const mode = routeMode ?? modeForNewPoint(day.moveType);
    const leg = { routeMode: mode, excludeFromRoute: mode === "none" };
    const point: Point = { ...found, ...leg, routeId, order: day.points.length };
    return onEachRoute(removeIdea(changed, id), (route) =>
      route.id === routeId ? renumber(insertAt(route.points, point, order)) : route.points,
    );
  }, trip);

/** The trip with stops as ideas. Of what is not there nothing becomes an idea. */
export const takeToIdeas = (trip: Trip, points: readonly PointToIdeas[]): Trip =>
  points.reduce((changed, { id, order }) => {
    const found = findPoint(changed, id)?.point;
    return found
      ? onIdeas(removePoint(changed, id), (ideas) => insertAt(ideas, toIdea(found), order))
      : changed;
  }, trip);
