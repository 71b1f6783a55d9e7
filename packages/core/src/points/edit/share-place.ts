import { keepList } from "../../basics/keep-list.ts";
import type { Trip } from "../../trips/trip.ts";
import type { Idea } from "../idea.ts";
import { type Point, type PointChange, placeFieldNames } from "../point.ts";
import { type MoveType, modeForNewPoint } from "../travel-modes.ts";
import { changePoint } from "./change-point.ts";
import { onEachRoute } from "./on-each-route.ts";

const shared = new Set<string>(placeFieldNames);

/** The fields of a change that all stops and ideas of the place share (specification#stops-and-places). */
export const sharedFields = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(Object.entries(change).filter(([field]) => shared.has(field))) as Partial<T>;

/** A point without its day and the way to it. */
export function toIdea(point: Point): Idea {
  const { routeId: _, order: __, routeMode: ___, excludeFromRoute: ____, ...idea } = point;
  return idea;
}

/** Edits the ideas. What an edit leaves as it is stays the same object. */
export function onIdeas(trip: Trip, edit: (ideas: readonly Idea[]) => readonly Idea[]): Trip {
  const ideas = keepList(trip.ideas, [...edit(trip.ideas)]);
  return ideas === trip.ideas ? trip : { ...trip, ideas };
}

/** The stops and ideas of a place, stops first. */
export const listOfPlace = (trip: Trip, linkId: string): (Point | Idea)[] =>
  [...trip.routes.flatMap(({ points }) => points), ...trip.ideas].filter(
    (one) => one.linkId === linkId,
  );

/** An idea as a point of no day, for what asks for a point. It goes as a new point of a day with that mode does. */
export const pointOfIdea = (idea: Idea, moveType: MoveType = "car"): Point => ({
  ...idea,
  ...{ routeId: "", order: 0, routeMode: modeForNewPoint(moveType), excludeFromRoute: false },
});

/** An idea with the changed fields of a point, as a save of that point changes them. */
export function changeIdea(idea: Idea, change: PointChange, trip: Pick<Trip, "currency">): Idea {
  const context = { moveType: "car", currency: trip.currency } as const;
  return toIdea(changePoint(pointOfIdea(idea), change, context));
}

/** The trip with a changed stop or idea. Shared fields change on all stops and ideas of its place (specification#stops-and-places). */
export function saveOfPlace(
  trip: Trip,
  { id, linkId }: Pick<Point, "id" | "linkId">,
  change: PointChange,
): Trip {
  const ofPlace = sharedFields(change);
  const changeFor = (other: string) => (other === id ? change : ofPlace);
  const changed = onEachRoute(trip, (route) =>
    route.points.map((point) => {
      if (point.linkId !== linkId) return point;
      const context = { moveType: route.moveType, currency: trip.currency };
      return changePoint(point, changeFor(point.id), context);
    }),
  );
  return onIdeas(changed, (ideas) =>
    ideas.map((idea) =>
      idea.linkId === linkId ? changeIdea(idea, changeFor(idea.id), trip) : idea,
    ),
  );
}

/** The trip with what one stop or idea says of its place on all of them. */
export function copySharedFields(trip: Trip, one: Idea): Trip {
  const shared = sharedFields(one);
  const copy = <T extends Idea>(other: T): T =>
    other.linkId === one.linkId && other.id !== one.id ? { ...other, ...shared } : other;
  return onIdeas(
    onEachRoute(trip, (route) => route.points.map(copy)),
    (ideas) => ideas.map(copy),
  );
}

/** The trip with what its days say of a place on the ideas of that place. */
export function shareWithIdeas(trip: Trip): Trip {
  if (trip.ideas.length === 0) return trip;
  const points = trip.routes.flatMap((route) => route.points);
  const placeOf = new Map(points.map((point) => [point.linkId, point]));
  return onIdeas(trip, (ideas) =>
    ideas.map((idea) => ({ ...idea, ...sharedFields(placeOf.get(idea.linkId) ?? {}) })),
  );
}
