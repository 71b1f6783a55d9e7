import { listArrivals } from "@castor/core/bookings/journeys.ts";
import type { CheckLegs } from "@castor/core/check/check-context.ts";
import { checkTrip } from "@castor/core/check/check-trip.ts";
import { collectDayFacts } from "@castor/core/check/day-facts.ts";
import type { Finding } from "@castor/core/check/finding.ts";
import { isSilenced } from "@castor/core/check/silence-finding.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { routesAround, routesOn } from "@castor/core/reminders/list-reminders.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { type DateText, timeOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** What the server knows of the world. It asks no engine for a mail. */
export interface KnownWorld {
  /** The paths of days by the id of the route, as far as they are stored; estimated where they are not. */
  findPaths: (routes: readonly Route[]) => Promise<ReadonlyMap<string, KnownPath>>;
  /** The zone of a place (IANA name). */
  zoneAt: (position: Position) => string;
}

interface KnownPath {
  legs: CheckLegs["legs"];
  missing: ReadonlySet<string>;
}

/** A route of the day, with its first stop; null without points. `time` (`HH:mm`) is null while it is unknown. */
export interface DescribedRoute {
  route: Route;
  first: { name: string; time: string | null } | null;
}

export interface DescribedDay {
  routes: DescribedRoute[];
  /** What cannot work and what may fail, the worst first. */
  findings: Finding[];
  /** False where there is nothing to check, or too much. */
  isChecked: boolean;
}

const countStops = ({ routes }: Pick<Trip, "routes">) =>
  routes.reduce((sum, { points }) => sum + points.length, 0);

/** A trip with more stops is checked around the day only, and not at all if even those are more: a check takes a millisecond for seven stops. */
const maxChecked = 1_000;

/** A date of a trip: where it begins, and what stands against its plan. Weather is not known. */
export async function describeDay(
  trip: Trip,
  date: DateText,
  { today, zone }: { today: DateText; zone: string },
  { findPaths, zoneAt }: KnownWorld,
): Promise<DescribedDay> {
  const around = routesAround(trip, date);
  const paths = await findPaths(around);
  const legsByDay = Object.fromEntries(
    [...paths].map(([id, { legs, missing }]) => [id, { legs, missing: [...missing] }]),
  );
  const context = { today, legsByDay, zoneOf: zoneAt, fallbackZone: zone, perEuro: null };
  const isWhole = countStops(trip) <= maxChecked;
  const ofDay = routesOn(trip, date);
  const ids = new Set(ofDay.map(({ id }) => id));
  const points = ofDay.flatMap((route) => route.points);
  const places = new Set(points.map(({ linkId }) => linkId));
  const part = isWhole ? trip : { ...trip, routes: around };
  const isChecked = countStops(part) <= maxChecked;
  const found = isChecked ? checkTrip(part, context) : [];
  const isOfPlace = ({ stopIds }: Finding) =>
    part.routes.some((route) =>
      route.points.some(({ id, linkId }) => stopIds.includes(id) && places.has(linkId)),
    );
  const arrivals = listArrivals(trip, zoneAt);
  return {
    routes: ofDay.map((route) => {
      const [first] = collectDayFacts(route, context, arrivals.get(route.id)).stops;
      const time = first?.times ? timeOf(first.times.arrival.at) : null;
      return { route, first: first ? { name: first.point.name, time } : null };
    }),
    findings: found.filter(
      (finding) =>
        finding.severity !== "hint" &&
        !isSilenced(trip.silenced, finding) &&
        // It names the first of several visits only.
        (finding.kind === "closedAllTrip"
          ? isOfPlace(finding)
          : finding.routeIds.some((id) => ids.has(id))),
    ),
    isChecked: isChecked && points.length > 0,
  };
}
