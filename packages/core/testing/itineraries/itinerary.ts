import type { FinanceItem } from "../../src/finance/finance-item.ts";
import type { EuroRates } from "../../src/finance/rates.ts";
import type { HotelData } from "../../src/points/hotel-data.ts";
import type { Point } from "../../src/points/point.ts";
import type { PointTypeId } from "../../src/points/point-types.ts";
import type { RouteMode } from "../../src/points/travel-modes.ts";
import type { DayLeg } from "../../src/routes/paths/path-requests.ts";
import type { Route } from "../../src/routes/route.ts";
import type { DateText, DateTimeText } from "../../src/time/dates.ts";
import { timeOf } from "../../src/time/dates.ts";
import type { FindingKind, Severity } from "../../src/trips/silenced/finding-kinds.ts";
import type { Trip } from "../../src/trips/trip.ts";
import { makePoint, makeRoute, makeTrip } from "../make.ts";

/** A right finding. README.md says for each kind which day and stops it names. */
export interface Expected {
  kind: FindingKind;
  severity: Severity;
  /** The index of the day in the trip; null for a finding of the whole trip or of a cost without a point. */
  day: number | null;
  /** The names of the places or of the finance items; empty for a finding of a day or a night. */
  stops: readonly string[];
}

/** A trip with all that a check is told, and the findings that are right. */
export interface Itinerary {
  id: string;
  /** What it is about, for the report. */
  title: string;
  today: DateText;
  /** The zone of stops that are missing in `zones`. */
  zone: string;
  /** By the id of the stop. */
  zones: Readonly<Record<string, string>>;
  trip: Trip;
  /** By the id of the stop that each leads to. Unknown legs are missing. */
  legs: Readonly<Record<string, DayLeg>>;
  /** The stops to which an engine says that no way leads. They have no leg. */
  noWays: readonly string[];
  rates: EuroRates;
  expected: readonly Expected[];
}

/** A place of an itinerary; several visits may share it. */
export type PlannedPlace = Partial<Point> & Pick<Point, "linkId" | "name" | "lat" | "lng">;

/** A visit. `leg` is the minutes and kilometres of the way to it. */
export interface Visit extends Partial<Point> {
  place: PlannedPlace;
  leg?: readonly [minutes: number, km: number];
  /** True: the leg is an estimate. */
  isAbout?: boolean;
  isNoWay?: boolean;
  zone?: string;
}

export interface PlannedDay extends Partial<Omit<Route, "points">> {
  date: DateTimeText;
  visits: readonly Visit[];
}

type Draft = Pick<Itinerary, "id" | "title" | "today" | "zone"> &
  Partial<Pick<Itinerary, "rates" | "expected">> & {
    trip?: Partial<Omit<Trip, "routes">>;
    days: readonly PlannedDay[];
  };

const rates: EuroRates = { USD: 1.1, RUB: 90, GBP: 0.85, CHF: 0.95, JPY: 160, NOK: 11.5, TRY: 40 };

/** A place by its name, position and type. */
export const place = (
  name: string,
  lat: number,
  lng: number,
  typeId: PointTypeId = "Other",
  fields: Partial<Point> = {},
): PlannedPlace => ({ ...fields, linkId: `place of ${name}`, name, lat, lng, typeId });

/** A hotel with a stay. */
export const hotel = (
  name: string,
  lat: number,
  lng: number,
  [checkIn, checkOut]: readonly [DateTimeText, DateTimeText],
  fields: Partial<Point> = {},
): PlannedPlace =>
  place(name, lat, lng, "Hotel", { ...fields, hotelData: stayOf(checkIn, checkOut) });

const stayOf = (checkIn: DateTimeText, checkOut: DateTimeText): HotelData => ({
  ...{ checkIn, checkOut, dining: "none" },
  ...{ checkInTime: timeOf(checkIn), checkOutTime: timeOf(checkOut) },
});

/** A visit of `stay` minutes after a way of some minutes and kilometres. */
export const go = (
  routeMode: RouteMode,
  leg: readonly [minutes: number, km: number],
  place: PlannedPlace,
  stay = 0,
  changes: Partial<Visit> = {},
): Visit => ({ place, leg, routeMode, timeToSpend: stay, ...changes });

/** The first stop of a day, or one without a leg. */
export const be = (place: PlannedPlace, stay = 0, changes: Partial<Visit> = {}): Visit => ({
  ...{ place, timeToSpend: stay, routeMode: "car" },
  ...changes,
});

/** The right finding. */
export const expect = (
  kind: FindingKind,
  severity: Severity,
  day: number | null,
  ...stops: readonly string[]
): Expected => ({ kind, severity, day, stops });

export function itinerary({ days, trip: given, expected = [], ...facts }: Draft): Itinerary {
  const zones: Record<string, string> = {};
  const legs: Record<string, DayLeg> = {};
  const noWays: string[] = [];
  const routes = days.map(({ visits, ...route }, day) =>
    makeRoute({
      name: `Day ${day + 1}`,
      ...route,
      id: `${facts.id} day ${day}`,
      points: visits.map((visit, order) => {
        const { place, leg, isAbout = false, isNoWay = false, zone, ...stop } = visit;
        const id = `${facts.id} day ${day} stop ${order}`;
        if (zone !== undefined) zones[id] = zone;
        if (isNoWay) noWays.push(id);
        else if (leg && order > 0)
          legs[id] = legOf(leg, isAbout, visits[order - 1]?.place ?? place, place);
        const excludeFromRoute = stop.routeMode === "none";
        return makePoint({
          ...place,
          ...stop,
          excludeFromRoute,
          id,
          linkId: `${facts.id} ${place.linkId}`,
        });
      }),
    }),
  );
  const items: FinanceItem[] = given?.financeItems ?? [];
  const trip = makeTrip({
    ...{ name: facts.title, adults: 2, kids: 0 },
    ...given,
    id: facts.id,
    financeItems: items,
    routes,
  });
  return { rates, ...facts, zones, legs, noWays, trip, expected };
}

function legOf(
  [minutes, km]: readonly [number, number],
  isEstimated: boolean,
  from: PlannedPlace,
  to: PlannedPlace,
): DayLeg {
  const coordinates = [from, to].map(({ lat, lng }): [number, number] => [lng, lat]);
  const geometry = { type: "LineString" as const, coordinates };
  return { distance: km * 1000, duration: minutes * 60, geometry, isEstimated };
}

/** A day by its date and visits. */
export const on = (date: DateTimeText, ...visits: readonly Visit[]): PlannedDay => ({
  date,
  visits,
});
