import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../time/dates.ts";
import { addRoute, changeRoute, removeRoute } from "./edit-routes.ts";
import { newRoute } from "./new-route.ts";

const dates = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.constantFrom("08:00", "09:00"))
  .map(([days, time]) => `${addDays("2026-12-31", days)} ${time}`);

test("After any change days are sorted by date, and the trip's dates are those of its first and last day", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(20), dates), { maxLength: 25 }), (script) => {
      let trip = makeTrip();
      for (const [verb, which, date] of script) {
        const id = trip.routes[which % Math.max(1, trip.routes.length)]?.id ?? "";
        if (verb === 0) trip = addRoute(trip, makeRoute({ tripId: trip.id, date }));
        if (verb === 1) trip = changeRoute(trip, id, { date });
        if (verb === 2) trip = removeRoute(trip, id);
      }
      const days = trip.routes.map(({ date }) => date);
      expect(days).toEqual(days.toSorted());
      expect(trip.startDate).toBe(days[0]?.slice(0, 10) ?? null);
      expect(trip.endDate).toBe(days.at(-1)?.slice(0, 10) ?? null);
    }),
  );
});

test("Two routes may share a date; routes of the same time stay in the order of their creation", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => makeRoute({ id, date: "2026-12-05 09:00" }));
  if (!a || !b || !c) throw new Error("no routes");
  const trip = addRoute(addRoute(addRoute(makeTrip(), a), b), c);
  expect(trip.routes.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  const moved = changeRoute(trip, "a", { date: "2026-12-06 09:00" });
  expect(moved.routes.map(({ id }) => id)).toEqual(["b", "c", "a"]);
});

test("A save of a route changes only the sent fields; the others and its points stay", () => {
  const trip = makeTrip({ routes: [makeRoute({ id: "a", points: [makePoint()] }), makeRoute()] });
  const saved = changeRoute(trip, "a", { name: "Sea", icon: "beach", description: undefined });
  expect(saved.routes[0]).toEqual({ ...trip.routes[0], name: "Sea", icon: "beach" });
  expect(saved.routes[1]).toEqual(trip.routes[1]);
});

test("A new route goes by car and has no icon", () => {
  const given = { id: "a", tripId: "t", name: "Day", date: "2026-12-05 09:00" };
  expect(newRoute(given)).toEqual({
    ...given,
    icon: "none",
    track: "",
    description: "",
    moveType: "car",
    isReadonly: false,
    notes: [],
    points: [],
  });
});

test("A day that is in the trip already, because an answer was lost, is not added twice", () => {
  const trip = makeTrip({ routes: [makeRoute({ id: "a" }), makeRoute({ id: "b" })] });
  const again = addRoute(trip, makeRoute({ id: "a", name: "Old town" }));
  expect(again.routes.filter(({ id }) => id === "a").map(({ name }) => name)).toEqual(["Old town"]);
  expect(again.routes).toHaveLength(2);
});
