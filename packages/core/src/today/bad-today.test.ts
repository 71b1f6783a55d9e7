import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { findDoors } from "../hours/find-doors.ts";
import type { Point } from "../points/point.ts";
import { instantOf } from "../time/zoned-time.ts";
import { followDay } from "./going-day.ts";
import { judgeDay } from "./judge-day.ts";
import { noProgress, tell } from "./progress.ts";

const several = (count: number, changes: Partial<Point>) =>
  Array.from({ length: count }, (_, index) => makePoint({ id: `stop${index}`, ...changes }));

/** Of a processor: a blow-up takes minutes, a slow machine six seconds. */
const mostMs = 30_000;

/** A day that is told late at its first stop, judged to the end. */
function judgeLate(points: Point[], zone: string | null, hasLegs: boolean) {
  const route = makeRoute({ id: "day", date: "2026-12-05 09:00", points });
  const trip = makeTrip({ routes: [route] });
  const leg = { distance: 0, duration: 60, isEstimated: true };
  const legs = hasLegs ? Object.fromEntries(points.slice(1).map(({ id }) => [id, leg])) : {};
  const day = {
    route,
    legs: { legs, missing: [] },
    zoneOf: () => zone,
    fallbackZone: "UTC",
    findDoors,
  };
  const now = instantOf("2026-12-05 13:00", zone ?? "UTC");
  const ids = points.map(({ id }) => id);
  const told = tell(noProgress, { stopId: "stop0", what: "left", instant: now }, ids);
  const { broken, seekDrop } = judgeDay(trip, day, followDay(day, told, now), told);
  const search = seekDrop?.();
  while (search && !search.next().done);
  return broken;
}

test.each<[string, number, Partial<Point>]>([
  ["points at one spot", 20, { lat: 48, lng: 16 }],
  ["300 points", 300, { workingHours: "Mo-Su 09:00-12:00", priority: "second" }],
  ["hours that nobody understands", 8, { workingHours: "Mo-Fr 25:00" }],
  ["windows over midnight", 8, { workingHours: "Mo-Su 20:00-03:00" }],
  ["reservations before the day's start", 8, { reservationTime: "06:00" }],
  ["40 hotels", 40, { typeId: "Hotel" }],
  ["places in the sea", 8, { lat: 0, lng: -150 }],
])(
  "a late day of %s is judged in a bounded time",
  (_, count, changes) => {
    for (const zone of count > 100 ? [null] : ["Europe/Vienna", null])
      for (const hasLegs of [true, false]) {
        const begun = process.cpuUsage().user;
        const broken = judgeLate(several(count, changes), zone, hasLegs);
        expect((process.cpuUsage().user - begun) / 1_000).toBeLessThan(mostMs);
        // Without times nothing is said of them.
        if (!hasLegs) expect(broken.filter(({ kind }) => kind === "closed")).toEqual([]);
      }
  },
  60_000,
);
