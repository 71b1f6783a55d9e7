import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, todayIn, wallClock } from "../time/dates.ts";
import { dayToTell, eveningToday, minutesBeforeDay, nextEvening } from "./reminder-times.ts";

const zones = ["UTC", "Asia/Tbilisi", "America/New_York", "Pacific/Kiritimati", "Asia/Kathmandu"];
const moment = fc.tuple(
  fc.date({ min: new Date("2026-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
  fc.constantFrom(...zones),
);

test("Reminders come at 18:00 by the clocks of the person, in summer and in winter", () => {
  fc.assert(
    fc.property(moment, ([now, zone]) => {
      const next = nextEvening(now, zone);
      expect(wallClock(next, zone).slice(11)).toBe("18:00");
      expect(wallClock(eveningToday(now, zone), zone)).toBe(`${todayIn(zone, now)} 18:00`);
      const hours = (next.getTime() - now.getTime()) / 3_600_000;
      expect(hours > 0 && hours <= 25).toBe(true);
    }),
  );
});

test("The next evening tells of the day after the one that this moment tells of, or of the same until it has come", () => {
  fc.assert(
    fc.property(moment, ([now, zone]) => {
      const next = nextEvening(now, zone);
      expect(dayToTell(next, zone)).toBe(addDays(dayToTell(now, zone), 1));
      expect(dayToTell(now, zone) >= todayIn(zone, now)).toBe(true);
    }),
  );
});

test("An alarm is at 18:00 so many days before", () => {
  expect([1, 3, 7].map(minutesBeforeDay)).toEqual([360, 3_240, 9_000]);
});
