import type { CheckLeg } from "../src/check/check-context.ts";
import { checkTrip } from "../src/check/check-trip.ts";
import { findFixes, type MendContext } from "../src/mend/find-fixes.ts";
import type { Fix, FixKind } from "../src/mend/fix.ts";
import type { Point } from "../src/points/point.ts";
import type { FindingKind } from "../src/trips/silenced/finding-kinds.ts";
import type { Trip } from "../src/trips/trip.ts";
import { makePoint, makeRoute, makeTrip } from "./make.ts";

/** Saturday in Vienna. */
export const saturday = "2026-12-05 09:00";
const [vienna, north] = [{ lat: 48.21, lng: 16.37 }, 0.009];

/** A stop so many kilometres north of the city. */
export const stop = (id: string, km: number, changes: Partial<Point> = {}): Point =>
  makePoint({
    ...{ id, name: id, linkId: `place of ${id}`, typeId: "Other", timeToSpend: 60 },
    ...{ lat: vienna.lat + km * north, lng: vienna.lng },
    ...changes,
  });

export const days = (...all: readonly [date: string, ...points: Point[]][]): Trip =>
  makeTrip({
    id: "trip",
    kids: 0,
    routes: all.map(([date, ...points], index) =>
      makeRoute({ id: `day ${index}`, name: `Day ${index}`, date, points }),
    ),
  });

export function contextOf(trip: Trip, minutes: Readonly<Record<string, number>> = {}): MendContext {
  const legOf = (id: string): CheckLeg => {
    const duration = (minutes[id] ?? 30) * 60;
    return { distance: duration * 5, duration, isEstimated: false };
  };
  const legsOf = ({ points }: Trip["routes"][number]) =>
    Object.fromEntries(points.slice(1).map(({ id }) => [id, legOf(id)]));
  return {
    ...{ today: "2026-11-20", fallbackZone: "UTC", perEuro: null },
    ...{ zoneOf: () => "Europe/Vienna", newId: "new stop", at: "2026-11-20T08:00:00.000Z" },
    legsByDay: Object.fromEntries(
      trip.routes.map((route) => [route.id, { legs: legsOf(route), missing: [] }]),
    ),
  };
}

/** The fixes of the only finding of a kind. */
export function mend(
  trip: Trip,
  kind: FindingKind,
  minutes?: Readonly<Record<string, number>>,
): Fix[] {
  const context = contextOf(trip, minutes);
  const finding = checkTrip(trip, context).find((each) => each.kind === kind);
  if (!finding) throw new Error(`The check finds no ${kind}.`);
  return findFixes(trip, finding, context);
}
export const ofKind = (fixes: readonly Fix[], kind: FixKind) =>
  fixes.find((fix) => fix.kind === kind);
