import { pointOfIdea } from "../../points/edit/share-place.ts";
import type { Idea } from "../../points/idea.ts";
import { isPaidOrDated } from "../../points/is-paid-or-dated.ts";
import { isSleptAt } from "../../points/is-slept-at.ts";
import type { Point } from "../../points/point.ts";
import { listPathStops } from "../../routes/paths/list-path-stops.ts";
import type { Route } from "../../routes/route.ts";
import { listDoors } from "../../routes/schedule/door.ts";
import { listReservations } from "../../routes/schedule/list-reservations.ts";
import { zoneNearDay } from "../../routes/schedule/zone-near-day.ts";
import { timeOf } from "../../time/dates.ts";
import { instantOf } from "../../time/zoned-time.ts";
import type { Trip } from "../../trips/trip.ts";
import { describeLegs, isCutOff, isPlanned, listZones, stayOf } from "../make-order-problem.ts";
import type { LegLookup } from "../order-legs.ts";
import { tabulateVisit, type VisitTable } from "../visit-scores.ts";
import type { DaysProblem } from "./days-problem.ts";
import { keepNearReasons } from "./keep-near-reasons.ts";

const minuteMs = 60_000;

/** What is known of days whose points are dealt out anew. */
export interface DaysInput {
  trip: Pick<Trip, "routes">;
  /** The chosen days, by their dates. */
  routes: readonly Pick<Route, "id" | "date" | "points" | "moveType">[];
  /** Ideas that get a day too, where they fit. */
  ideas: readonly Idea[];
  legOf: LegLookup;
  /** The zone of a point (IANA name); null where it is unknown. */
  zoneOf: (point: Point) => string | null;
  fallbackZone: string;
}

/** Describes days by the rules of the best order of a day (specification#best-order). */
export function makeDaysProblem(input: DaysInput): DaysProblem {
  const { trip, routes, ideas, legOf, zoneOf, fallbackZone } = input;
  const bench = ideas.length > 0 ? routes.length : null;
  const asStops = ideas.map((idea) => pointOfIdea(idea, routes[0]?.moveType));
  const byDay = [...routes.map(listPathStops), ...(bench === null ? [] : [asStops])];
  const stops = byDay.flat();
  const homes = byDay.flatMap((list, day) => list.map(() => day));
  const numbers = new Map(stops.map(({ id }, stop) => [id, stop]));
  const zones = byDay.flatMap((list) => listZones(list, input));
  const starts = routes.map(({ id, date }, day) => {
    const first = numbers.get(byDay[day]?.[0]?.id ?? "");
    const zone = first === undefined ? zoneNearDay(trip.routes, id, zoneOf) : zones[first];
    return instantOf(date, zone ?? fallbackZone);
  });
  const booked = byDay.flatMap((list, day) => {
    if (day === bench) return list.map(() => -1);
    const own = list.map(({ id }) => zones[numbers.get(id) ?? -1] ?? fallbackZone);
    const [date, start] = [routes[day]?.date ?? "", starts[day] ?? 0];
    return listReservations(list, own, { date, start }).map((instant) =>
      instant === null ? -1 : Math.max(0, Math.round((instant - start) / minuteMs)),
    );
  });
  // Days begin by the clocks of their first stops.
  const hasOneZone = new Set(zones).size <= 1;
  const isEnd = (list: readonly Point[], index: number) => {
    const point = list[index];
    return (index === 0 && !hasOneZone) || (point !== undefined && isSleptAt(trip, point));
  };
  const isAnchor = byDay.flatMap((list, day) =>
    list.map((point, index) => {
      if (day === bench) return false;
      const isCut = isCutOff(list, index, legOf) || isCutOff(list, index + 1, legOf);
      return isCut || isEnd(list, index) || isPlanned(point, stops);
    }),
  );
  const days = byDay.map((list) => {
    const today = list.map(({ id }) => numbers.get(id) ?? 0);
    const [first, last] = [today[0], today.at(-1)];
    return {
      today,
      keepsFirst: first !== undefined && isAnchor[first] === true,
      // The one stop of a day is where it begins.
      keepsLast: last !== undefined && today.length > 1 && isAnchor[last] === true,
    };
  });
  const problem = {
    ...{ stops, days, bench, homes, isAnchor, booked },
    keepsDay: stops.map(
      (point, stop) => isAnchor[stop] === true || (booked[stop] ?? -1) >= 0 || isPaidOrDated(point),
    ),
    isTied: byDay.flatMap((list, day) =>
      list.map((_, index) => day !== bench && isCutOff(list, index, legOf)),
    ),
    ...describeLegs(stops, legOf, zones),
    stays: stops.map(stayOf),
  };
  const doors = new Set(byDay.flatMap((list) => listDoors(list)));
  const known = new Map<number, VisitTable>();
  const describeVisit = (day: number, stop: number): VisitTable => {
    const point = stops[stop];
    if (!point) return { scores: null, begins: null };
    const zone = zones[stop] ?? fallbackZone;
    const times = { zone, start: starts[day] ?? 0, booked: booked[stop] ?? -1 };
    return tabulateVisit({ point, hasDoor: doors.has(point), ...times });
  };
  const visitOn = (day: number, stop: number): VisitTable => {
    const key = day * stops.length + stop;
    const table = known.get(key) ?? describeVisit(day, stop);
    known.set(key, table);
    return table;
  };
  const dayStarts = routes.map(({ date }) => {
    const [hours = 0, minutes = 0] = timeOf(date).split(":").map(Number);
    return hours * 60 + minutes;
  });
  return keepNearReasons({ ...problem, visitOn }, dayStarts);
}
