import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../../testing/make.ts";
import { createRandom } from "../../basics/create-random.ts";
import { type Finance, newFinance } from "../../finance/finance.ts";
import type { Point } from "../../points/point.ts";
import { lookUpLegs } from "../order-legs.ts";
import { findBestDays } from "./find-best-days.ts";
import { makeDaysProblem } from "./make-days-problem.ts";

const stop = (name: string, index: number, changes: Partial<Point> = {}) =>
  makePoint({
    id: name,
    name,
    linkId: name,
    lat: 48 + index / 100,
    lng: 16,
    timeToSpend: 30,
    ...changes,
  });

function deal(days: readonly (readonly Point[])[]) {
  const trip = makeTrip({
    routes: days.map((points, index) =>
      makeRoute({
        id: `day${index}`,
        date: `2026-12-${String(index + 4).padStart(2, "0")} 09:00`,
        points: [...points],
      }),
    ),
  });
  const found = findBestDays(
    {
      trip,
      routes: trip.routes,
      ideas: [],
      legOf: lookUpLegs({}),
      zoneOf: () => "Europe/Vienna",
      fallbackZone: "UTC",
    },
    { random: createRandom("bad") },
  );
  return found.kind === "refused"
    ? found.code
    : { ...found, names: found.points.map((points) => points.map(({ name }) => name).join(" ")) };
}

const many = (name: string, count: number, changes: Partial<Point> = {}) =>
  Array.from({ length: count }, (_, index) => stop(`${name}${index}`, (index * 37) % 60, changes));

test("what is near together comes to one day", () => {
  const days = [
    [stop("a", 0), stop("y", 51), stop("c", 2)],
    [stop("x", 50), stop("b", 1), stop("z", 52)],
  ];
  const found = deal(days);
  expect(found).toMatchObject({ isBetter: true });
  expect(
    typeof found === "object" &&
      found.names.map((each) => each.split(" ").toSorted().join(" ")).toSorted(),
  ).toEqual(["a b c", "x y z"]);
});

test("of days that are as good for two neighbourhoods, the points stay where most of them are", () => {
  const found = deal([
    [stop("a", 0), stop("y", 51), stop("c", 2), stop("d", 3)],
    [stop("x", 50), stop("b", 1), stop("z", 52), stop("w", 53)],
  ]);
  expect(found).toMatchObject({ after: { swaps: 2 } });
});

test("one day, more than 14 days and more than 60 points are refused, also 300 on a day", () => {
  expect(deal([many("a", 5)])).toBe("tooFewDays");
  expect(deal(Array.from({ length: 15 }, (_, index) => [stop(`s${index}`, index)]))).toBe(
    "tooManyDays",
  );
  expect(deal([many("a", 300), many("b", 300)])).toBe("tooManyStops");
});

test("points at one position, and 40 hotels, stay where they are", () => {
  const position = (name: string) => stop(name, 0);
  expect(
    deal([
      [position("a"), position("b")],
      [position("c"), position("d")],
    ]),
  ).toMatchObject({
    names: ["a b", "c d"],
    isBetter: false,
  });
  const hotels = { typeId: "Hotel" } as const;
  expect(deal([many("a", 20, hotels), many("b", 20, hotels)])).toMatchObject({ isBetter: false });
});

test("days without points, with nonsense hours and with endless stays are dealt", () => {
  expect(deal([[], []])).toMatchObject({ isBetter: false, names: ["", ""] });
  const odd = [
    stop("a", 0, { workingHours: "Mo-Fr 25:00" }),
    stop("b", 9, { timeToSpend: 1_000_000 }),
    stop("c", 1, { workingHours: "Mo-Su 22:00-04:00" }),
  ];
  expect(deal([odd, []])).toMatchObject({ kind: "dealt" });
});

test("hotels at the ends and reservations stay; a lunch stays near noon; no day is over ten hours where another has room", () => {
  const hotel = (day: string) => stop(day, 30, { typeId: "Hotel" });
  const long = { timeToSpend: 240 };
  const lunch = stop("lunch", 30, { typeId: "Restaurant", timeToSpend: 60 });
  const booked = stop("booked", 60, { reservationTime: "15:00" });
  const found = deal([
    [
      hotel("h1"),
      stop("a", 31, long),
      lunch,
      stop("b", 32, long),
      stop("c", 33, long),
      hotel("h2"),
    ],
    [hotel("h3"), booked, hotel("h4")],
  ]);
  if (typeof found === "string") throw new Error(found);
  expect(found.before.impossible).toBeGreaterThan(0);
  expect(found.after.impossible).toBe(0);
  const [first = "", second = ""] = found.names;
  expect(first).toMatch(/^h1 \w+ lunch .*h2$/);
  expect(second).toMatch(/^h3 .*booked.* h4$/);
});

test("what is paid for, valid on some dates, or slept at keeps its day", () => {
  const finance = (changes: Partial<Finance>) => ({
    finance: { ...newFinance("EUR"), ...changes },
  });
  const stay = { checkIn: "2026-12-04 15:00", checkOut: null, dining: "none" } as const;
  const kept: Partial<Point>[] = [
    finance({ payed: 20 }),
    finance({ validFrom: "2026-12-04" }),
    finance({ validTo: "2026-12-04" }),
    { hotelData: { ...stay, checkInTime: "15:00", checkOutTime: null } },
  ];
  const days = (changes: Partial<Point>) => [
    [stop("a", 0), stop("y", 51, changes), stop("c", 2), stop("d", 3)],
    [stop("x", 50), stop("b", 1), stop("z", 52), stop("w", 53)],
  ];
  const dayOfY = (changes: Partial<Point>) => {
    const found = deal(days(changes));
    return typeof found === "object" && found.names.findIndex((names) => names.includes("y"));
  };
  expect(dayOfY({})).toBe(1);
  expect(kept.map(dayOfY)).toEqual([0, 0, 0, 0]);
});

test("the night in a place with the dates of a stay is no part of the day", () => {
  const checkIn = "2026-12-04 20:00";
  const hotelData = { checkIn, checkOut: null, dining: "none", checkInTime: "20:00" } as const;
  const flat = stop("flat", 3, {
    timeToSpend: 900,
    hotelData: { ...hotelData, checkOutTime: null },
  });
  const found = deal([[stop("a", 0), flat], [stop("b", 1)]]);
  expect(found).toMatchObject({ before: { impossible: 0 } });
});

test("an empty day begins by the clocks of the days around it", () => {
  const [day, empty] = [
    makeRoute({ date: "2026-12-04 09:00", points: [stop("a", 0), stop("b", 1)] }),
    makeRoute({ date: "2026-12-05 09:00", points: [] }),
  ];
  const open = "Mo-Su 09:00-10:00";
  const trip = makeTrip({
    routes: [
      { ...day, points: day.points.map((point) => ({ ...point, workingHours: open })) },
      empty,
    ],
  });
  const problem = makeDaysProblem({
    ...{ trip, routes: trip.routes, ideas: [], legOf: lookUpLegs({}) },
    zoneOf: () => "Asia/Tokyo",
    fallbackZone: "America/New_York",
  });
  expect(problem.visitOn(1, 0).scores?.[0]).toBe(problem.visitOn(0, 0).scores?.[0]);
});

test("60 points on 7 days take a bounded time", () => {
  const days = Array.from({ length: 7 }, (_, index) => many(`d${index}-`, index < 4 ? 9 : 8));
  const start = performance.now();
  expect(deal(days)).toMatchObject({ isBetter: true });
  // Three seconds on a machine that does nothing else.
  expect(performance.now() - start).toBeLessThan(20_000);
});
