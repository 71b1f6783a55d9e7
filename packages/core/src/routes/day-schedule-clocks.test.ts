import { berlin, type PlannedStop, planDay, tell } from "@castor/core/testing/plan-day.ts";
import { expect, test } from "vitest";

const nine = "2026-12-05 09:00";
const hour = { timeToSpend: 60 };
const at = (reservationTime: string, cameBeforeMin = 0) => ({ reservationTime, cameBeforeMin });

test.each<[string, string, PlannedStop[], string]>([
  [
    "midnight makes it the next day",
    "2026-12-31 22:00",
    [hour, { leg: 90, ...hour }, { leg: 0, timeToSpend: 1440 }],
    "a 22:00-23:00, b 00:30+1-01:30+1, c 01:30+1-01:30+2",
  ],
  [
    "a reservation after midnight",
    "2026-12-05 20:00",
    [hour, { leg: 30, ...at("00:15", 30), ...hour }],
    "a 20:00-21:00, b 21:30-01:15+1 wait 135",
  ],
  [
    "clocks go forward while one is on the way",
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
  ["a start that clocks skip", "2026-03-29 02:30", [hour], "a 03:30-04:30"],
  [
    "a reservation after clocks went forward comes an hour sooner",
    "2026-03-28 23:00",
    [{}, { leg: 60, ...at("06:00") }],
    "a 23:00, b 00:00+1-06:00+1 wait 300",
  ],
])("Days cross midnight and changes of the clocks: %s", (_, date, stops, expected) => {
  expect(tell(planDay(date, ...stops))).toBe(expected);
});

const [tbilisi, yerevan, kars] = ["Asia/Tbilisi", "Asia/Yerevan", "Europe/Istanbul"];

test.each<[string, string, PlannedStop[], string]>([
  [
    "to the west one gains an hour",
    nine,
    [
      { zone: tbilisi, ...hour },
      { zone: kars, leg: 30, ...hour },
      { zone: kars, leg: 5 },
    ],
    "a 09:00-10:00, b 09:30-10:30 zone -60, c 10:35",
  ],
  [
    "to the east one loses an hour, and comes late to a reservation there",
    nine,
    [
      { zone: kars, ...hour },
      { zone: yerevan, leg: 30, ...at("11:00") },
    ],
    "a 09:00-10:00, b 11:30 late 30/30 zone 60",
  ],
  [
    "another zone with the same clocks is no change",
    nine,
    [{ zone: tbilisi }, { zone: yerevan, leg: 30 }],
    "a 09:00, b 09:30",
  ],
  [
    "over the date line to the east the day before comes back",
    "2026-12-05 08:00",
    [
      { zone: "Pacific/Auckland", ...hour },
      { zone: "Pacific/Honolulu", leg: 540 },
    ],
    "a 08:00-09:00, b 19:00-1 zone -1380",
  ],
  [
    "an unknown zone counts like the stop before",
    nine,
    [{ zone: tbilisi }, { zone: null, leg: 5, ...at("10:00") }, { zone: "Nowhere/Land", leg: 5 }],
    "a 09:00, b 09:05-10:00 wait 55, c 10:05",
  ],
  [
    "and the caller's where there is none before",
    nine,
    [{ zone: null }, { zone: berlin, leg: 5 }],
    "a 09:00, b 10:05 zone 60",
  ],
  [
    "a change is told at the next stop that has a time",
    nine,
    [{ zone: tbilisi }, { zone: kars, leg: null }, { zone: kars, leg: 5, ...at("12:00") }],
    "a 09:00, c ~12:00-12:00 zone -60",
  ],
])("Days cross zones: %s", (_, date, stops, expected) => {
  expect(tell(planDay(date, ...stops))).toBe(expected);
});
