import { expect, test } from "vitest";
import { makePoint, makeRoute } from "../../testing/make.ts";
import { createRandom } from "../basics/create-random.ts";
import type { Point } from "../points/point.ts";
import { findBestOrder } from "./best-order.ts";
import { type KnownLegs, lookUpLegs } from "./order-legs.ts";

const date = "2026-12-05 09:00";
/** A stop on a line to the north, a hundredth of a degree apart. */
const stop = (name: string, index: number, changes: Partial<Point> = {}) =>
  makePoint({ id: name, name, lat: 48 + index / 100, lng: 16, ...changes });

interface Ends {
  keepsFirst?: boolean;
  keepsLast?: boolean;
  known?: KnownLegs;
  zoneOf?: (point: Point) => string | null;
}

function order(
  points: Point[],
  { keepsFirst = false, keepsLast = false, known = {}, zoneOf = () => "Europe/Vienna" }: Ends = {},
) {
  const found = findBestOrder(
    {
      route: makeRoute({ date, points }),
      legOf: lookUpLegs(known),
      ...{ zoneOf, fallbackZone: "UTC", keepsFirst, keepsLast },
    },
    { random: createRandom("bad") },
  );
  return found.kind === "refused"
    ? found.code
    : { ...found, names: found.points.map(({ name }) => name).join(" ") };
}

const zigzag = () => [stop("a", 0), stop("c", 4), stop("b", 2), stop("d", 6)];

test("fewer than 4 stops on the path and more than 60 are refused", () => {
  expect(order([])).toBe("tooFewStops");
  const off = stop("off", 3, { routeMode: "none" });
  expect(order([...zigzag().slice(1), off])).toBe("tooFewStops");
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => stop(`s${index}`, (index * 37) % 60));
  expect(order(many(61))).toBe("tooManyStops");
  expect(order(many(300))).toBe("tooManyStops");
  expect(order(many(60))).toMatchObject({ kind: "ordered", isBetter: true, isExact: false });
});

test("points at one position stay in their order", () => {
  const points = ["a", "b", "c", "d", "e"].map((name) => stop(name, 0));
  expect(order(points)).toMatchObject({ names: "a b c d e", isBetter: false, isExact: true });
});

test("a line is walked from end to end; kept ends and hotels at an end stay", () => {
  expect(order(zigzag())).toMatchObject({ names: "a b c d", isBetter: true });
  expect(order(zigzag(), { keepsLast: true })).toMatchObject({ names: "a b c d" });
  const turned = [stop("b", 2), stop("d", 6), stop("a", 0), stop("c", 4)];
  expect(order(turned, { keepsFirst: true })).toMatchObject({ names: "b a c d" });
  const home = stop("hotel", 3, { typeId: "Hotel" });
  const round = [home, stop("d", 6), stop("c", 4), stop("a", 0), { ...home, id: "again" }];
  expect(order(round)).toMatchObject({ names: expect.stringMatching(/^hotel .* hotel$/) });
});

test("a station, a meal without a reservation, a bed in between and a leg without a way keep their positions", () => {
  const [first, , third, last] = zigzag();
  const around = (second: Point) => [first, second, third, last].flatMap((point) => point ?? []);
  for (const typeId of ["Transport", "Airport", "Restaurant", "Hotel"] as const)
    expect(order(around(stop("c", 4, { typeId })))).toMatchObject({
      names: expect.stringMatching(/^. c/),
    });
  const booked = stop("c", 4, { typeId: "Restaurant", reservationTime: "19:00" });
  expect(order(around(booked))).not.toMatchObject({ names: expect.stringMatching(/^. c/) });
  const gap = { distance: 0, duration: 0, isEstimated: false, hasNoWay: true };
  expect(order(zigzag(), { known: { "a c": gap } })).toMatchObject({
    names: expect.stringMatching(/^a c/),
  });
});

test("the car that one comes back to stays where it was left", () => {
  const parked = { linkId: "car park" };
  const points = [
    ...[stop("inn", 0), stop("park", 9, parked), stop("church", 12, { routeMode: "walk" })],
    ...[stop("back", 9, { ...parked, routeMode: "walk" }), stop("beach", 1), stop("pier", 4)],
  ];
  expect(order(points)).toMatchObject({ names: expect.stringMatching(/^\w+ park \w+ back/) });
});

test("a place that is open in the morning or in the evening is visited while it is open", () => {
  const museum = stop("museum", 6, { workingHours: "Mo-Su 08:00-10:00", timeToSpend: 30 });
  const sights = [stop("a", 0, { timeToSpend: 120 }), stop("b", 2, { timeToSpend: 120 })];
  const bar = stop("bar", 1, { workingHours: "Mo-Su 12:00-14:00,18:00-03:00", timeToSpend: 60 });
  expect(order([bar, ...sights, museum])).toMatchObject({
    names: expect.stringMatching(/^museum/),
    after: { impossible: 0 },
  });
  const late = stop("bar", 1, { workingHours: "Mo-Su 22:00-03:00", timeToSpend: 60 });
  const long = sights.map((sight) => ({ ...sight, timeToSpend: 400 }));
  expect(order([late, ...long, museum])).toMatchObject({
    names: expect.stringMatching(/^museum .* bar$/),
    after: { impossible: 0 },
  });
});

test("a reservation is kept, and a star before others", () => {
  const table = (name: string, index: number, changes: Partial<Point>) =>
    stop(name, index, { reservationTime: "09:20", timeToSpend: 90, ...changes });
  const both = [
    stop("a", 0),
    stop("b", 1),
    table("plain", 2, {}),
    table("star", 3, { priority: "star" }),
  ];
  expect(order(both)).toMatchObject({ after: { impossible: 1, ofStars: 0 } });
});

test("hours that nobody understands and zones that nobody knows say nothing", () => {
  const odd = zigzag().map((point) => ({ ...point, workingHours: "Mo-Fr 25:00" }));
  const found = order(odd, { zoneOf: () => null });
  expect(found).toMatchObject({ names: "a b c d", after: { impossible: 0 } });
  expect(order(odd, { zoneOf: () => "Atlantis/Sea" })).toMatchObject({ names: "a b c d" });
});

test("windows over midnight, reservations before the start and 40 hotels are ordered all the same", () => {
  for (const changes of [
    { workingHours: "Mo-Su 20:00-03:00" },
    { reservationTime: "06:00" },
    { workingHours: "Mo-Fr 25:00", reservationTime: "23:59" },
  ])
    expect(order(zigzag().map((point) => ({ ...point, ...changes })))).toMatchObject({
      kind: "ordered",
    });
  const hotels = Array.from({ length: 40 }, (_, index) =>
    stop(`h${index}`, (index * 7) % 40, { typeId: "Hotel" }),
  );
  expect(order(hotels)).toMatchObject({ isBetter: false });
});

test("on a day in several zones the first stop stays; so do a break and the stop before it", () => {
  const turned = [stop("b", 2), stop("d", 6), stop("a", 0), stop("c", 4)];
  const zoneOf = ({ lat }: Point) => (lat < 48.01 ? "Europe/Vienna" : "Europe/London");
  expect(order(turned, { zoneOf })).toMatchObject({ names: expect.stringMatching(/^b /) });
  const flight = [
    ...[stop("c", 4), stop("a", 0), stop("b", 2), stop("airport", -3)],
    ...[stop("landing", 900, { routeMode: "break" }), stop("f", 930), stop("e", 910)],
  ];
  const found = order(flight, { keepsFirst: true });
  expect(found).toMatchObject({ names: "c b a airport landing e f" });
});

test("points that are not on the path keep their positions", () => {
  const [a, c, b, d] = zigzag();
  const off = stop("off", 9, { routeMode: "none" });
  const points = [a, c, off, b, d].flatMap((point) => point ?? []);
  expect(order(points)).toMatchObject({ names: "a b off c d" });
});

test("where an engine has found no way, another way is taken", () => {
  const gap = { distance: 0, duration: 0, isEstimated: false, hasNoWay: true };
  const found = order(zigzag(), { known: { "a b": gap, "b a": gap } });
  expect(found).toMatchObject({ before: { impossible: 0 }, after: { impossible: 0 } });
  expect(found).not.toMatchObject({ names: expect.stringMatching(/a b|b a/) });
});
