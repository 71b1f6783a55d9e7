import { anyTrip } from "@castor/core/testing/any-trip.ts";
import {
  makeFinance,
  makeIdea,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listFinanceRows } from "../../finance/table/list-rows.ts";
import { moveDays } from "../../routes/edit/move-days.ts";
import { redactTrip } from "../../trips/redact-trip.ts";
import type { Trip } from "../../trips/trip.ts";
import { putIdeasOnDays, saveIdea, takeToIdeas } from "./edit-ideas.ts";
import { savePoint } from "./edit-points.ts";

const pointsOf = ({ routes }: Trip) => routes.flatMap(({ points }) => points);

test("A point that leaves its day and comes back has every field as before, and its place", () => {
  fc.assert(
    fc.property(anyTrip, fc.nat(), (trip, which) => {
      const points = pointsOf(trip);
      const point = points[which % Math.max(1, points.length)];
      if (!point) return;
      const { id, routeId, order, routeMode } = point;
      const taken = takeToIdeas(trip, [{ id }]);
      expect(pointsOf(taken)).toHaveLength(points.length - 1);
      expect(taken.ideas).toHaveLength(trip.ideas.length + 1);
      expect(putIdeasOnDays(taken, [{ id, routeId, order, routeMode }])).toEqual(trip);
    }),
  );
});

const hotel = makePoint({ linkId: "hotel", name: "Hotel", finance: makeFinance({ price: 300 }) });
const nights = makeTrip({
  routes: [1, 2, 3].map((day) =>
    makeRoute({
      ...{ id: `day${day}`, date: `2026-12-0${day} 09:00`, moveType: "walk" },
      points: [{ ...hotel, id: `night${day}` }],
    }),
  ),
});

test("A hotel that loses a night to the ideas stays one hotel with one price", () => {
  const taken = takeToIdeas(nights, [{ id: "night3" }]);
  const renamed = savePoint(taken, "night1", { name: "Grand Hotel" });
  expect(renamed.ideas.map(({ name }) => name)).toEqual(["Grand Hotel"]);
  const changed = saveIdea(renamed, "night3", { address: "Ring 1", timeToSpend: 30 });
  expect(pointsOf(changed)).toMatchObject([
    { address: "Ring 1", timeToSpend: 0 },
    { address: "Ring 1", timeToSpend: 0 },
  ]);
  const back = putIdeasOnDays(changed, [{ id: "night3", routeId: "day3" }]);
  expect(listFinanceRows(back, true)).toHaveLength(1);
  expect(pointsOf(back).at(-1)).toMatchObject({ linkId: "hotel", timeToSpend: 30 });
});

test("An idea goes to a position of its day, the way that its day goes", () => {
  const trip = { ...nights, ideas: [makeIdea({ id: "a" }), makeIdea({ id: "b" })] };
  const put = putIdeasOnDays(trip, [
    { id: "a", routeId: "day1", order: 0 },
    { id: "b", routeId: "day1" },
    { id: "gone", routeId: "day1" },
    { id: "b", routeId: "nowhere" },
  ]);
  expect(put.routes[0]?.points.map(({ id, order, routeMode }) => [id, order, routeMode])).toEqual([
    ["a", 0, "walk"],
    ["night1", 1, "car"],
    ["b", 2, "walk"],
  ]);
  expect(put.ideas).toEqual([]);
});

test("What an idea costs counts nowhere, and visitors see no ideas", () => {
  const trip = makeTrip({ ideas: [makeIdea({ finance: makeFinance({ price: 70 }) })] });
  expect(listFinanceRows(trip, true)).toEqual([]);
  expect(redactTrip(trip).ideas).toEqual([]);
});

test("A booking that follows moved days says the same in an idea of its place", () => {
  const stay = { checkIn: "2026-12-01 14:00", checkOut: "2026-12-04 12:00" };
  const taken = takeToIdeas(savePoint(nights, "night1", { hotelData: stay }), [{ id: "night3" }]);
  const dates = [1, 2].map((day) => ({ id: `day${day}`, date: `2026-12-1${day} 09:00` }));
  const moved = moveDays(taken, dates);
  expect(moved?.ideas[0]?.hotelData?.checkIn).toBe("2026-12-11 14:00");
});
