import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { calendarOf } from "@castor/core/testing/calendar-of.ts";
import {
  makeFinance,
  makeFinanceItem,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { readCalendar } from "@castor/core/testing/read-calendar.ts";
import { expect, test } from "vitest";
import { redactTrip } from "../../trips/redact-trip.ts";

const script = fileURLToPath(new URL("../../../testing/judge-calendars.py", import.meta.url));
/** Debian's own, which sees the packages of Debian. */
const python = "/usr/bin/python3";
const names = [
  'Line\nbreak; comma, back\\slash and "quotes"',
  "🏔️".repeat(70),
  "שלום עולם — مرحبا",
  "BEGIN:VEVENT\r\nEND:VCALENDAR",
  "Длинное имя ".repeat(25),
];
const positions = [
  { lat: 52, lng: 13 },
  { lat: 40, lng: -74 },
  { lat: -37, lng: 175 },
  { lat: 33, lng: -8 },
  { lat: -14, lng: -172 },
];
const trip = makeTrip({
  name: names.join(" "),
  routes: ["2026-03-28 22:00", "2026-10-24 23:30", "2027-02-10 09:00"].map((date) =>
    makeRoute({
      date,
      points: positions.map((position, index) =>
        makePoint({
          ...position,
          name: names[index] ?? "",
          description: names.join("\n"),
          address: names[(index + 1) % names.length] ?? "",
          url: "https://site.example/путь?a=1;b,c",
          timeToSpend: index * 45,
          reservationTime: index % 2 === 0 ? null : "02:30",
          hotelData: {
            ...{ checkIn: `${date.slice(0, 10)} 15:00`, checkOut: null },
            ...{ checkInTime: null, checkOutTime: null, dining: "none" },
          },
        }),
      ),
    }),
  ),
  financeItems: [
    makeFinanceItem({
      finance: makeFinance({ paymentDueDate: "2026-01-01", cancellationDate: "2026-02-01" }),
    }),
  ],
});
const legs = Object.fromEntries(
  trip.routes.flatMap(({ points }) =>
    points.map(({ id }) => [id, { duration: 5_400, isEstimated: true }]),
  ),
);
const calendars = [
  calendarOf(trip, { legs }),
  calendarOf(redactTrip(trip)),
  calendarOf(makeTrip()),
];

const isInstalled =
  spawnSync(python, ["-c", "import vobject, ctypes; ctypes.CDLL('libical.so.3')"]).status === 0;

test("Where calendars are judged, their judges are installed", () => {
  if (process.env.REQUIRE_JUDGES) expect(isInstalled).toBe(true);
  expect(calendars.map((text) => readCalendar(text).events.length)).toEqual([35, 3, 0]);
});

test.runIf(isInstalled)("vobject and libical accept the file, and read the same times", () => {
  const answer = execFileSync(python, [script], { input: JSON.stringify(calendars) });
  const understood = JSON.parse(answer.toString()) as unknown;
  const at = (instant: number, isDay: boolean) =>
    new Date(instant).toISOString().slice(0, isDay ? 10 : 16);
  expect(understood).toEqual(
    calendars.map((text) =>
      readCalendar(text).events.map(({ uid, summary, start, end, isDay }) => ({
        ...{ uid, summary, start: at(start, isDay) },
        end: end === null ? null : at(end, isDay),
      })),
    ),
  );
});
