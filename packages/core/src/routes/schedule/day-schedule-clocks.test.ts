import {
  berlin,
  describeSchedule,
  type PlannedStop,
  planDay,
} from "@castor/core/testing/plan-day.ts";
import { expect, test } from "vitest";

const nine = "2026-12-05 09:00";
const hour = { timeToSpend: 60 };
const reservedAt = (reservationTime: string, cameBeforeMin = 0) => ({
  reservationTime,
  cameBeforeMin,
});

test.each<[string, string, PlannedStop[], string]>([
  [
    "after midnight it is the next day",
    "2026-12-31 22:00",
    [hour, { leg: 90, ...hour }, { leg: 0, timeToSpend: 1440 }],
    "a 22:00-23:00, b 00:30+1-01:30+1, c 01:30+1-01:30+2",
  ],
  [
    "a reservation after midnight",
    "2026-12-05 20:00",
    [hour, { leg: 30, ...reservedAt("00:15", 30), ...hour }],
    "a 20:00-21:00, b 21:30-01:15+1 wait 135",
  ],
  [
    "clocks go forward during a leg",
    "2026-03-29 01:00",
    [{ timeToSpend: 30 }, { leg: 60, ...hour }],
    "a 01:00-01:30, b 03:30-04:30",
  ],
  [
    "clocks go back during the stay",
    "2026-10-25 01:30",
    [{ timeToSpend: 120 }, { leg: 60 }],
    "a 01:30-02:30, b 03:30",
  ],
  ["a skipped start", "2026-03-29 02:30", [hour], "a 03:30-04:30"],
  [
    "a skipped midnight",
    "2026-09-05 23:30",
    [{ zone: "America/Santiago" }, { zone: "America/Santiago", leg: 45, ...hour }],
    "a 23:30, b 01:15+1-02:15+1",
  ],
  [
    "a start at a skipped midnight",
    "2026-09-06 00:00",
    [{ zone: "America/Santiago", ...hour }],
    "a 01:00-02:00",
  ],
  [
    "a reservation at a skipped time",
    "2026-03-29 00:00",
    [{}, { leg: 60, ...reservedAt("02:30") }],
    "a 00:00, b 01:00-03:30 wait 90",
  ],
  [
    "a reservation at a time that occurs twice is at the first",
    "2026-10-25 01:00",
    [{}, { leg: 30, ...reservedAt("02:30") }],
    "a 01:00, b 01:30-02:30 wait 60",
  ],
  [
    "a reservation after clocks went forward is an hour sooner",
    "2026-03-28 23:00",
    [{}, { leg: 60, ...reservedAt("06:00") }],
    "a 23:00, b 00:00+1-06:00+1 wait 300",
  ],
])("Days cross midnight and clock changes: %s", (_, date, stops, expected) => {
  expect(describeSchedule(planDay(date, ...stops))).toBe(expected);
});

const [tbilisi, yerevan, kars] = ["Asia/Tbilisi", "Asia/Yerevan", "Europe/Istanbul"];

test.each<[string, string, PlannedStop[], string]>([
  [
    "to the west an hour is gained",
    nine,
    [
      { zone: tbilisi, ...hour },
      { zone: kars, leg: 30, ...hour },
      { zone: kars, leg: 5 },
    ],
    "a 09:00-10:00, b 09:30-10:30 zone -60, c 10:35",
  ],
  [
    "to the east an hour is lost, so the arrival is late for a reservation there",
    nine,
    [
      { zone: kars, ...hour },
      { zone: yerevan, leg: 30, ...reservedAt("11:00") },
    ],
    "a 09:00-10:00, b 11:30 late 30/30 zone 60",
  ],
  [
    "a reservation after the start is on the same day, though local time is behind the start",
    nine,
    [
      { zone: tbilisi },
      { zone: kars, leg: 15, ...reservedAt("08:30") },
      { zone: kars, leg: 5, ...reservedAt("07:50") },
    ],
    "a 09:00, b 08:15-08:30 wait 15 zone -60, c 08:35-07:50+1 wait 1395",
  ],
  [
    "the same over the date line",
    "2026-12-05 19:00",
    [
      { zone: "Pacific/Auckland" },
      { zone: "America/Los_Angeles", leg: 720, ...reservedAt("12:00"), ...hour },
    ],
    "a 19:00, b 10:00-13:00 wait 120 zone -1260",
  ],
  [
    "to the east a reservation after the start in local time is missed, not on the next day",
    nine,
    [{ zone: kars }, { zone: yerevan, leg: 30, ...reservedAt("09:45") }],
    "a 09:00, b 10:30 late 45/45 zone 60",
  ],
  [
    "a reservation after midnight there is on the next day",
    "2026-12-05 20:00",
    [{ zone: berlin }, { zone: tbilisi, leg: 240, ...reservedAt("00:30") }],
    "a 20:00, b 03:00+1 late 150/150 zone 180",
  ],
  [
    "another zone with the same offset is no change",
    nine,
    [{ zone: tbilisi }, { zone: yerevan, leg: 30 }],
    "a 09:00, b 09:30",
  ],
  [
    "to the east over the date line it is the day before",
    "2026-12-05 08:00",
    [
      { zone: "Pacific/Auckland", ...hour },
      { zone: "Pacific/Honolulu", leg: 540 },
    ],
    "a 08:00-09:00, b 19:00-1 zone -1380",
  ],
  [
    "an unknown zone is that of the stop before",
    nine,
    [
      { zone: tbilisi },
      { zone: null, leg: 5, ...reservedAt("10:00") },
      { zone: "Nowhere/Land", leg: 5 },
    ],
    "a 09:00, b 09:05-10:00 wait 55, c 10:05",
  ],
  [
    "without a stop before it is the caller's zone",
    nine,
    [{ zone: null }, { zone: berlin, leg: 5 }],
    "a 09:00, b 10:05 zone 60",
  ],
  [
    "a change is shown at the next stop with a time",
    nine,
    [{ zone: tbilisi }, { zone: kars, leg: null }, { zone: kars, leg: 5, ...reservedAt("12:00") }],
    "a 09:00, c ~12:00-12:00 zone -60",
  ],
])("Days cross zones: %s", (_, date, stops, expected) => {
  expect(describeSchedule(planDay(date, ...stops))).toBe(expected);
});
