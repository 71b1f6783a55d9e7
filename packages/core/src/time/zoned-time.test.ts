import fc from "fast-check";
import { expect, test } from "vitest";
import { wallClock } from "./dates.ts";
import { instantOf } from "./zoned-time.ts";

test.each([
  ["an ordinary winter noon", "2026-01-15 12:00", "Europe/Berlin", "2026-01-15T11:00:00Z"],
  ["an ordinary summer noon", "2026-07-15 12:00", "Europe/Berlin", "2026-07-15T10:00:00Z"],
  [
    "the minute before clocks go forward",
    "2026-03-29 01:59",
    "Europe/Berlin",
    "2026-03-29T00:59:00Z",
  ],
  [
    "a skipped minute: as long after the change",
    "2026-03-29 02:30",
    "Europe/Berlin",
    "2026-03-29T01:30:00Z",
  ],
  [
    "the minute after clocks went forward",
    "2026-03-29 03:00",
    "Europe/Berlin",
    "2026-03-29T01:00:00Z",
  ],
  [
    "a minute that occurs twice: the first",
    "2026-10-25 02:30",
    "Europe/Berlin",
    "2026-10-25T00:30:00Z",
  ],
  [
    "the minute after clocks went back",
    "2026-10-25 03:00",
    "Europe/Berlin",
    "2026-10-25T02:00:00Z",
  ],
  ["the southern spring", "2026-10-04 02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00Z"],
  ["a day that Samoa skipped", "2011-12-30 12:00", "Pacific/Apia", "2011-12-30T22:00:00Z"],
  ["an unknown zone", "2026-07-15 12:00", "Nowhere/Land", "2026-07-15T12:00:00Z"],
])("A local time is an instant: %s", (_, wall, zone, instant) => {
  expect(new Date(instantOf(wall, zone)).toISOString()).toBe(instant.replace("Z", ".000Z"));
});

const zones = ["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC"];

test("The local time of every instant leads back to it, or to the earlier of two instants with that local time", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1971, 0) / 60_000, max: Date.UTC(2190, 0) / 60_000 }),
      fc.constantFrom(...zones),
      (minute, zone) => {
        const instant = minute * 60_000;
        const back = instantOf(wallClock(new Date(instant), zone), zone);
        expect(wallClock(new Date(back), zone)).toBe(wallClock(new Date(instant), zone));
        expect([0, 30, 60]).toContain((instant - back) / 60_000);
      },
    ),
  );
});
