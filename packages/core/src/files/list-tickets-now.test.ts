import fc from "fast-check";
import { expect, test } from "vitest";
import { booked } from "../../testing/booked.ts";
import { makeAttachment, makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import type { Point } from "../points/point.ts";
import { instantOf } from "../time/zoned-time.ts";
import { findBookedStop, type ZoneOf } from "./booked-stop.ts";
import { listTicketsNow } from "./list-tickets-now.ts";

/** Zones by longitude: Tokyo, Honolulu, else Tbilisi. */
const zoneOf: ZoneOf = ({ lng }) =>
  lng > 130 ? "Asia/Tokyo" : lng < -150 ? "Pacific/Honolulu" : "Asia/Tbilisi";
const tbilisi = { lat: 41.7, lng: 44.8 };
const tokyo = { lat: 35.5, lng: 139.8 };
const honolulu = { lat: 21.3, lng: -157.9 };
const hour = 3_600_000;
const now = instantOf("2026-12-05 12:00", "Asia/Tbilisi");

const at = (id: string, changes: Partial<Point>) =>
  makePoint({ ...tbilisi, id, linkId: id, name: id, ...changes });
const file = (name: string, thingId: string, changes = {}) =>
  makeAttachment({ kind: "place", thingId, fileId: name, name, ...changes });
const photo = { type: "image/jpeg" };
const listAt = (trip: ReturnType<typeof makeTrip>, moment: number) =>
  listTicketsNow(trip, moment, zoneOf, "UTC").map(({ attachment }) => attachment.name);

const trip = makeTrip({
  routes: [
    makeRoute({ id: "yesterday", date: "2026-12-04 09:00", points: [at("museum", {})] }),
    makeRoute({
      ...{ id: "today", date: "2026-12-05 08:00" },
      points: [
        at("breakfast", { reservationTime: "08:30" }),
        at("castle", {}),
        at("opera", { reservationTime: "19:00" }),
        // After midnight.
        at("bar", { reservationTime: "01:00" }),
      ],
    }),
    makeRoute({
      ...{ id: "tomorrow", date: "2026-12-06 09:00" },
      points: [
        at("airport", { reservationTime: "11:30" }),
        at("lake", { reservationTime: "13:00" }),
      ],
    }),
    makeRoute({ id: "later", date: "2026-12-07 09:00", points: [] }),
  ],
  attachments: [
    ...["museum", "breakfast", "castle", "opera", "bar", "airport", "lake"].map((id) =>
      file(`${id}.pdf`, id),
    ),
    file("castle.jpg", "castle", photo),
    file("opera.jpg", "opera", photo),
    file("opera.txt", "opera", { type: "text/plain" }),
    file("opera.pkpass", "opera", { type: "application/zip" }),
    ...["yesterday", "today", "tomorrow", "later"].map((id) =>
      file(`day ${id}.pdf`, id, { kind: "route" }),
    ),
    file("today.jpg", "today", { kind: "route", ...photo }),
    file("insurance.pdf", "trip", { kind: "trip" }),
  ],
});

test("the tickets of the next 24 hours are listed, the next first: bookings, and what stands at today and tomorrow", () => {
  expect(listAt(trip, now)).toEqual([
    ...["opera.pdf", "opera.jpg", "opera.pkpass", "bar.pdf", "airport.pdf"],
    ...["castle.pdf", "day today.pdf", "day tomorrow.pdf"],
  ]);
});

test("a ticket stays for three hours after its reservation", () => {
  const booked = instantOf("2026-12-05 08:30", "Asia/Tbilisi");
  expect(listAt(trip, booked + 3 * hour)).toContain("breakfast.pdf");
  expect(listAt(trip, booked + 3 * hour + 1)).not.toContain("breakfast.pdf");
  expect(listAt(trip, booked - 24 * hour)).toContain("breakfast.pdf");
  expect(listAt(trip, booked - 24 * hour - 1)).not.toContain("breakfast.pdf");
});

test("the voucher of a hotel is there until the night, a photo of it too", () => {
  const hotelData = {
    ...{ checkIn: "2026-12-05 14:00", checkOut: "2026-12-07 12:00", dining: "none" as const },
    ...{ checkInTime: "14:00", checkOutTime: "12:00" },
  };
  const stay = makeTrip({
    routes: [makeRoute({ date: "2026-12-05 08:00", points: [at("hotel", { hotelData })] })],
    attachments: [file("voucher.pdf", "hotel"), file("voucher.jpg", "hotel", photo)],
  });
  const checkIn = instantOf("2026-12-05 14:00", "Asia/Tbilisi");
  expect(listAt(stay, checkIn + 11 * hour)).toEqual(["voucher.pdf", "voucher.jpg"]);
  expect(listAt(stay, checkIn + 13 * hour)).toEqual([]);
});

test("a flight over the date line lands before it starts by the clocks, and its ticket counts by those of the place", () => {
  const flight = makeTrip({
    routes: [
      makeRoute({
        date: "2026-12-05 20:00",
        points: [
          at("tokyo", { ...tokyo, reservationTime: "21:30" }),
          at("honolulu", { ...honolulu, reservationTime: "10:00" }),
        ],
      }),
    ],
    attachments: [file("flight.pdf", "tokyo"), file("car.pdf", "honolulu")],
  });
  const start = instantOf("2026-12-05 21:30", "Asia/Tokyo");
  const landed = instantOf("2026-12-05 10:00", "Pacific/Honolulu");
  expect(landed).toBeGreaterThan(start);
  expect(listAt(flight, start - 16 * hour)).toEqual(["flight.pdf", "car.pdf"]);
  expect(listAt(flight, landed)).toEqual(["car.pdf"]);
  expect(listAt(flight, landed + 4 * hour)).toEqual([]);
});

test("a file at two bookings is one ticket, at the next of them; a file of a place is for its next stop", () => {
  const twice = makeTrip({
    routes: [
      makeRoute({
        date: "2026-12-05 08:00",
        points: [at("train", { id: "there", reservationTime: "09:00" })],
      }),
      makeRoute({
        date: "2026-12-06 08:00",
        points: [at("train", { id: "back", linkId: "train", reservationTime: "10:00" })],
      }),
    ],
    attachments: [file("return.pdf", "train")],
  });
  const stopAt = (moment: string) =>
    findBookedStop(twice, "train", zoneOf, instantOf(moment, "Asia/Tbilisi"))?.point.id;
  expect(stopAt("2026-12-05 08:00")).toBe("there");
  expect(stopAt("2026-12-05 11:00")).toBe("there");
  expect(stopAt("2026-12-05 13:00")).toBe("back");
  expect(stopAt("2026-12-09 13:00")).toBe("back");
  const [first] = listTicketsNow(
    twice,
    instantOf("2026-12-05 10:30", "Asia/Tbilisi"),
    zoneOf,
    "UTC",
  );
  expect(first?.at).toBe(instantOf("2026-12-05 09:00", "Asia/Tbilisi"));
  expect(findBookedStop(twice, "nowhere", zoneOf, now)).toBeNull();
});

test("whenever it is asked, each file is there once, in order, and none of a booking that is over or far", () => {
  const minute = fc.integer({ min: 0, max: 1_439 });
  const clock = minute.map(
    (m) => `${String(Math.floor(m / 60)).padStart(2, "0")}:${String(m % 60).padStart(2, "0")}`,
  );
  const place = fc.constantFrom(tbilisi, tokyo, honolulu);
  const day = fc.record({
    offset: fc.integer({ min: -2, max: 3 }),
    start: clock,
    stops: fc.array(fc.record({ place, time: fc.option(clock) }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(day, { maxLength: 4 }), minute, (days, m) => {
      const routes = days.map(({ offset, start, stops }, d) =>
        makeRoute({
          id: `d${d}`,
          date: `2026-12-${String(5 + offset).padStart(2, "0")} ${start}`,
          points: stops.map(({ place: where, time }, n) =>
            at(`d${d}p${n}`, { ...where, reservationTime: time }),
          ),
        }),
      );
      const attachments = routes.flatMap(({ id, points }) => [
        file(`${id}.pdf`, id, { kind: "route" }),
        ...points.map((point) => file(`${point.id}.pdf`, point.id)),
      ]);
      const moment = now + m * 60_000;
      const found = listTicketsNow(makeTrip({ routes, attachments }), moment, zoneOf, "UTC");
      const names = found.map(({ attachment }) => attachment.fileId);
      expect(new Set(names).size).toBe(names.length);
      const booked = found.filter(({ zone }) => zone !== null);
      const others = found.filter(({ zone }) => zone === null);
      expect(found).toEqual([...booked, ...others]);
      for (const part of [booked, others])
        expect(part).toEqual(part.toSorted((one, other) => one.at - other.at));
      for (const { at: time, zone } of found)
        if (zone) expect(time > moment - 3 * hour - 1 && time <= moment + 24 * hour).toBe(true);
    }),
  );
});

test("A connection on the next date, and what is cancelled, are found by the date of their booking", () => {
  const at = (id: string, more: Partial<Point>) =>
    makePoint({ ...tbilisi, id, linkId: "station", ...more });
  const points = [
    at("first", booked("train", "2026-12-04 09:00", "2026-12-05 10:00")),
    at("next", booked("train", "2026-12-05 14:00", "2026-12-05 16:00")),
  ];
  const day = makeRoute({ date: "2026-12-04 08:00", points });
  const found = findBookedStop(makeTrip({ routes: [day] }), "station", zoneOf, now);
  expect(found?.point.id).toBe("next");
  expect(found?.at).toBe(instantOf("2026-12-05 14:00", "Asia/Tbilisi"));
  const cancelled = booked("table", "2026-12-05 13:00", null, { isCancelled: true });
  const open = at("open", booked("table", "2026-12-05 20:00", null));
  const evening = makeRoute({ date: "2026-12-05 08:00", points: [at("off", cancelled), open] });
  expect(findBookedStop(makeTrip({ routes: [evening] }), "station", zoneOf, now)?.point.id).toBe(
    "open",
  );
});
