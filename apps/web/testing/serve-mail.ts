import { emptyReadBooking, type ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { summarize } from "@castor/core/trips/trip-summary.ts";
import type { FakeApi } from "./fake-api.ts";

const { trips, inbound } = endpoints;

/** The id of the mail that the account has. */
export const mailId = "mail123456789012";
const place = (name: string, code: string, lat: number, lng: number) => ({
  ...{ name, code, address: null, position: { lat, lng }, terminal: null, gate: null },
});
/** What the mail tells. */
export const flight: ReadBooking = {
  ...{ ...emptyReadBooking("flight"), number: "LH 123" },
  from: place("Frankfurt", "FRA", 50.03, 8.55),
  to: place("Tbilisi", "TBS", 41.67, 44.95),
  departure: { date: "2027-05-03", otherDate: null, time: "09:10", zone: "Europe/Berlin" },
  arrival: { date: "2027-05-03", otherDate: null, time: "15:45", zone: "Asia/Tbilisi" },
};
/** A trip on the date of the flight. */
export const inGeorgia = makeTrip({
  ...{ id: "georgia", name: "Georgia" },
  routes: [makeRoute({ id: "day1", date: "2027-05-03 09:00", points: [] })],
});
const inJuly = makeTrip({
  ...{ id: "july", name: "July" },
  routes: [makeRoute({ id: "day2", date: "2027-07-01 09:00", points: [] })],
});

/** Gives the account one mail with these bookings, and two trips. */
export function serveMail(api: FakeApi, bookings: ReadBooking[]): void {
  api
    .on(inbound.read, () => ({
      ...{ id: mailId, name: "mail.eml", state: "read" as const, hasFile: false },
      ...{
        bookings,
        text: "Dear Ada",
        problem: bookings.length > 0 ? null : ("noBooking" as const),
      },
    }))
    .on(inbound.remove, () => ({ success: true }))
    .on(trips.list, () => [inJuly, inGeorgia].map((trip) => summarize(trip, "2027-01-01")));
}
