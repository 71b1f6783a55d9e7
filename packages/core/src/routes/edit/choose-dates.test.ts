import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../limits.ts";
import { addDays, dayOf } from "../../time/dates.ts";
import {
  datesForInsert,
  datesForMove,
  datesForSwap,
  daysForDates,
  isAdjacentDateTaken,
  listFreeDates,
  roomForDays,
} from "./choose-dates.ts";

/** Two days are on the 6th; the 9th comes after a gap. */
const routes = [
  { id: "a", date: "2026-12-05 09:00" },
  { id: "b", date: "2026-12-06 10:30" },
  { id: "c", date: "2026-12-06 18:00" },
  { id: "d", date: "2026-12-09 08:00" },
];

const written = (dates: readonly { id: string; date: string }[]) =>
  dates.map(({ id, date }) => `${id} ${date.slice(5)}`);

describe("Moving a day", () => {
  test.each([
    ["alone", "b", "2026-12-08", false, ["b 12-08 10:30"]],
    [
      "with all later ones and those of its date",
      "b",
      "2026-12-08",
      true,
      ["b 12-08 10:30", "c 12-08 18:00", "d 12-11 08:00"],
    ],
    ["earlier, with all later ones", "d", "2026-12-07", true, ["d 12-07 08:00"]],
    ["to where it is", "b", "2026-12-06", true, []],
    ["that is not there", "x", "2026-12-08", true, []],
  ])("%s keeps each day's time", (_, id, to, isWithLater, expected) => {
    expect(written(datesForMove(routes, id, to, isWithLater))).toEqual(expected);
  });
});

describe("Inserting a day", () => {
  test.each([
    [
      "after, with room made",
      "a",
      "after",
      true,
      "2026-12-06",
      ["b 12-07 10:30", "c 12-07 18:00", "d 12-10 08:00"],
    ],
    ["after, into the gap", "b", "after", false, "2026-12-07", []],
    [
      "before, with room made",
      "b",
      "before",
      true,
      "2026-12-06",
      ["b 12-07 10:30", "c 12-07 18:00", "d 12-10 08:00"],
    ],
    ["before the first, a day earlier", "a", "before", false, "2026-12-04", []],
    ["after the last", "d", "after", true, "2026-12-10", []],
  ] as const)("%s", (_, id, place, isWithLater, day, expected) => {
    const insertion = datesForInsert(routes, id, place, isWithLater);
    expect(insertion?.day).toBe(day);
    expect(written(insertion?.dates ?? [])).toEqual(expected);
  });

  test("needs room exactly if the adjacent date is taken", () => {
    expect(isAdjacentDateTaken(routes, "a", "after")).toBe(true);
    expect(isAdjacentDateTaken(routes, "a", "before")).toBe(false);
    expect(isAdjacentDateTaken(routes, "b", "after")).toBe(false);
    expect(isAdjacentDateTaken(routes, "b", "before")).toBe(true);
  });
});

test("Swapping two days swaps all days of both dates and keeps their times", () => {
  expect(written(datesForSwap(routes, "b", "d"))).toEqual([
    "b 12-09 10:30",
    "c 12-09 18:00",
    "d 12-06 08:00",
  ]);
  expect(datesForSwap(routes, "b", "c")).toEqual([]);
});

test("Days of one date stay together after an insertion with room, a move with later days or a swap", () => {
  const trips = fc.array(fc.nat(6), { minLength: 2, maxLength: 12 }).map((days) =>
    days.map((day, index) => ({
      id: String(index),
      date: `${addDays("2026-12-28", day)} ${10 + index}:00`,
    })),
  );
  fc.assert(
    fc.property(
      trips,
      fc.nat(11),
      fc.nat(11),
      fc.integer({ min: -9, max: 9 }),
      (days, index, to, by) => {
        const [one, other] = [days[index % days.length], days[to % days.length]];
        if (!one || !other) return;
        const plans = [
          datesForMove(days, one.id, addDays(dayOf(one.date), by), true),
          datesForInsert(days, one.id, by < 0 ? "before" : "after", true)?.dates ?? [],
          datesForSwap(days, one.id, other.id),
        ];
        for (const plan of plans) {
          const moved = new Map(plan.map(({ id, date }) => [id, date]));
          const after = new Map(days.map(({ id, date }) => [id, moved.get(id) ?? date]));
          for (const day of days) {
            expect(after.get(day.id)?.slice(10)).toBe(day.date.slice(10));
            for (const peer of days)
              if (dayOf(peer.date) === dayOf(day.date))
                expect(after.get(peer.id)?.slice(0, 10)).toBe(after.get(day.id)?.slice(0, 10));
          }
        }
      },
    ),
  );
});

describe("Generating days", () => {
  test("makes a day for each free date of the range", () => {
    const dates = listFreeDates(routes, "2026-12-04", "2026-12-10", 400);
    expect(dates).toEqual(["2026-12-04", "2026-12-07", "2026-12-08", "2026-12-10"]);
    expect(daysForDates(dates, { name: "Day 1", moveType: "walk" })).toEqual(
      dates.map((day, index) => ({
        name: `Day ${index + 1}`,
        moveType: "walk",
        date: `${day} 09:00`,
        icon: "none",
        description: "",
      })),
    );
  });

  test("makes no days for a reversed range, and not more than a trip may have", () => {
    expect(listFreeDates(routes, "2026-12-10", "2026-12-04", 400)).toEqual([]);
    expect(listFreeDates([], "1900-01-01", "2200-12-31", 5)).toHaveLength(5);
    expect(roomForDays(routes)).toBe(limits.routesPerTrip - 4);
  });

  test.each([
    ["Day 9", ["Day 9", "Day 10"]],
    ["Sea", ["Sea 1", "Sea 2"]],
    ["2027: day 01 of summer", ["2027: day 01 of summer", "2027: day 02 of summer"]],
    [
      "x".repeat(limits.name),
      [`${"x".repeat(limits.name - 1)}1`, `${"x".repeat(limits.name - 1)}2`],
    ],
    ["😀".repeat(100), [`${"😀".repeat(99)}1`, `${"😀".repeat(99)}2`]],
    [`9b${"😀".repeat(99)}`, [`9b${"😀".repeat(99)}`, `10b${"😀".repeat(98)}`]],
  ])("numbers the names: %s", (name, expected) => {
    const days = daysForDates(["2026-12-04", "2026-12-05"], { name, moveType: "car" });
    expect(days.map((day) => day.name)).toEqual(expected);
  });
});
