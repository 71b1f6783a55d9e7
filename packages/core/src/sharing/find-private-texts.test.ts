import {
  makeFinance,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { countContents } from "./count-contents.ts";
import { findPrivateTexts } from "./find-private-texts.ts";

const hotel = makePoint({
  name: "Hotel",
  linkId: "hotel",
  description: "Ask for Nino, +995 555 12 34 56",
  address: "Door code 4821",
  finance: makeFinance(),
  hotelData: {
    checkIn: "2026-12-05 15:00",
    checkOut: "2026-12-07 11:00",
    checkInTime: "15:00",
    checkOutTime: "11:00",
    dining: "none",
  },
  reservationTime: "15:00",
});
const trip = makeTrip({
  name: "Georgia with anna@example.org",
  routes: [
    makeRoute({
      id: "day1",
      description: "Бронь № AB12CD",
      points: [hotel],
      notes: [makeNote({ routeId: "day1", text: "+995 555 99 99 99\n- [ ] pay" })],
    }),
    makeRoute({ id: "day2", points: [{ ...hotel, id: "again" }, makePoint()] }),
  ],
  notes: [makeNote({ text: "PIN 1234" })],
});

test("Private texts are found where visitors read them, a place on two days once, and not in notes", () => {
  expect(
    findPrivateTexts(trip).map(({ kind, text, field, routeId, pointId }) => [
      kind,
      text,
      field,
      routeId,
      pointId,
    ]),
  ).toEqual([
    ["email", "anna@example.org", "name", null, null],
    ["code", "Бронь № AB12CD", "description", "day1", null],
    ["phone", "+995 555 12 34 56", "description", "day1", hotel.id],
    ["code", "code 4821", "address", "day1", hotel.id],
  ]);
});

test("What visitors see and what they do not is counted, a place on two days once", () => {
  expect(countContents(trip)).toEqual({
    shown: { days: 2, points: 2, descriptions: 2, addresses: 1, files: 0 },
    hidden: { costs: 1, bookings: 1, reservations: 2, notes: 2, tasks: 1, files: 0 },
  });
});
