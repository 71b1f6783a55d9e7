import { expect, test } from "vitest";
import { makeFinanceItem, makeNote, makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import type { Finding } from "../check/finding.ts";
import { silence } from "../check/silence-finding.ts";
import { newFinance } from "../finance/finance.ts";
import { createFormats } from "../formats/create-formats.ts";
import { parseMarkup } from "../markup/parse-markup.ts";
import type { Route } from "../routes/route.ts";
import { redactTrip } from "../trips/redact-trip.ts";
import type { Trip } from "../trips/trip.ts";
import type { PrintContext, PrintPath } from "./print-context.ts";
import { createPrintDocument } from "./print-document.ts";
import { type PrintOptions, readPrintOptions } from "./print-options.ts";

/** A leg of an hour to each point but the first. */
const hourly = ({ points }: Route): PrintPath => ({
  legs: Object.fromEntries(
    points.slice(1).map(({ id }) => [
      id,
      {
        distance: 60_000,
        duration: 3_600,
        isEstimated: false,
        geometry: { type: "LineString", coordinates: [] },
      },
    ]),
  ),
  missing: new Set(),
});

const context: PrintContext = {
  language: "en",
  words: (key, params) => `${key}${params ? ` ${Object.values(params).join(", ")}` : ""}`,
  formats: createFormats("en"),
  origin: "https://castor.example",
  pathOf: hourly,
  zoneAt: () => "Europe/Vienna",
  fallbackZone: "UTC",
};
const print = (
  trip: Trip,
  options: Partial<PrintOptions> = {},
  changes: Partial<PrintContext> = {},
) => createPrintDocument(trip, { ...readPrintOptions({}), ...options }, { ...context, ...changes });

const price = { ...newFinance("EUR"), price: 40, payed: 10 };
const hotel = makePoint({
  name: "Hotel Sacher",
  typeId: "Hotel",
  finance: { ...price, price: 300, payed: 0 },
  hotelData: {
    ...{ checkIn: "2026-12-05 15:00", checkOut: "2026-12-06 11:00", dining: "breakfast" },
    ...{ checkInTime: "15:00", checkOutTime: "11:00" },
  },
});
const trip = makeTrip({
  kids: 1,
  routes: [
    makeRoute({
      id: "day1",
      date: "2026-12-05 09:00",
      description: "**Old town**",
      notes: [makeNote({ text: "[ ] pack" })],
      points: [
        makePoint({
          id: "cafe",
          timeToSpend: 30,
          finance: price,
          workingHours: "Mo-Fr 08:00-20:00; Sa 10:00-18:00",
        }),
        makePoint({ id: "park", name: "Park", priority: "second" }),
        makePoint({ id: "opera", name: "Opera", priority: "star", reservationTime: "19:00" }),
        makePoint({ id: "tower", name: "Tower", routeMode: "none", excludeFromRoute: true }),
      ],
    }),
    makeRoute({
      id: "day2",
      date: "2026-12-06 10:00",
      points: [hotel, makePoint({ ...hotel, id: "again" })],
    }),
    makeRoute({ id: "day3", date: "2026-12-07 10:00" }),
  ],
  notes: [makeNote({ text: "Passports" })],
  financeItems: [makeFinanceItem({ name: "Flights", finance: { ...price, price: 100 } })],
});

test("days and points stand in the order of the screen, with its numbers and times", () => {
  const { days } = print(trip);
  expect(days.map(({ number, points }) => [number, points.map((point) => point.number)])).toEqual([
    [1, [1, 2, 3, 4]],
    [2, [1, 2]],
    [3, []],
  ]);
  expect(days[0]?.points.map(({ arrival, departure }) => [arrival, departure])).toEqual([
    ["09:00", "10:30"],
    ["11:30", ""],
    ["12:30", "19:00"],
    ["", ""],
  ]);
  expect(days[0]?.points.map(({ leg }) => leg?.text.replaceAll("\u00a0", " "))).toEqual([
    undefined,
    "points.leg points.modes.car, 60 km, 1 hr",
    "points.leg points.modes.car, 60 km, 1 hr",
    undefined,
  ]);
  expect(days[0]?.date).toBe("Saturday, 5 December 2026");
  expect(days[2]?.remark).toBe("points.emptyReadOnly");
});

test("optional points and points outside the route are marked", () => {
  const points = print(trip).days[0]?.points ?? [];
  expect(points.map(({ marks }) => marks)).toEqual([
    [],
    ["points.priorities.second"],
    ["points.priorities.star"],
    ["points.offPath"],
  ]);
  expect(points.map(({ isOptional, isOffPath }) => [isOptional, isOffPath])).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test("without optional points the others keep their numbers and times, and no leg begins at a missing one", () => {
  const day = print(trip, { optional: false }).days[0];
  expect(day?.points.map(({ number, arrival, leg }) => [number, arrival, leg?.mode])).toEqual([
    [1, "09:00", undefined],
    [3, "12:30", undefined],
    [4, "", undefined],
  ]);
  expect(day?.remark).toBe("print.hiddenPoints 1");
  expect(day?.map?.positions.map(({ number }) => number)).toEqual([1, 3, 4]);
});

test("prices are those of the finance page: a place counts once, on its first day", () => {
  const { days, costs } = print(trip);
  expect(days.map(({ summary }) => summary.filter((text) => text.includes("€")))).toEqual([
    ["€40"],
    ["€300"],
    [],
  ]);
  expect(costs?.totals).toEqual([
    { currency: "EUR", inDays: "€340", total: "€440", paid: "€20", remaining: "€420" },
  ]);
  expect(costs?.items.map(({ title, total }) => [title, total])).toEqual([["Flights", "€100"]]);
  const details = days[0]?.points[0]?.details ?? [];
  expect(details.filter(({ kind }) => kind === "price").map(({ text }) => text)).toEqual([
    "€40 (card.forAll)",
    "€10",
    "€30",
  ]);
});

test("opening hours are those of the day", () => {
  const { days } = print(trip);
  const ofCafe = days[0]?.points[0]?.details.find(({ kind }) => kind === "hours");
  expect(ofCafe?.text).toBe("10:00–18:00");
});

test("each switch leaves its part out and nothing else", () => {
  const whole = print(trip);
  expect(print(trip, { maps: false }).days.every(({ map }) => map === null)).toBe(true);
  expect(print(trip, { descriptions: false }).days[0]?.description).toEqual([]);
  expect(whole.days[0]?.description).toEqual(parseMarkup("**Old town**"));
  const quiet = print(trip, { notes: false });
  expect([quiet.notes, quiet.days[0]?.notes]).toEqual([[], []]);
  expect([whole.notes.length, whole.days[0]?.notes.length]).toEqual([1, 1]);
  const kinds = (options: Partial<PrintOptions>) =>
    new Set(
      print(trip, options).days.flatMap(({ points }) =>
        points.flatMap(({ details }) => details.map(({ kind }) => kind)),
      ),
    );
  expect(kinds({})).toEqual(new Set(["coordinates", "hours", "price", "stay"]));
  expect(kinds({ prices: false })).toEqual(new Set(["coordinates", "hours", "stay"]));
  expect(kinds({ hotels: false })).toEqual(new Set(["coordinates", "hours", "price"]));
  expect(print(trip, { prices: false }).costs).toBeNull();
});

test("of chosen days only these are printed, with their numbers, dates and costs", () => {
  const one = print(trip, { routeIds: ["day2", "gone"] });
  expect(one.days.map(({ id, number }) => [id, number])).toEqual([["day2", 2]]);
  expect(one.dates).toBe("6 Dec 2026");
  expect([one.notes, one.costs?.items]).toEqual([[], []]);
  expect(one.costs?.totals.map(({ total }) => total)).toEqual(["€300"]);
});

test("addresses lead to the map of the trip, the day and the point", () => {
  const { address, days } = print(trip);
  expect(address).toBe(`https://castor.example/map/${trip.id}/show`);
  expect(days[0]?.address).toBe(`https://castor.example/map/${trip.id}/day1`);
  expect(days[0]?.points[0]?.address).toBe(`${days[0]?.address}?point=cafe`);
});

test("while a path is unknown its day is printed without times", () => {
  const { days } = print(trip, {}, { pathOf: () => null });
  expect(days[0]?.points.map(({ arrival, leg }) => [arrival, leg])).toEqual(
    Array.from({ length: 4 }, () => ["", null]),
  );
});

test("visitors get no prices, bookings, reservations and notes", () => {
  const seen = JSON.stringify(print(redactTrip(trip)));
  for (const secret of ["€", "card.checkIn", "points.reservedAt", "pack", "Passports", "Flights"])
    expect(seen).not.toContain(secret);
  expect(seen).toContain("Opera");
});

test("an empty trip is printed with its name alone", () => {
  const empty = print(makeTrip({ name: "Some day" }));
  expect(empty).toMatchObject({ title: "Some day", dates: "", days: [], notes: [], costs: null });
});

test("its owner reads what the check finds of the printed costs (specification#check)", () => {
  const due = (paymentDueDate: string) => ({ ...newFinance("EUR"), price: 20, paymentDueDate });
  const tour = makePoint({ id: "tour", name: "Tour", finance: due("2026-12-01") });
  const later = makePoint({ id: "later", name: "Later", finance: due("2026-12-20") });
  const trip = makeTrip({
    canEdit: true,
    financeItems: [makeFinanceItem({ name: "Insurance", finance: due("2026-12-02") })],
    routes: [
      makeRoute({ id: "one", date: "2026-12-08 09:00", points: [tour] }),
      makeRoute({ id: "two", date: "2026-12-09 09:00", points: [later] }),
    ],
  });
  const found: Finding[] = [];
  const describe = (finding: Finding) => {
    found.push(finding);
    return `${finding.kind} ${finding.figures.date}`;
  };
  const check = { today: "2026-12-04", perEuro: null, describe };
  const findings = (of: Trip, options: Partial<PrintOptions> = {}) =>
    print(of, options, { check }).costs?.findings;
  expect(findings(trip)).toEqual([
    "Tour: overdueCost 2026-12-01",
    "Insurance: overdueCost 2026-12-02",
  ]);
  expect(findings(trip, { routeIds: ["one"] })).toEqual(["Tour: overdueCost 2026-12-01"]);
  expect(findings(trip, { routeIds: ["two"] })).toEqual([]);
  expect(print(trip, { prices: false }, { check }).costs).toBeNull();
  // Shared prices would not make a reader the owner.
  expect(findings({ ...trip, canEdit: false })).toEqual([]);
  const [ofTour] = found.filter(({ figures }) => figures.cost === "Tour");
  if (!ofTour) throw new Error("no finding");
  expect(findings({ ...trip, silenced: silence([], ofTour) })).toEqual([
    "Insurance: overdueCost 2026-12-02",
  ]);
});
