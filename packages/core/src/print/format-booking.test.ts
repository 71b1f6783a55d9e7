import { booked } from "@castor/core/testing/booked.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { createFormats } from "../formats/create-formats.ts";
import { formatBooking } from "./format-booking.ts";
import type { PrintContext } from "./print-context.ts";

const context: PrintContext = {
  language: "en",
  words: (key) => key.replace(/^.*\./, ""),
  formats: createFormats("en"),
  origin: "https://castor.example",
  pathOf: () => null,
  zoneAt: ({ lat }) => (lat > 45 ? "Europe/Berlin" : "Asia/Tbilisi"),
  fallbackZone: "UTC",
};
const arrives = makePoint({ id: "tbs", lat: 41.67, lng: 44.95 });
const print = (fields: ReturnType<typeof booked>, changes: Partial<PrintContext> = {}) => {
  const departs = makePoint({ id: "fra", lat: 50.03, lng: 8.56, ...fields });
  const routes = [departs, arrives].map((point) => makeRoute({ id: point.id, points: [point] }));
  return formatBooking(departs, routes, { ...context, ...changes }).map(
    ({ label, text }) => `${label}: ${text}`,
  );
};

test("a flight is printed with number, both ends on their clocks, place on board, code and people", () => {
  const flight = booked("flight", "2027-05-03 23:10", "2027-05-04 04:45", {
    ...{ number: "LH 123", operator: "Lufthansa", seat: "14A", code: "QWERTY" },
    ...{ travellers: ["Ada", "Bo"], contact: "+49 69 123" },
    departure: { at: "2027-05-03 23:10", zone: null, terminal: "2", gate: "B12" },
  });
  expect(print(flight)).toEqual([
    "booking: flight · LH 123 · Lufthansa",
    "departure: 03 May Monday, 23:10 UTC+2 · terminal 2 · gate B12",
    "arrival: 04 May Tuesday, 04:45 UTC+4",
    "seat: 14A",
    "code: QWERTY",
    "travellers: Ada, Bo",
    "contact: +49 69 123",
  ]);
  const passedOn = print(flight, { hidesCodes: true });
  expect(passedOn.filter((line) => /QWERTY|Ada|Bo$/.test(line))).toEqual([]);
  expect(passedOn).toHaveLength(5);
});

test("where both ends have the same clocks, nobody is told which", () => {
  const train = booked("train", "2027-05-03 10:00", "2027-05-03 12:00 Europe/Berlin", {
    coach: "5",
  });
  expect(print(train)).toEqual([
    "booking: train",
    "departure: 03 May Monday, 10:00",
    "arrival: 03 May Monday, 12:00",
    "coach: 5",
  ]);
});

test("what is cancelled is printed as such, and without a booking nothing is", () => {
  const table = booked("table", "2027-05-03 19:00", null, { isCancelled: true });
  expect(print(table)).toEqual(["booking: isCancelled · table", "begin: 03 May Monday, 19:00"]);
  expect(print({ booking: null, reservationTime: "19:00" })).toEqual([]);
});
