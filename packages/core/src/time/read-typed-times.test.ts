import fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedMinutes, readTypedTime } from "./read-typed-times.ts";

test.each([
  ["9", "09:00"],
  ["9:30", "09:30"],
  ["09:30", "09:30"],
  ["9.30", "09:30"],
  ["930", "09:30"],
  ["1930", "19:30"],
  ["21", "21:00"],
  ["9 pm", "21:00"],
  ["9:05\u202fPM", "21:05"],
  ["12 a.m.", "00:00"],
  ["12pm", "12:00"],
  ["24:00", null],
  ["9:70", null],
  ["13 pm", null],
  ["soon", null],
  ["", null],
])("%j is the time %s", (text, time) => {
  expect(readTypedTime(text)).toBe(time);
});

test.each([
  ["90", 90],
  ["90 min", 90],
  ["1:30", 90],
  ["1h30", 90],
  ["1 h 30 min", 90],
  ["1 ч 30 мин.", 90],
  ["2 Std.", 120],
  ["2 часа", 120],
  ["0", 0],
  ["1,5 h", null],
  ["-5", null],
  ["long", null],
  ["", null],
])("%j is a stay of %s minutes", (text, minutes) => {
  expect(readTypedMinutes(text)).toBe(minutes);
});

test("A time and a stay are read as they are written", () => {
  const two = (part: number) => String(part).padStart(2, "0");
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
      const time = `${two(hour)}:${two(minute)}`;
      expect(readTypedTime(time)).toBe(time);
      expect(readTypedTime(time.replace(":", ""))).toBe(time);
      expect(readTypedMinutes(`${hour}:${two(minute)}`)).toBe(hour * 60 + minute);
      expect(readTypedMinutes(String(hour * 60 + minute))).toBe(hour * 60 + minute);
    }),
  );
});
