import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeRead } from "./merge-read.ts";
import { emptyReadBooking, type ReadBooking } from "./read-booking.ts";

const place = (name: string, code: string | null = null) => ({
  ...{ name, code, address: null, position: null, terminal: null, gate: null },
});
const moment = { date: "2027-05-03", otherDate: null, time: "23:10", zone: "Europe/Berlin" };
const flight: ReadBooking = {
  ...{ ...emptyReadBooking("flight"), number: "LH 123", code: "QWERTY", seat: "14A" },
  ...{ from: { ...place("Frankfurt", "FRA"), terminal: "1" }, to: place("Tbilisi", "TBS") },
  ...{ departure: moment, travellers: ["Ada Doe"], price: { amount: 90, currency: "EUR" } },
  sources: { seat: { step: "text", line: "Seat 14A" }, price: { step: "markup", line: "" } },
};
const fromOf = (bookings: readonly ReadBooking[]) => mergeRead(bookings).map(({ from }) => from);
const [hotel, otherHotel] = ["Hotel Dawn", "Hotel Dusk"].map(
  (name): ReadBooking => ({
    ...{ ...emptyReadBooking("stay"), from: place(name), departure: { ...moment, time: null } },
  }),
);

test("a newer mail of the same flight wins, and takes nothing away that it does not tell", () => {
  const newer: ReadBooking = {
    ...{ ...flight, number: "lh123", seat: null, price: null, from: place("Frankfurt", "FRA") },
    departure: { ...moment, time: "23:50", zone: null },
    ...{ travellers: ["DOE/ADA"], sources: {} },
  };
  const bus = { ...emptyReadBooking("bus"), number: "LH 123", departure: moment };
  const [merged, other] = mergeRead([flight, bus, newer]);
  expect(merged).toMatchObject({
    from: [0, 2],
    booking: {
      ...{ seat: "14A", travellers: ["Ada Doe"], price: flight.price },
      ...{ departure: { ...moment, time: "23:50" }, from: { terminal: "1" } },
      sources: flight.sources,
    },
  });
  expect(other).toEqual({ from: [1], booking: bus });
});

test("tickets of two passengers are one booking with both seats; what each pays is not known", () => {
  const second = { ...flight, travellers: ["Bo Doe"], seat: "14B", code: "ASDFGH" };
  const [merged] = mergeRead([flight, second]);
  expect(merged?.booking).toMatchObject({
    ...{ travellers: ["Ada Doe", "Bo Doe"], seat: "14A, 14B", code: "QWERTY, ASDFGH" },
    ...{ price: null, sources: { seat: flight.sources.seat } },
  });
  const [again] = mergeRead([flight, second, { ...flight, seat: "15C" }]);
  expect(again?.booking.seat).toBe("14A, 14B");
  // The source says that a price was told and not taken.
  expect(merged?.booking.sources.price).toEqual(flight.sources.price);
});

test("a cancellation stays one, whichever comes first, but not of what is booked anew", () => {
  const gone: ReadBooking = { ...flight, status: "cancelled" };
  for (const both of [
    [flight, gone],
    [gone, flight],
  ])
    expect(mergeRead(both).map(({ booking }) => booking.status)).toEqual(["cancelled"]);
  expect(fromOf([gone, { ...flight, code: "ASDFGH" }])).toEqual([[0], [1]]);
});

test("a cancellation for one of several people leaves the others booked, without that seat and code", () => {
  const second = { ...flight, travellers: ["Bo Doe"], seat: "14B", code: "ASDFGH" };
  const gone: ReadBooking = { ...second, status: "cancelled" };
  const left = { status: "confirmed", travellers: ["Ada Doe"], seat: "14A", code: "QWERTY" };
  expect(mergeRead([flight, second, gone]).map(({ booking }) => booking)).toMatchObject([left]);
  const both = { ...flight, travellers: ["Ada Doe", "Bo Doe"] };
  const shared: ReadBooking = {
    ...flight,
    seat: null,
    travellers: ["DOE/BO"],
    status: "cancelled",
  };
  for (const some of [
    [both, shared],
    [shared, both],
  ])
    expect(mergeRead(some).map(({ booking }) => booking)).toMatchObject([left]);
  const last: ReadBooking = { ...flight, status: "cancelled" };
  expect(mergeRead([both, shared, last]).map(({ booking }) => booking.status)).toEqual([
    "cancelled",
  ]);
});

test("a flight moved to another day is known by code and number; the next leg and another day are not it", () => {
  const later = { ...moment, date: "2027-05-04" };
  expect(fromOf([flight, { ...flight, departure: later }])).toEqual([[0, 1]]);
  expect(fromOf([flight, { ...flight, code: null, departure: later }])).toEqual([[0], [1]]);
  expect(fromOf([flight, { ...flight, from: place("Munich", "MUC") }])).toEqual([[0], [1]]);
});

test("a hotel is the same by its name and first night", () => {
  if (!hotel || !otherHotel) throw new Error("no hotels");
  const again = { ...hotel, from: place("HOTEL DAWN") };
  const next = { ...hotel, departure: { ...moment, date: "2027-05-04" } };
  expect(fromOf([hotel, otherHotel, again, next])).toEqual([[0, 2], [1], [3]]);
});

test("every confirmation is of one booking, and the same ones again add none", () => {
  const number = fc.constantFrom("LH 1", "LH 2", null);
  const date = fc.constantFrom("2027-05-03", "2027-05-04");
  const reads = fc.array(
    fc.tuple(number, date, fc.constantFrom("Ada", "Bo")).map(
      ([of, on, name]): ReadBooking => ({
        ...{ ...emptyReadBooking("train"), number: of, travellers: [name] },
        departure: { ...moment, date: on },
      }),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(reads, (bookings) => {
      const merged = mergeRead(bookings);
      const indexes = merged.flatMap(({ from }) => from).toSorted((one, other) => one - other);
      expect(indexes).toEqual([...bookings.keys()]);
      const once = merged.map(({ booking }) => booking);
      expect(mergeRead(once).map(({ booking }) => booking)).toEqual(once);
    }),
  );
});
