// @vitest-environment node
import { readTripFile } from "@castor/core/exports/json/read-trip-file.ts";
import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import type {
  ImportedDay,
  ImportedLine,
  ImportedPoint,
  ImportedTrip,
} from "@castor/core/imports/imported-trip.ts";
import { makeTrip } from "@castor/core/imports/make-trip.ts";
import { findFirstDate, planDates } from "@castor/core/imports/plan-dates.ts";
import { planImport } from "@castor/core/imports/plan-import.ts";
import { readTrack } from "@castor/core/routes/track.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

const now = new Date("2026-11-23T10:00:00Z");

const makePoint = (changes: Partial<ImportedPoint> = {}): ImportedPoint => ({
  ...{
    name: "Café",
    isNamed: true,
    position: { lat: 48.21, lng: 16.36 },
    lookup: "",
    typeId: "Other",
  },
  ...{ description: "", address: "", url: "", workingHours: "" },
  ...{ reservationTime: null, instant: null, timeToSpend: 0, stay: null, ...changes },
});
const makeDay = (points: ImportedPoint[], changes: Partial<ImportedDay> = {}): ImportedDay => ({
  ...{ name: "Day", date: null, points, line: null, ...changes },
});
const makeFile = (days: ImportedDay[]): ImportedTrip => ({
  ...{ name: "Vienna", format: "kml", days, dayName: null, warnings: [] },
});
const choices = {
  firstDay: "2027-05-01",
  isEachOnce: false,
  found: new Map<string, FoundPlace | null>(),
  zoneOf: (): string | null => null,
};

function made(file: ImportedTrip, chosen = choices) {
  const plan = planImport(file, chosen);
  if (!plan) throw new Error("no dates");
  return { plan, trip: makeTrip(file, plan, { name: "Mine", currency: "GEL", now }) };
}

test("days without dates follow each other from the first day", () => {
  const { trip } = made(makeFile([makeDay([makePoint()]), makeDay([])]));
  expect(trip.routes.map(({ date }) => date)).toEqual(["2027-05-01 09:00", "2027-05-02 09:00"]);
  expect(trip).toMatchObject({ name: "Mine", currency: "GEL", startDate: "2027-05-01" });
});

test("a day starts no later than its first time, so that every time is on its date", () => {
  const pointAt = (reservationTime: string | null) => makePoint({ reservationTime });
  const { trip } = made(
    makeFile([
      makeDay([pointAt(null), pointAt("10:00"), pointAt("08:00")]),
      makeDay([pointAt("06:25"), pointAt("15:00")]),
    ]),
  );
  expect(trip.routes.map(({ date }) => date)).toEqual(["2027-05-01 08:00", "2027-05-02 06:25"]);
});

test("dated days keep their distances, others come after them", () => {
  const days = [{ date: null }, { date: "2020-03-10" }, { date: "2020-03-08" }, { date: null }];
  expect(findFirstDate(days)).toBe("2020-03-08");
  expect(planDates(days, "2027-05-01")).toEqual([
    ...["2027-05-04", "2027-05-03", "2027-05-01", "2027-05-05"],
  ]);
});

test("dates beyond the years of a trip are refused", () => {
  expect(planDates([{ date: null }, { date: null }], "2200-12-31")).toBeNull();
  expect(planDates([{ date: null }], "2027-02-30")).toBeNull();
});

test("a place that stands twice is marked with its first day, and shared; taken once on demand", () => {
  const again = makePoint({ name: "CAFÉ", position: { lat: 48.2101, lng: 16.3601 } });
  const file = makeFile([
    makeDay([makePoint(), makePoint({ name: "Opera" })]),
    makeDay([makePoint(), again, makePoint({ name: "Café", position: { lat: 50, lng: 16 } })]),
  ]);
  const { plan, trip } = made(file);
  const repeats = plan.days.map(({ points }) => points.map((point) => point.repeats));
  expect(repeats).toEqual([
    [null, null],
    [1, 1, null],
  ]);
  expect(plan.repeated).toBe(2);
  const [first, second] = trip.routes;
  expect(second?.points[0]?.linkId).toBe(first?.points[0]?.linkId);
  expect(second?.points[1]?.linkId).not.toBe(first?.points[0]?.linkId);
  const once = made(file, { ...choices, isEachOnce: true });
  expect(once.trip.routes.map(({ points }) => points.length)).toEqual([2, 1]);
});

test("a price becomes the cost of its place, in its currency or that of the trip, with as many decimals as that has", () => {
  const prices = [
    { amount: 12.345, currency: "GEL" as const, isPerPerson: true },
    { amount: 1_200.6, currency: "JPY" as const, isPerPerson: false },
    { amount: 7, currency: null, isPerPerson: false },
    null,
  ];
  const { trip } = made(
    makeFile([makeDay(prices.map((price, index) => makePoint({ name: `P${index}`, price })))]),
  );
  expect(trip.routes[0]?.points.map(({ finance }) => finance)).toMatchObject([
    { type: "perPerson", price: 12.35, currency: "GEL" },
    { type: "same", price: 1_201, currency: "JPY" },
    { type: "same", price: 7, currency: trip.currency },
    null,
  ]);
});

test("what a file says of a day is its description", () => {
  const { trip } = made(makeFile([makeDay([makePoint()], { description: "**Slow**" })]));
  expect(trip.routes).toMatchObject([{ description: "**Slow**" }]);
});

test("points without coordinates take the found place; those not found, and those nobody looked for, are left out and counted", () => {
  const lost = makePoint({ name: "Nowhere", position: null, lookup: "Nowhere" });
  const file = makeFile([makeDay([makePoint({ position: null, lookup: "Central" }), lost, lost])]);
  const found: FoundPlace = {
    ...{ name: "Central", address: "Herrengasse 14", lat: 48.2, lng: 16.3, source: "x" },
    typeId: "Restaurant",
  };
  const { plan, trip } = made(file, {
    ...choices,
    found: new Map([
      ["0-0", found],
      ["0-1", null],
    ]),
  });
  expect([plan.points, plan.lost, plan.unsought]).toEqual([1, 1, 1]);
  expect(trip.routes[0]?.points).toMatchObject([
    { name: "Café", lat: 48.2, typeId: "Restaurant", address: "Central, Herrengasse 14" },
  ]);
});

test("a day whose points are near each other is walked, another is driven", () => {
  const near = makePoint({ name: "Near", position: { lat: 48.22, lng: 16.36 } });
  const far = makePoint({ name: "Far", position: { lat: 47.8, lng: 13.04 } });
  const { trip } = made(
    makeFile([makeDay([makePoint(), near]), makeDay([makePoint(), far]), makeDay([])]),
  );
  expect(trip.routes.map(({ moveType }) => moveType)).toEqual(["walk", "car", "car"]);
  expect(trip.routes[0]?.points.map(({ routeMode }) => routeMode)).toEqual(["walk", "walk"]);
});

test("whatever a file says, the made trip is one that the server takes", () => {
  const point = fc
    .record({
      name: fc.constantFrom("a", "b", "ё", "<&>"),
      position: fc.option(fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.nat(180) })),
      url: fc.constantFrom("", "https://example.com"),
      reservationTime: fc.constantFrom(null, "12:30"),
      timeToSpend: fc.nat(14_400),
    })
    .map((fields) => makePoint(fields));
  const day = fc
    .record({
      points: fc.array(point, { maxLength: 6 }),
      date: fc.constantFrom(null, "2020-02-29"),
    })
    .map(({ points, date }) => makeDay(points, { date }));
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 5 }), fc.boolean(), (days, isEachOnce) => {
      const { trip, plan } = made(makeFile(days), { ...choices, isEachOnce });
      const read = readTripFile(toTripFile(trip, now));
      expect(read).not.toHaveProperty("refused");
      expect(trip.routes.flatMap(({ points }) => points)).toHaveLength(plan.points);
    }),
  );
});

test("a drawn path is the day's, with each of its lines, and comes through the file that is sent", () => {
  const [one, other]: ImportedLine[] = [
    [
      [44.6, 42.6],
      [44.7, 42.7],
    ],
    [
      [45.6, 42.6],
      [45.7, 42.7],
    ],
  ];
  const line = [...(one ?? []), ...(other ?? [])];
  const days = [
    makeDay([makePoint()], { line: one ?? null }),
    makeDay([makePoint()], { line, lines: [one ?? [], other ?? []] }),
    makeDay([makePoint()]),
  ];
  const { trip } = made(makeFile(days));
  expect(trip.routes.map(({ track }) => readTrack(track))).toEqual([[one], [one, other], []]);
  const read = readTripFile(toTripFile(trip, now));
  expect("trip" in read && read.trip.routes.map(({ track }) => track)).toEqual(
    trip.routes.map(({ track }) => track),
  );
});
