import fc from "fast-check";
import { expect, test } from "vitest";
import { anyTrip } from "../../../testing/any-trip.ts";
import {
  makeFinance,
  makeFinanceItem,
  makePoint,
  makeRoute,
  makeTrip,
} from "../../../testing/make.ts";
import { sumByCurrency } from "./arrange-rows.ts";
import { listFinanceRows } from "./list-rows.ts";
import { sumDays } from "./sum-days.ts";

test("the sums of the days are those of all points, whatever belongs to no day left out", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const points = listFinanceRows(trip, false).filter(({ source }) => source === "point");
      const days = sumDays(trip);
      for (const { currency, total } of sumByCurrency(points)) {
        const ofDays = [...days.values()].flat().filter((sum) => sum.currency === currency);
        expect(ofDays.reduce((sum, day) => sum + day.total, 0)).toBeCloseTo(total, 1);
      }
    }),
  );
});

test("a point of several days counts on its first, and a day without prices has no sum", () => {
  const shared = makePoint({ linkId: "museum", finance: makeFinance({ price: 30 }) });
  const trip = makeTrip({
    routes: [
      makeRoute({ id: "one", date: "2026-12-05 09:00", points: [shared] }),
      makeRoute({ id: "two", date: "2026-12-06 09:00", points: [{ ...shared, id: "again" }] }),
    ],
    financeItems: [makeFinanceItem()],
  });
  const days = sumDays(trip);
  expect([...days.keys()]).toEqual(["one"]);
  expect(days.get("one")).toMatchObject([{ currency: "EUR", total: 30 }]);
});
