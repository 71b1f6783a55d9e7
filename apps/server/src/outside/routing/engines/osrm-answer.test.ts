import { expect, test } from "vitest";
import { osrmAnswer } from "./osrm.ts";
import { maxCorners } from "./provider-leg.ts";

/** A polyline of `corners` corners, alternating by a millionth of a degree. */
const lineOf = (corners: number) => "AA@@".repeat(Math.ceil(corners / 2)).slice(0, corners * 2);
const answer = (...corners: number[]) => ({
  code: "Ok",
  routes: [
    {
      legs: corners.map((count) => ({
        distance: 1,
        duration: 1,
        steps: [{ geometry: lineOf(1) }, { geometry: lineOf(count - 1) }],
      })),
    },
  ],
});
const read = (legs: number, told: unknown) => {
  const parsed = osrmAnswer(legs).safeParse(told);
  if (!parsed.success || typeof parsed.data === "string") return null;
  return parsed.data.map(({ line }) => line?.length ?? null);
};

test("The lines of a leg's steps are joined", () => {
  expect(read(2, answer(3, 2))).toEqual([3, 2]);
});

test("Only a limited number of corners is read, and no leg beyond them", () => {
  const most = maxCorners - 2;
  expect(read(3, answer(2, most, 2))).toEqual([2, most, null]);
  expect(read(2, answer(maxCorners + 1, 2))).toEqual([null, null]);
});

test.each([
  ["another number of legs", answer(2, 2)],
  ["no legs", answer()],
  ["no route", { code: "Ok", routes: [] }],
  ["a line that is none", { code: "Ok", routes: [{ legs: [legWith({ geometry: "<p>" })] }] }],
  ["a line off the earth", { code: "Ok", routes: [{ legs: [legWith({ geometry: "~~~~~E?" })] }] }],
  ["no line", { code: "Ok", routes: [{ legs: [legWith({})] }] }],
  ["a negative length", { code: "Ok", routes: [{ legs: [{ ...legWith(), distance: -1 }] }] }],
  [
    "endless time",
    { code: "Ok", routes: [{ legs: [{ ...legWith(), duration: Number.POSITIVE_INFINITY }] }] },
  ],
  ["a length in words", { code: "Ok", routes: [{ legs: [{ ...legWith(), distance: "1" }] }] }],
  ["an unknown code", { code: "InvalidQuery" }],
  ["nothing", null],
])("Refused as an answer: %s", (_name, told) => {
  expect(osrmAnswer(1).safeParse(told).success).toBe(false);
});

function legWith(step: object = { geometry: "??" }) {
  return { distance: 1, duration: 1, steps: [step] };
}
