import { expect, test } from "vitest";
import { bookingOf, listBookedPlaces } from "./booked-places.ts";
import {
  emptyReadBooking,
  type ReadBooking,
  type ReadMoment,
  type ReadPlace,
} from "./read-booking.ts";

const at = (date: string, time: string | null, zone: string | null = null): ReadMoment => ({
  ...{ date, otherDate: null, time, zone },
});
const place = (name: string, code: string | null = null): ReadPlace => ({
  ...{ name, code, address: null, position: null, terminal: null, gate: null },
});
const flight = (number: string, from: ReadPlace, to: ReadPlace, part: Partial<ReadBooking>) => ({
  ...emptyReadBooking("flight"),
  ...{ number, from, to, ...part },
});
const namesOf = (bookings: readonly ReadBooking[]) =>
  listBookedPlaces(bookings).map(({ date, name, booking }) => [
    date,
    name,
    booking?.number ?? null,
  ]);

const moscow = place("Sheremetyevo", "SVO");
const istanbul = place("Istanbul Airport", "IST");
const tbilisi = place("Tbilisi", "TBS");

test("a flight makes two stops, and who changes stands at the airport once", () => {
  const second = flight("TK 386", istanbul, tbilisi, {
    departure: at("2027-05-03", "22:10"),
    arrival: at("2027-05-04", "01:30"),
  });
  const first = flight("TK 414", moscow, istanbul, {
    departure: at("2027-05-03", "15:00"),
    arrival: at("2027-05-03", "19:50"),
  });
  expect(namesOf([second, first])).toEqual([
    ["2027-05-03", "Sheremetyevo (SVO)", "TK 414"],
    ["2027-05-03", "Istanbul Airport (IST)", "TK 386"],
    ["2027-05-04", "Tbilisi (TBS)", null],
  ]);
});

test("an arrival is one, also where the next leg departs", () => {
  const legs = [
    flight("TK 414", moscow, istanbul, { departure: at("2027-05-03", "15:00") }),
    flight("TK 386", istanbul, tbilisi, { departure: at("2027-05-03", "22:10") }),
  ];
  expect(listBookedPlaces(legs).map(({ isArrival }) => isArrival)).toEqual([false, true, true]);
});

test("who goes on the next day stands there on both days", () => {
  const first = flight("TK 414", moscow, istanbul, {
    departure: at("2027-05-03", "15:00"),
    arrival: at("2027-05-03", "19:50"),
  });
  const second = flight("TK 386", istanbul, tbilisi, { departure: at("2027-05-04", "09:00") });
  expect(namesOf([first, second]).map(([date, name]) => [date, name])).toEqual([
    ["2027-05-03", "Sheremetyevo (SVO)"],
    ["2027-05-03", "Istanbul Airport (IST)"],
    ["2027-05-04", "Istanbul Airport (IST)"],
    ["2027-05-04", "Tbilisi (TBS)"],
  ]);
});

test("a hotel has its nights, at the usual times where none is told, and no reservation", () => {
  const stay: ReadBooking = {
    ...{ ...emptyReadBooking("stay"), from: place("Hotel Dawn"), code: "H1" },
    ...{ departure: at("2027-05-03", null), arrival: at("2027-05-05", "11:00") },
  };
  expect(listBookedPlaces([stay])).toMatchObject([
    {
      ...{ date: "2027-05-03", time: null, name: "Hotel Dawn", typeId: "Hotel" },
      stay: { checkIn: "2027-05-03 14:00", checkOut: "2027-05-05 11:00" },
      booking: { kind: "stay", code: "H1", departure: null },
    },
  ]);
});

test("a car is returned where it was taken, or elsewhere", () => {
  const rental = (to: ReadPlace | null): ReadBooking => ({
    ...{ ...emptyReadBooking("rental"), from: place("Depot"), to },
    ...{ departure: at("2027-05-03", "10:00"), arrival: at("2027-05-09", "18:00") },
  });
  expect(namesOf([rental(null)]).map(([date, name]) => [date, name])).toEqual([
    ["2027-05-03", "Depot"],
    ["2027-05-09", "Depot"],
  ]);
  expect(namesOf([rental(place("Airport desk"))])[1]).toEqual(["2027-05-09", "Airport desk", null]);
});

test("a date without a time is no reservation, and texts are cut to the limits of a booking", () => {
  const read = flight("SU 1", moscow, tbilisi, {
    departure: at("2027-05-03", null),
    travellers: ["Ada", " ", "x".repeat(300)],
    seat: "y".repeat(300),
  });
  const booking = bookingOf(read);
  expect(booking.departure).toBeNull();
  expect(booking.travellers.map((name) => name.length)).toEqual([3, 200]);
  expect(booking.seat).toHaveLength(200);
});

test("a booking without a place makes no stop", () => {
  expect(listBookedPlaces([emptyReadBooking("table")])).toEqual([]);
});

const train = (part: Partial<ReadBooking>): ReadBooking => ({
  ...{ ...emptyReadBooking("train"), from: place("Home"), to: place("Old Town") },
  ...part,
});
const table = (time: string | null): ReadBooking => ({
  ...{ ...emptyReadBooking("table"), from: place("Tavern"), departure: at("2027-05-04", time) },
});
const stay: ReadBooking = {
  ...{ ...emptyReadBooking("stay"), from: place("Hotel Dawn") },
  ...{ departure: at("2027-05-04", "14:00"), arrival: at("2027-05-06", null) },
};
const dayOrder = (bookings: readonly ReadBooking[]) =>
  listBookedPlaces(bookings).map(({ name }) => name);

test("a day has its stops at their own times, and the hotel at its end", () => {
  const night = train({
    departure: at("2027-05-03", "22:00"),
    arrival: at("2027-05-04", "13:00"),
  });
  expect(dayOrder([stay, night, table("12:00")])).toEqual([
    ...["Home", "Tavern", "Old Town", "Hotel Dawn"],
  ]);
  expect(dayOrder([stay, night, table(null)])).toEqual([
    ...["Home", "Old Town", "Tavern", "Hotel Dawn"],
  ]);
});

test("a night's journey that tells no time of arrival ends before all else on its day", () => {
  const night = train({ departure: at("2027-05-03", "22:00"), arrival: at("2027-05-04", null) });
  expect(dayOrder([table("08:00"), stay, night])).toEqual([
    ...["Home", "Old Town", "Tavern", "Hotel Dawn"],
  ]);
});

test("one arrives right after the departure, also where something begins on the way", () => {
  const day = train({ departure: at("2027-05-04", "10:00"), arrival: at("2027-05-04", "13:00") });
  expect(dayOrder([table("12:00"), day])).toEqual(["Home", "Old Town", "Tavern"]);
});

test("a car is returned at its own time among what else is booked; what has no date is last", () => {
  const rental: ReadBooking = {
    ...{ ...emptyReadBooking("rental"), from: place("Depot"), to: place("Desk") },
    ...{ departure: at("2027-05-01", "10:00"), arrival: at("2027-05-04", "18:00") },
  };
  const undated = { ...table(null), departure: null, from: place("Bar") };
  expect(dayOrder([undated, rental, table("19:00"), stay])).toEqual([
    ...["Depot", "Desk", "Tavern", "Hotel Dawn", "Bar"],
  ]);
});
