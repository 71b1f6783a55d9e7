import { calendarOf, zoneAt, zonedLongitudes } from "@castor/core/testing/calendar-of.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { readCalendar } from "@castor/core/testing/read-calendar.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOf } from "../../time/zoned-time.ts";
import { contentLine } from "./content-line.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc
    .array(fc.constantFrom(...'\\;,:"\r\n\t\0\u0085\u2028 aжש🏔é', "\r\n", "👨‍👩‍👧", "END:VEVENT"), {
      maxLength: 200,
    })
    .map((parts) => parts.join("")),
);
const anyDate = fc
  .date({ min: new Date("1975-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 16).replace("T", " "));
const anyTime = anyDate.map((at) => at.slice(11));
/** No save accepts a name without letters. */
const anyName = anyText.map((text) => `${text}x`);
const anyPoint = fc.record({
  name: anyName,
  description: anyText,
  address: anyText,
  url: fc.constantFrom("", "https://site.example/путь?a=1;b,c", "javascript:alert(1)", "http://"),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.constantFrom(...zonedLongitudes),
  routeMode: fc.constantFrom("car", "walk", "none", "break"),
  timeToSpend: fc.nat(14_400),
  reservationTime: fc.option(anyTime),
  cameBeforeMin: fc.nat(14_400),
  checkIn: fc.option(anyDate),
});
const anyTrip = fc
  .record({
    name: anyText,
    days: fc.array(
      fc.record({ date: anyDate, name: anyText, points: fc.array(anyPoint, { maxLength: 4 }) }),
      { maxLength: 4 },
    ),
  })
  .map(({ name, days }) =>
    makeTrip({
      name,
      routes: days.map(({ points, ...day }) =>
        makeRoute({
          ...day,
          points: points.map(({ checkIn, ...point }) =>
            makePoint({
              ...point,
              hotelData: checkIn
                ? { checkIn, checkOut: null, checkInTime: null, checkOutTime: null, dining: "none" }
                : null,
            }),
          ),
        }),
      ),
    }),
  );

/** What a text field keeps: line breaks of one kind, no control characters, no space around. */
const kept = (text: string) =>
  text
    .trim()
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?![\t\n])\p{Cc}/gu, "");

test("Every trip is a valid calendar, with every reservation and with each check-in at its instant", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const points = trip.routes.flatMap((route) => route.points);
      const legs = Object.fromEntries(
        points.flatMap(({ id, timeToSpend }) =>
          timeToSpend % 3 === 0 ? [] : [[id, { duration: timeToSpend * 7, isEstimated: false }]],
        ),
      );
      const { events } = readCalendar(calendarOf(trip, { legs }));
      const byUid = new Map(events.map((event) => [event.uid, event]));
      for (const route of trip.routes)
        expect(byUid.get(`day-${route.id}@castor`)?.summary).toBe(
          kept(`${trip.name}: ${route.name}`),
        );
      for (const point of points) {
        const stop = byUid.get(`stop-${point.id}@castor`);
        if (stop) expect(stop.summary).toBe(kept(point.name));
        else expect(point.reservationTime).toBeNull();
        const { checkIn } = point.hotelData ?? {};
        if (!checkIn) continue;
        expect(byUid.get(`check-in-${point.linkId}@castor`)?.start).toBe(
          instantOf(checkIn, zoneAt(point)),
        );
      }
    }),
  );
});

test("A folded line cuts no character and has at most 75 octets", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 400 }), (given) => {
      const text = given.toWellFormed().replace(/\p{Cc}/gu, "");
      const line = contentLine("SUMMARY", text);
      expect(line.replaceAll("\r\n ", "")).toBe(`SUMMARY:${text}\r\n`);
      for (const part of line.slice(0, -2).split("\r\n"))
        expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
    }),
  );
});
