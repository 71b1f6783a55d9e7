import fc from "fast-check";
import { expect, test } from "vitest";
import { placeByTime } from "./place-by-time.ts";

const start = "2027-05-03 09:00";
/** "10:00 Museum" and "Café" as points. */
const read = (text: string) =>
  text.split(", ").flatMap((id) => {
    if (id === "") return [];
    const time = /^\d{2}:\d{2}/.exec(id)?.[0] ?? null;
    return { id, reservationTime: time };
  });
const place = (points: string, brought: string) =>
  placeByTime(read(points), read(brought), start)
    .map(({ id }) => id)
    .join(", ");

test.each([
  ["a time between two times", "10:00 A, B, 14:00 C", "12:00 X", "10:00 A, B, 12:00 X, 14:00 C"],
  ["a time before all", "10:00 A, B", "09:30 X", "09:30 X, 10:00 A, B"],
  ["a time after all", "10:00 A, B", "12:00 X", "10:00 A, B, 12:00 X"],
  ["the same time", "10:00 A, 12:00 B", "10:00 X", "10:00 A, 10:00 X, 12:00 B"],
  ["a time on a day without times", "A, B", "12:00 X", "A, B, 12:00 X"],
  ["no time", "10:00 A, 12:00 B", "X", "10:00 A, 12:00 B, X"],
  ["no time behind a time", "13:00 A", "10:00 X, Y, 19:00 Z", "10:00 X, Y, 13:00 A, 19:00 Z"],
  ["a night behind an evening", "22:00 A", "01:00 X, 23:00 Y", "22:00 A, 23:00 Y, 01:00 X"],
  [
    "an order that is not that of the times",
    "14:00 A, 10:00 B",
    "12:00 X",
    "14:00 A, 10:00 B, 12:00 X",
  ],
  ["nothing that was there", "", "12:00 X, 10:00 Y, Z", "10:00 Y, Z, 12:00 X"],
])("With %s", (_what, points, brought, placed) => {
  expect(place(points, brought)).toBe(placed);
});

test("What was there keeps its order, nothing is lost, and times that were in order stay so", () => {
  const time = fc.integer({ min: 9, max: 23 }).map((hour) => `${String(hour).padStart(2, "0")}:00`);
  const times = fc.array(fc.option(time), { maxLength: 8 });
  const toPoints = (list: (string | null)[], mark: string) =>
    list.map((reservationTime, index) => ({ id: `${mark}${index}`, reservationTime }));
  fc.assert(
    fc.property(times, times, (mine, more) => {
      const inOrder = mine.filter((at) => at !== null).toSorted();
      const points = toPoints(
        mine.map((at) => (at === null ? null : (inOrder.shift() ?? null))),
        "a",
      );
      const brought = toPoints(more, "b");
      const placed = placeByTime(points, brought, start);
      expect(placed.filter(({ id }) => id.startsWith("a"))).toEqual(points);
      expect(placed).toHaveLength(points.length + brought.length);
      const told = placed.flatMap(({ reservationTime }) => reservationTime ?? []);
      expect(told).toEqual(told.toSorted());
    }),
  );
});
