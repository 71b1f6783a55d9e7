import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findDoors } from "../hours/find-doors.ts";
import type { Point } from "../points/point.ts";
import { instantOf } from "../time/zoned-time.ts";
import { followDay, isDayOn, type KnownDay, reportDelay } from "./going-day.ts";
import { noProgress, type Progress, progress, skip, tell } from "./progress.ts";

const zone = "Asia/Tbilisi";
const date = "2027-05-03 09:00";
const at = (time: string, day = "2027-05-03") => instantOf(`${day} ${time}`, zone);
const leg = { distance: 10_000, duration: 30 * 60, isEstimated: false };

const dayOf = (points: Partial<Point>[], known: Partial<KnownDay> = {}): KnownDay => {
  const route = makeRoute({ id: "day", date, points: points.map(makePoint) });
  const legs = Object.fromEntries(route.points.slice(1).map(({ id }) => [id, leg]));
  return {
    route,
    legs: { legs, missing: [] },
    zoneOf: () => zone,
    fallbackZone: "UTC",
    findDoors,
    ...known,
  };
};
const day = dayOf([
  { id: "hotel" },
  { id: "baths", timeToSpend: 60 },
  { id: "view", routeMode: "none" },
  { id: "museum", timeToSpend: 120, reservationTime: "12:00" },
  { id: "dinner", timeToSpend: 90 },
]);
const ids = ["hotel", "baths", "museum", "dinner"];
const told = (...tellings: [string, "reached" | "left", string][]): Progress =>
  tellings.reduce(
    (before, [stopId, what, time]) => tell(before, { stopId, what, instant: at(time) }, ids),
    noProgress,
  );
/** As "hotel done, baths now, museum next 12:00, dinner later". */
const show = (time: string, so: Progress = noProgress) => {
  const { states, schedule, leaves, delay } = followDay(day, so, at(time));
  const words = [...states].map(([id, state]) => {
    const { arrival } = schedule.stops[id] ?? {};
    return [id, state, state === "next" ? arrival?.at.slice(11) : ""].filter(Boolean).join(" ");
  });
  return `${words.join(", ")}; leaves ${leaves}, ${delay}`;
};

test.each([
  [
    "before it begins its first stop is next",
    "08:00",
    "hotel next 09:00, baths later, view off, museum later, dinner later; leaves hotel, 0",
  ],
  [
    "on the way the next stop is reached by plan",
    "09:10",
    "hotel done, baths next 09:30, view off, museum later, dinner later; leaves hotel, 0",
  ],
  [
    "at a stop one is now there",
    "09:40",
    "hotel done, baths now, view off, museum next 11:00, dinner later; leaves baths, 0",
  ],
  [
    "after the last stop it is over",
    "23:00",
    "hotel done, baths done, view off, museum done, dinner done; leaves null, null",
  ],
])("A day as planned: %s", (_, time, expected) => {
  expect(show(time)).toBe(expected);
});

test.each([
  [
    "I am here moves the rest of the day",
    told(["baths", "reached", "10:10"]),
    "10:15",
    "hotel done, baths now, view off, museum next 11:40, dinner later; leaves baths, 40",
  ],
  [
    "whoever is there and has not left is there until the next stop",
    told(["baths", "reached", "10:10"]),
    "11:20",
    "hotel done, baths now, view off, museum next 11:40, dinner later; leaves baths, 40",
  ],
  [
    "leaving early is earlier at the next stop",
    told(["baths", "left", "10:00"]),
    "10:00",
    "hotel done, baths done, view off, museum next 10:30, dinner later; leaves null, -30",
  ],
  [
    "what is told later replaces what was told of the stops after",
    told(["museum", "reached", "11:00"], ["baths", "left", "10:50"]),
    "10:55",
    "hotel done, baths done, view off, museum next 11:20, dinner later; leaves null, 20",
  ],
  [
    "what is left out is not on the way",
    skip(told(["baths", "left", "10:30"]), ["museum"]),
    "10:35",
    "hotel done, baths done, view off, museum skipped, dinner now; leaves null, -240",
  ],
])("What is told: %s", (_, so, time, expected) => {
  expect(show(time, so)).toBe(expected);
});

test("Late by some minutes is later than planned, never before now, and the reservation decides when one goes on", () => {
  const late = (minutes: number, time: string) => {
    const telling = reportDelay(followDay(day, noProgress, at(time)), day, minutes, at(time));
    return (
      telling && { ...telling, instant: new Date(telling.instant).toISOString().slice(11, 16) }
    );
  };
  const expected = { stopId: "baths", isExpected: true };
  expect(late(40, "09:10")).toEqual({ ...expected, what: "reached", instant: "06:10" });
  expect(late(40, "09:40")).toEqual({ ...expected, what: "left", instant: "07:10" });
  expect(late(10, "10:29")).toEqual({ ...expected, what: "left", instant: "06:40" });
  expect(late(20, "23:00")).toBeNull();
  const late40 = followDay(day, told(["baths", "left", "11:10"]), at("10:00"));
  expect(late40.schedule.stops.museum?.departure.at).toBe("2027-05-03 14:00");
});

test("A day without known ways has an order and no times, and told times give it some", () => {
  const bare = dayOf([{ id: "hotel" }, { id: "baths" }, { id: "dinner" }], {
    legs: { legs: {}, missing: [] },
  });
  const going = followDay(bare, noProgress, at("12:00"));
  expect([...going.states.values()]).toEqual(["done", "next", "later"]);
  expect(going.delay).toBeNull();
  const after = followDay(
    bare,
    tell(noProgress, { stopId: "baths", what: "reached", instant: at("12:00") }, ids),
    at("12:05"),
  );
  expect([after.current, after.next]).toEqual(["baths", "dinner"]);
  expect(after.schedule.stops.baths?.arrival.at).toBe("2027-05-03 12:00");
});

test("A day is on by the clocks of its place, and after midnight until its end", () => {
  const late = dayOf([
    { id: "hotel" },
    { id: "opera", timeToSpend: 180, reservationTime: "22:00" },
  ]);
  const isOn = (of: KnownDay, time: string, on?: string) => {
    const now = at(time, on);
    return isDayOn(of, followDay(of, noProgress, now), now);
  };
  expect(isOn(late, "23:59", "2027-05-02")).toBe(false);
  expect(isOn(late, "00:00")).toBe(true);
  expect(isOn(late, "00:30", "2027-05-04")).toBe(true);
  expect(isOn(late, "01:00", "2027-05-04")).toBe(false);
  expect(isOn(day, "00:30", "2027-05-04")).toBe(false);
});

const anyProgress = fc
  .array(
    fc.record({
      stopId: fc.constantFrom(...ids),
      what: fc.constantFrom("reached" as const, "left" as const),
      minute: fc.integer({ min: -120, max: 1_200 }),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.reduce(
      (so, { minute, ...telling }) =>
        tell(so, { ...telling, instant: at("09:00") + minute * 60_000 }, ids),
      noProgress,
    ),
  );

test("Without progress a day goes as planned; what is told never makes time go back", () => {
  fc.assert(
    fc.property(anyProgress, fc.integer({ min: -100, max: 1_000 }), (so, minute) => {
      const now = at("09:00") + minute * 60_000;
      expect(followDay(day, noProgress, now).schedule).toEqual(
        followDay(day, noProgress, now).planned,
      );
      const { schedule, states } = followDay(day, so, now);
      const times = ids.flatMap((id) => {
        const { arrival, departure } = schedule.stops[id] ?? {};
        return [arrival?.instant ?? Number.NaN, departure?.instant ?? Number.NaN];
      });
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect([...states.values()].filter((state) => state === "next").length).toBeLessThanOrEqual(
        1,
      );
      expect(progress.parse(JSON.parse(JSON.stringify(so)))).toEqual(so);
    }),
  );
});

test("Whoever is later at a stop is nowhere earlier after it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.nat(600), fc.nat(600), (stopId, first, more) => {
      const going = (minutes: number) =>
        followDay(
          day,
          tell(
            noProgress,
            { stopId, what: "reached", instant: at("09:00") + minutes * 60_000 },
            ids,
          ),
          at("09:00"),
        );
      const [soon, late] = [going(first), going(first + more)];
      for (const id of ids)
        expect(late.schedule.stops[id]?.arrival.instant).toBeGreaterThanOrEqual(
          soon.schedule.stops[id]?.arrival.instant ?? Number.NaN,
        );
    }),
  );
});

test("whoever stays longer than planned leaves the stop where they told to be", () => {
  const { arrives, leaves } = followDay(day, told(["baths", "reached", "09:40"]), at("13:00"));
  expect({ arrives, leaves }).toEqual({ arrives: "museum", leaves: "baths" });
});

test("whoever is late leaves the stop where they are, and reaches the one that they are late for", () => {
  const late = (stopId: string, what: "reached" | "left", time: string) =>
    tell(noProgress, { stopId, what, instant: at(time), isExpected: true }, ids);
  expect(followDay(day, late("baths", "left", "11:00"), at("11:10")).leaves).toBe("baths");
  expect(followDay(day, late("baths", "reached", "10:00"), at("10:10")).arrives).toBe("baths");
});

test("at a stop by the plan it is that one that is told first, and then the next", () => {
  expect(followDay(day, noProgress, at("09:40")).arrives).toBe("baths");
  expect(followDay(day, told(["baths", "reached", "09:40"]), at("09:45")).arrives).toBe("museum");
  expect(followDay(day, noProgress, at("08:00")).arrives).toBe("hotel");
});
