import type { ChangeBody } from "../../changes/change-args.ts";
import type { DayStop } from "../../check/day-facts.ts";
import { isDeparture, isStation } from "../../check/is-departure.ts";
import { distanceBetween } from "../../geo/position.ts";
import { isPaidOrDated } from "../../points/is-paid-or-dated.ts";
import { isSleptAt } from "../../points/is-slept-at.ts";
import type { Point } from "../../points/point.ts";
import { listPathStops } from "../../routes/paths/list-path-stops.ts";
import type { Route } from "../../routes/route.ts";
import { dayOf } from "../../time/dates.ts";
import type { Candidate } from "../fix.ts";
import { isMovable, type Problem, stopOf, stopsBefore } from "../problem.ts";

/** A longer detour is no good reason to move a stop. Metres as the crow flies. */
const longestDetour = 30_000;
/** Stops of the day that are moved to make time for a later one. */
const othersTried = 2;

/** A stop goes to the day of the trip, and the position there, where it is the least detour. */
export function moveDay(problem: Problem): Candidate[] {
  return subjectsOf(problem).flatMap(({ point }) => {
    const fits = problem.trip.routes.flatMap((route) => fitInto(problem, route, point));
    return fits.toSorted((a, b) => a.detour - b.detour).map((fit) => moveTo(point, fit));
  });
}

/** Of what is late, it is a stop before it that goes. */
function subjectsOf(problem: Problem): DayStop[] {
  const canGo = (stop: DayStop) =>
    isMovable(stop) &&
    !isSleptAt(problem.trip, stop.point) &&
    stop.point.reservationTime === null &&
    !isPaidOrDated(stop.point) &&
    stop !== problem.day.stops[0];
  const own = stopOf(problem);
  if (problem.day.stops.length < 2) return [];
  if (own && canGo(own)) return [own];
  const isOptional = ({ point }: DayStop) => Number(point.priority === "second");
  return stopsBefore(problem)
    .filter((stop) => canGo(stop) && stop.point.priority !== "star")
    .toSorted((a, b) => isOptional(b) - isOptional(a))
    .slice(0, othersTried);
}

interface Fit {
  route: Route;
  /** The position among the points of the day. */
  order: number;
  detour: number;
}

/** The best position on a day; none where the day is over, without stops, or has the place already. */
function fitInto({ trip, context, day }: Problem, route: Route, point: Point): Fit[] {
  const { points, id, date } = route;
  const path = listPathStops({ points });
  const isSame = points.some(({ linkId }) => linkId === point.linkId);
  const legs = context.legsByDay[id]?.legs ?? {};
  const isKnown = path.every((stop, index) => index === 0 || legs[stop.id] !== undefined);
  if (id === day.route.id || dayOf(date) <= context.today || isSame || !isKnown) return [];
  const fits = path.flatMap((before, index): Fit[] => {
    const after = path[index + 1];
    // After it one is elsewhere.
    if (isDeparture(before)) return [];
    const isEnd = before.typeId === "Hotel" || isSleptAt(trip, before) || isStation(before);
    if (!after && isEnd && path.length > 1) return [];
    const direct = after ? distanceBetween(before, after) : 0;
    const around = distanceBetween(before, point) + (after ? distanceBetween(point, after) : 0);
    return [{ route, order: before.order + 1, detour: around - direct }];
  });
  const best = fits.toSorted((a, b) => a.detour - b.detour)[0];
  return best && best.detour <= longestDetour ? [best] : [];
}

function moveTo({ id }: Point, { route, order }: Fit): Candidate {
  const move: ChangeBody = { name: "points.move", args: { pointId: id, routeId: route.id } };
  const place: ChangeBody = { name: "points.order", args: { id, order } };
  return {
    kind: "moveDay",
    changes: order < route.points.length ? [move, place] : [move],
    routeId: route.id,
    stopIds: [id],
    figures: { date: dayOf(route.date) },
  };
}
