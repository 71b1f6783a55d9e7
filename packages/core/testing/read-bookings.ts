import {
  emptyReadBooking,
  type ReadBooking,
  type ReadingStep,
  type ReadMoment,
  type ReadPlace,
  readBookingFields,
} from "../src/bookings/read-booking.ts";

const place = (name: string, position: ReadPlace["position"]): ReadPlace => ({
  ...{ name, code: null, address: null, position, terminal: null, gate: null },
});

export const readAt = (
  date: string,
  time: string | null,
  zone: string | null = "Europe/Rome",
): ReadMoment => ({ date, time, otherDate: null, zone });

/** A booking of which one step has told everything. */
export const toldBy = (step: ReadingStep, read: ReadBooking): ReadBooking => ({
  ...read,
  sources: Object.fromEntries(
    readBookingFields.flatMap((field) => (read[field] ? [[field, { step, line: "" }]] : [])),
  ),
});

/** A flight to Rome on 12 May 2027, as programs are told of it. */
export const sureFlight: ReadBooking = toldBy("markup", {
  ...{ ...emptyReadBooking("flight"), number: "LH 123", code: "XK77QZ", seat: "14A" },
  ...{ from: place("Berlin", { lat: 52.36, lng: 13.5 }) },
  ...{ to: place("Rome", { lat: 41.8, lng: 12.25 }) },
  departure: readAt("2027-05-12", "08:10", "Europe/Berlin"),
  arrival: readAt("2027-05-12", "10:15"),
  ...{ price: { amount: 431.99, currency: "EUR" }, cancellationDate: "2027-05-01" },
});

/** A night there. */
export const sureStay: ReadBooking = toldBy("markup", {
  ...{ ...emptyReadBooking("stay"), code: "4471" },
  from: place("Hotel Dawn", { lat: 41.9, lng: 12.5 }),
  ...{ departure: readAt("2027-05-12", null), arrival: readAt("2027-05-13", null) },
});
