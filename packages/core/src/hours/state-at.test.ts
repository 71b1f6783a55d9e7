import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { wallClock } from "../time/dates.ts";
import { instantOf } from "../time/zoned-time.ts";
import { readHours } from "./read-hours.ts";
import { stateAt } from "./state-at.ts";

const ownZone = process.env.TZ;
const tbilisi = { zone: "Asia/Tbilisi", place: { lat: 41.69, lng: 44.83 } };
const berlin = { zone: "Europe/Berlin", place: { lat: 52.52, lng: 13.4 } };

function ask(osm: string, wall: string, { zone, place } = tbilisi) {
  const hours = readHours(osm);
  if (!hours) throw new Error(`not read: ${osm}`);
  const { state, change, unless } = stateAt(hours, instantOf(wall, zone), zone, place);
  if (change) expect(wallClock(new Date(change.instant), zone)).toBe(change.at);
  return [state, change?.at ?? null, unless];
}

const twoShifts = "Mo-Fr 09:00-12:00,13:00-18:00";
const nights = "Mo-Th 18:00-02:00; Fr-Sa 18:00-04:00; Su off";
const datedNights = "Mo-Sa 20:00-02:00; Su off; Dec 25 off";
const seasons = "Apr-Oct 10:00-18:00; Nov-Mar off";

// 4 May 2026 is a Monday.
describe.each(["UTC", "America/New_York", "Asia/Tokyo"])("on a device in %s", (deviceZone) => {
  beforeEach(() => {
    process.env.TZ = deviceZone;
  });
  afterAll(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  test("the device has its zone", () => {
    const named = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(named).toBe(deviceZone);
  });

  test.each([
    [twoShifts, "2026-05-04 08:59", "closed", "2026-05-04 09:00", null],
    [twoShifts, "2026-05-04 09:00", "open", "2026-05-04 12:00", null],
    [twoShifts, "2026-05-04 12:00", "closed", "2026-05-04 13:00", null],
    [twoShifts, "2026-05-08 18:00", "closed", "2026-05-11 09:00", null],
    ["24/7", "2026-05-04 03:00", "open", null, null],
    ["off", "2026-05-04 12:00", "closed", null, null],
    // Over midnight: Saturday's night goes on although Sunday is closed.
    [nights, "2026-05-05 01:59", "open", "2026-05-05 02:00", null],
    [nights, "2026-05-08 03:00", "closed", "2026-05-08 18:00", null],
    [nights, "2026-05-10 03:59", "open", "2026-05-10 04:00", null],
    [nights, "2026-05-10 12:00", "closed", "2026-05-11 18:00", null],
    [nights, "2026-05-09 20:00", "open", "2026-05-10 04:00", null],
    ["Mo-Su 18:00-02:00; Fr 18:00-04:00", "2026-05-08 01:00", "open", "2026-05-08 02:00", null],
    // A night belongs to the day on which it begins, with dates and seasons too.
    [datedNights, "2026-07-05 01:00", "open", "2026-07-05 02:00", null],
    [datedNights, "2026-12-25 01:00", "open", "2026-12-25 02:00", null],
    [datedNights, "2026-12-26 01:00", "closed", "2026-12-26 20:00", null],
    [datedNights, "2026-12-24 21:00", "open", "2026-12-25 02:00", null],
    [
      "Jun-Aug Sa 20:00-02:00; Jun-Aug Su off",
      "2026-07-05 01:00",
      "open",
      "2026-07-05 02:00",
      null,
    ],
    ["Jun-Aug 20:00-02:00", "2026-06-01 01:00", "closed", "2026-06-01 20:00", null],
    ["Jun-Aug 20:00-02:00", "2026-09-01 01:00", "open", "2026-09-01 02:00", null],
    ["Sa 20:00-02:00; Su 10:00-15:00", "2026-05-10 01:00", "open", "2026-05-10 02:00", null],
    ["Mo-Su 10:00-16:00, Fr 20:00-02:00", "2026-05-09 01:00", "open", "2026-05-09 02:00", null],
    ["Mo-Fr 20:00-02:00; Fr[-1] off; Sa off", "2026-05-09 01:00", "open", "2026-05-09 02:00", null],
    [
      "Mo-Fr 20:00-02:00; Fr[-1] off; Sa off",
      "2026-05-30 01:00",
      "closed",
      "2026-06-01 20:00",
      null,
    ],
    ["Mo-Su 02:00-26:00", "2026-05-09 01:00", "open", null, null],
    ["Mo-Su 20:00-02:00; PH off", "2026-05-08 01:00", "open", "2026-05-08 02:00", null],
    // The night before a holiday goes on in it.
    ["Mo-Su 20:00-02:00; PH off", "2026-05-09 01:00", "open", "2026-05-09 02:00", null],
    ["Mo-Su 20:00-02:00; PH off", "2026-05-10 01:00", "closed", "2026-05-10 20:00", null],
    ['Sa 20:00-02:00; Su "by appointment"', "2026-05-10 01:00", "open", null, null],
    // Seasons: the change may be months ahead.
    [seasons, "2026-10-31 17:59", "open", "2026-10-31 18:00", null],
    [seasons, "2026-11-01 12:00", "closed", "2027-04-01 10:00", null],
    ["week 01-53 10:00-12:00", "2026-05-04 11:00", "open", "2026-05-04 12:00", null],
    ["Dec 25 off; Mo-Su 10:00-18:00", "2026-12-24 18:30", "closed", "2026-12-25 10:00", null],
    // Public holidays of Georgia: 8 March and 9 and 12 May, each year; Easter Monday is on 13 April in 2026.
    ["Mo-Fr 09:00-18:00; PH off", "2026-05-04 10:00", "open", "2026-05-04 18:00", null],
    ["Mo-Fr 09:00-18:00; PH off", "2026-05-12 10:00", "closed", "2026-05-13 09:00", null],
    ["Mo-Fr 09:00-18:00; PH off", "2026-05-11 18:00", "closed", "2026-05-13 09:00", null],
    ["Mo-Fr 09:00-18:00; PH off", "2026-04-13 10:00", "closed", "2026-04-14 09:00", null],
    ["Mo-Fr 09:00-18:00; PH off", "2026-05-09 10:00", "closed", "2026-05-11 09:00", null],
    ["Mo-Sa 10:00-18:00; Su,PH 12:00-16:00", "2026-05-04 17:00", "open", "2026-05-04 18:00", null],
    [
      "Mo-Sa 10:00-18:00; Su,PH 12:00-16:00",
      "2026-05-12 17:00",
      "closed",
      "2026-05-13 10:00",
      null,
    ],
    ["Mo-Sa 10:00-18:00; Su,PH 12:00-16:00", "2026-05-10 13:00", "open", "2026-05-10 16:00", null],
    [
      "Oct-Apr PH off; May-Sep PH 10:00-12:00",
      "2027-05-12 11:00",
      "open",
      "2027-05-12 12:00",
      null,
    ],
    ["PH 10:00-12:00", "2026-05-12 11:00", "open", "2026-05-12 12:00", null],
    ["PH off", "2026-05-12 11:00", "closed", null, null],
    // Holidays that nobody knows yet are not guessed.
    ["Mo-Fr 09:00-18:00; PH off", "2040-05-04 10:00", "open", "2040-05-04 18:00", "PH"],
    ["10:00-18:00; SH 09:00-20:00", "2026-05-04 19:00", "closed", "2026-05-05 10:00", "SH"],
    ["PH 10:00-12:00", "2026-05-04 11:00", "unknown", null, null],
    ["PH Mo 10:00-12:00", "2026-05-04 11:00", "unknown", null, null],
    // Uncertain hours are unknown.
    ["18:00+", "2026-05-04 20:00", "unknown", null, null],
    ["18:00+", "2026-05-04 12:00", "closed", null, null],
    ['"by appointment"', "2026-05-04 12:00", "unknown", null, null],
  ])("%s at %s is %s", (osm, wall, state, change, unless) => {
    expect(ask(osm, wall)).toEqual([state, change, unless]);
  });

  test("a holiday of a part of the country may be one; by two countries only what both have is one", () => {
    const open = "Mo-Su 10:00-18:00; PH off";
    // Epiphany is one in Bavaria, Reunification Day in all of Germany.
    expect(ask(open, "2027-01-06 12:00", berlin)).toEqual(["open", "2027-01-06 18:00", "PH"]);
    expect(ask(open, "2026-10-03 12:00", berlin)[0]).toBe("closed");
    // Hanoi has Bangkok's zone. The king's birthday is one of Thailand alone.
    const bangkok = { zone: "Asia/Bangkok", place: { lat: 13.75, lng: 100.5 } };
    expect(ask(open, "2026-07-28 12:00", bangkok)).toEqual(["open", "2026-07-28 18:00", "PH"]);
    expect(ask(open, "2027-01-01 12:00", bangkok)[0]).toBe("closed");
    // Nobody lives in a zone of the sea.
    const sea = { zone: "Etc/GMT-3", place: { lat: 0, lng: 45 } };
    expect(ask(open, "2026-10-03 12:00", sea)).toEqual(["open", "2026-10-03 18:00", "PH"]);
  });

  test("the sun rises at the hours of the place", () => {
    // Tbilisi, 1 July 2026: sunrise 5:29, sunset 20:39, a minute more or less.
    expect(ask("sunrise-sunset", "2026-07-01 05:25")[0]).toBe("closed");
    expect(ask("sunrise-sunset", "2026-07-01 05:35")[0]).toBe("open");
    expect(ask("sunrise-sunset", "2026-07-01 20:35")[0]).toBe("open");
    expect(ask("sunrise-sunset", "2026-07-01 20:45")[0]).toBe("closed");
  });

  test("the clock changes of the place count", () => {
    const night = "22:00-05:00";
    // Two o'clock becomes three on 29 March, three becomes two on 25 October.
    expect(ask(night, "2026-03-29 01:30", berlin)).toEqual(["open", "2026-03-29 05:00", null]);
    expect(ask(night, "2026-10-25 02:30", berlin)).toEqual(["open", "2026-10-25 05:00", null]);
    const hours = readHours(night);
    const at = instantOf("2026-03-29 01:30", berlin.zone);
    const change = hours && stateAt(hours, at, berlin.zone, berlin.place).change;
    expect(((change?.instant ?? 0) - at) / 60_000).toBe(150);
  });

  test("places in other zones have other local times at the same instant", () => {
    const instant = instantOf("2026-05-04 08:00", berlin.zone);
    const hours = readHours("09:00-18:00");
    if (!hours) throw new Error("not read");
    expect(stateAt(hours, instant, berlin.zone, berlin.place).state).toBe("closed");
    expect(stateAt(hours, instant, tbilisi.zone, tbilisi.place).state).toBe("open");
  });
});

test("a minute that the device's clock skips is unknown", () => {
  process.env.TZ = "America/New_York";
  expect(ask("24/7", "2026-03-08 02:30")[0]).toBe("unknown");
  expect(ask("24/7", "2026-03-08 03:30")[0]).toBe("open");
});

test("the end of a night that the device's clock skipped the day before is unknown, unless it is later", () => {
  process.env.TZ = "Europe/Berlin";
  expect(ask("22:00-05:00", "2026-03-30 02:30", berlin)).toEqual([
    "open",
    "2026-03-30 05:00",
    null,
  ]);
  expect(ask("22:00-03:00", "2026-03-30 02:30", berlin)[0]).toBe("unknown");
  expect(ask("22:00-03:00", "2026-03-31 02:30", berlin)[0]).toBe("open");
});
