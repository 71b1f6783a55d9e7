import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOf } from "../../time/zoned-time.ts";
import { reservationInstant } from "../schedule/reservation-instant.ts";
import { startByFirstTime, startOfNewDay } from "./start-by-first-time.ts";

const stopsAt = (...times: (string | null)[]) =>
  times.map((reservationTime) => ({ reservationTime, typeId: "Museum" as const }));
const anyTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

test("A new day starts at 09:00, or at its first time when that is earlier", () => {
  expect(startOfNewDay("2026-12-05", [])).toBe("2026-12-05 09:00");
  expect(startOfNewDay("2026-12-05", [null, "10:00", "15:00"])).toBe("2026-12-05 09:00");
  expect(startOfNewDay("2026-12-05", ["10:00", null, "06:25"])).toBe("2026-12-05 06:25");
});

test("Every time of a new day is on its date", () => {
  fc.assert(
    fc.property(fc.array(fc.option(anyTime)), (times) => {
      const date = startOfNewDay("2026-12-05", times);
      const start = instantOf(date, "Asia/Tbilisi");
      for (const reservationTime of times)
        expect(reservationInstant({ reservationTime }, date, "Asia/Tbilisi", start)).toBe(
          reservationTime && instantOf(`2026-12-05 ${reservationTime}`, "Asia/Tbilisi"),
        );
    }),
  );
});

test.each([
  ["without times", "09:00", [null], "09:00"],
  ["with a flight before its start", "09:00", ["06:25", "15:00"], "06:25"],
  ["with a flight just after midnight", "09:00", ["00:10"], "00:10"],
  ["with a night bus after other stops", "09:00", [null, "02:00"], "09:00"],
  ["with a first time after its start", "09:00", ["10:00", "08:00"], "09:00"],
  ["that ends at night", "20:00", ["21:00", "02:00"], "20:00"],
  ["of an evening that begins with a night train", "20:00", ["02:00"], "20:00"],
  ["with a train of the next morning", "09:00", ["19:00", "06:00"], "09:00"],
  ["with a night and a morning after it", "18:00", ["23:00", "03:00", "09:00"], "18:00"],
  ["that starts before all of them", "06:00", ["06:00", "23:00"], "06:00"],
])("A day %s that comes from elsewhere", (_what, start, times, expected) => {
  expect(startByFirstTime(`2026-12-05 ${start}`, stopsAt(...times))).toBe(`2026-12-05 ${expected}`);
});

test("A day that begins in a hotel starts by the first time after it", () => {
  const hotel = { reservationTime: null, typeId: "Hotel" as const };
  const date = startByFirstTime("2026-12-05 09:00", [hotel, ...stopsAt("06:25")]);
  expect(date).toBe("2026-12-05 06:25");
});

test("A day that was started by its first time stays as it is, and never starts later than before", () => {
  fc.assert(
    fc.property(anyTime, fc.array(fc.option(anyTime)), (time, times) => {
      const date = `2026-12-05 ${time}`;
      const started = startByFirstTime(date, stopsAt(...times));
      expect(started <= date).toBe(true);
      expect(startByFirstTime(started, stopsAt(...times))).toBe(started);
    }),
  );
});
