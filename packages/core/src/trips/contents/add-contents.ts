import { isJourneyKind } from "../../bookings/booking-kinds.ts";
import type { Note } from "../../notes/note.ts";
import { renumber } from "../../points/edit/order-points.ts";
import type { Point } from "../../points/point.ts";
import type { Route } from "../../routes/route.ts";
import { joinTracks } from "../../routes/track.ts";
import type { Trip } from "../trip.ts";
import { datesOf, sortRoutes } from "../trip-dates.ts";
import { placeByTime } from "./place-by-time.ts";
import type { DayTarget, ThingsOfTrip, TripContents } from "./trip-contents.ts";

const notesOn = (notes: readonly Note[], routeId: string | null): Note[] =>
  notes.map((note) => ({
    ...note,
    routeId,
    replies: note.replies.map((reply) => ({ ...reply, routeId })),
  }));

/** A list without those of some ids, which an earlier attempt to bring them has left. */
const without = <T extends { id: string }>(list: readonly T[], brought: readonly T[]): T[] => {
  const ids = new Set(brought.map(({ id }) => id));
  return list.filter(({ id }) => !ids.has(id));
};
/** A list with others at its end. */
const append = <T extends { id: string }>(list: readonly T[], more: readonly T[]): T[] => [
  ...without(list, more),
  ...more,
];

/** The targets of contents; null when the trip has not all of those days. */
function routesByTarget(trip: Trip, { routes }: TripContents, targets: readonly DayTarget[]) {
  const known = new Set(trip.routes.map(({ id }) => id));
  if (targets.some(({ routeId }) => !known.has(routeId))) return null;
  const targetOf = new Map(targets.map(({ id, routeId }) => [id, routeId]));
  return Map.groupBy(routes, ({ id }) => targetOf.get(id) ?? null);
}

/** The first stop of a day where a booked journey ends that began on an earlier day. Who is on the way is nowhere else before. */
function listNightArrivals({ routes }: TripContents): Set<Point> {
  const arrivals = new Set<Point>();
  let former: Point | undefined;
  for (const { points } of routes) {
    const [first] = points;
    const isArrival = first?.routeMode === "break" && first.reservationTime === null;
    if (isArrival && former?.booking && isJourneyKind(former.booking.kind)) arrivals.add(first);
    // One sleeps where one is, and goes from there.
    former = points.findLast(({ hotelData }) => hotelData === null) ?? former;
  }
  return arrivals;
}

/**
 * The trip with what an import brings: the points and notes of a day with a target on that day, points by their times (decision 097), arrivals of a night's
 * journey first, all others as new days. The trip itself when a target is not there: nothing is brought by halves.
 */
export function addContents(
  trip: Trip,
  contents: TripContents,
  targets: readonly DayTarget[],
): Trip {
  const byTarget = routesByTarget(trip, contents, targets);
  if (byTarget === null) return trip;
  const arrivals = listNightArrivals(contents);
  const days = trip.routes.map((route): Route => {
    const brought = byTarget.get(route.id);
    if (!brought) return route;
    const points = brought.flatMap((day) => day.points);
    const notes = brought.flatMap((day) => day.notes);
    const ofDay = (list: readonly Point[]) =>
      list.map((point) => ({ ...point, routeId: route.id }));
    const others = points.filter((point) => !arrivals.has(point));
    return {
      ...route,
      points: renumber([
        ...ofDay(points.filter((point) => arrivals.has(point))),
        ...placeByTime(without(route.points, points), ofDay(others), route.date),
      ]),
      notes: renumber(append(route.notes, notesOn(notes, route.id))),
      track: brought.reduce((track, day) => joinTracks(track, day.track), route.track),
    };
  });
  const routes = sortRoutes(append(days, byTarget.get(null) ?? []));
  return {
    ...trip,
    routes,
    ...datesOf(routes),
    ideas: append(trip.ideas, contents.ideas),
    financeItems: append(trip.financeItems, contents.financeItems),
    notes: renumber(append(trip.notes, contents.notes)),
  };
}

/** What takes brought contents out of the trip again; null when `addContents` brings nothing. */
export function listBrought(
  trip: Trip,
  contents: TripContents,
  targets: readonly DayTarget[],
): ThingsOfTrip | null {
  const byTarget = routesByTarget(trip, contents, targets);
  if (byTarget === null) return null;
  const merged = contents.routes.filter((route) => !byTarget.get(null)?.includes(route));
  const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => ({ id }));
  const things: ThingsOfTrip = {
    routes: idsOf(byTarget.get(null) ?? []),
    points: idsOf(merged.flatMap(({ points }) => points)),
    ideas: idsOf(contents.ideas),
    financeItems: idsOf(contents.financeItems),
    notes: idsOf([...contents.notes, ...merged.flatMap(({ notes }) => notes)]),
  };
  return Object.values(things).some((list) => list.length > 0) ? things : null;
}
