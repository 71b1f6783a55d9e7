import type { CheckContext } from "@castor/core/check/check-context.ts";
import { createTripCheck } from "@castor/core/check/create-trip-check.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { addDays } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { computeMedian } from "./compute-median.ts";
import type { Figure } from "./figure.ts";

const [days, stopsOfDay, turns] = [60, 17, 15];
const hours = [
  "Mo-Fr 09:00-18:00; Sa 10:00-16:00",
  "Mo-Su 10:00-22:00",
  "Tu-Su 10:00-18:00; PH off",
  "Fr-Sa 20:00-03:00",
  "Apr-Oct 09:00-20:00; Nov-Mar 10:00-17:00",
  "",
];
const leg = { distance: 3_000, duration: 600, isEstimated: false };

function makeLongTrip(): Trip {
  const routes = Array.from({ length: days }, (_, day) =>
    makeRoute({
      date: `${addDays("2026-12-05", day)} 09:00`,
      points: Array.from({ length: stopsOfDay }, (__, index) =>
        makePoint({
          ...{ lat: 48 + day / 50 + index / 500, lng: 16 + index / 300, timeToSpend: 30 },
          workingHours: hours[(day + index) % hours.length] ?? "",
        }),
      ),
    }),
  );
  return makeTrip({ routes });
}

/** The median of several runs in milliseconds, after one that reads the opening hours. */
function timeOf(run: (turn: number) => void): number {
  run(-1);
  const times = Array.from({ length: turns }, (_, turn) => {
    const begun = performance.now();
    run(turn);
    return performance.now() - begun;
  });
  return computeMedian(times);
}

/** Measures the check of a long trip, and of one changed day of it. */
export function measureCheck(): Figure[] {
  const trip = makeLongTrip();
  const legsOf = (points: Trip["routes"][number]["points"]) =>
    Object.fromEntries(points.map(({ id }) => [id, leg]));
  const context: CheckContext = {
    today: "2026-11-20",
    legsByDay: Object.fromEntries(
      trip.routes.map(({ id, points }) => [id, { legs: legsOf(points), missing: [] }]),
    ),
    zoneOf: () => "Europe/Vienna",
    fallbackZone: "UTC",
    perEuro: {},
  };
  const [first, ...others] = trip.routes;
  const known = createTripCheck();
  const changeDay = (turn: number) => {
    const minute = String(turn + 10).padStart(2, "0");
    const changed = first ? [{ ...first, date: `2026-12-05 09:${minute}` }] : [];
    known({ ...trip, routes: [...changed, ...others] }, context);
  };
  return [
    {
      name: "check: 60 days x 17 points",
      measured: timeOf(() => createTripCheck()(trip, context)),
      unit: "ms",
      atMost: 150,
      note: "opening hours read before",
    },
    { name: "check: one changed day", measured: timeOf(changeDay), unit: "ms", atMost: 10 },
  ];
}
