import { describe, expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../../testing/make.ts";
import {
  sureFlight as flight,
  readAt,
  sureStay as stay,
  toldBy,
} from "../../../testing/read-bookings.ts";
import type { Point } from "../../points/point.ts";
import { bookingOf } from "../booked-places.ts";
import { type Booking, newBooking } from "../booking.ts";
import type { ReadBooking, ReadPlace } from "../read-booking.ts";
import { findSure } from "./sure-bookings.ts";

const day = (date: string, ...points: Point[]) => makeRoute({ date: `${date} 07:00`, points });
const rome = makeTrip({ name: "Rome", routes: [day("2027-05-12"), day("2027-05-14")] });
/** The trip with stops on its first day. */
const withStops = (...points: Point[]) =>
  makeTrip({ name: "Rome", routes: [day("2027-05-12", ...points), day("2027-05-14")] });
const atRome = { name: "Rome", lat: 41.8, lng: 12.25 };
const booked = { ...bookingOf(flight), coach: "" };
const stopOf = (more: Partial<Booking> = {}, of: Partial<Point> = {}) =>
  makePoint({ name: "Berlin", lat: 52.36, lng: 13.5, booking: { ...booked, ...more }, ...of });
const having = (more: Partial<Booking> = {}, ...others: Point[]) =>
  withStops(stopOf(more), makePoint(atRome), ...others);
const isSure = (read: ReadBooking | ReadBooking[], ...trips: (typeof rome)[]) =>
  findSure(trips, { bookings: [read].flat(), problem: null }) !== null;
const place = (more: Partial<ReadPlace>): ReadPlace => ({
  ...{ name: "Elsewhere", code: null, address: null, position: null, terminal: null, gate: null },
  ...more,
});

describe("what is new", () => {
  test("goes into the one trip on its dates", () => {
    const mail = { bookings: [flight, stay], problem: null };
    expect(findSure([rome], mail)).toEqual({ trip: rome, bookings: [flight, stay] });
    expect(isSure(flight)).toBe(false);
    expect(isSure(flight, rome, { ...rome, id: "another" })).toBe(false);
    expect(isSure(flight, withStops(makePoint({ lat: -33, lng: 151 })))).toBe(false);
  });

  test("is asked with all of its mail, where one of it or a part is not sure, or is of another trip", () => {
    expect(isSure([flight, toldBy("text", stay)], rome)).toBe(false);
    expect(findSure([rome], { bookings: [flight], problem: "partly" })).toBeNull();
    const later = makeTrip({ name: "Later", routes: [day("2027-06-01")] });
    const there = { ...stay, departure: readAt("2027-06-01", null), code: "99" };
    const another = { ...there, arrival: readAt("2027-06-02", null) };
    expect([isSure(another, rome, later), isSure([flight, another], rome, later)]).toEqual([
      true,
      false,
    ]);
  });

  test.each<[string, ReadBooking]>([
    ["words told it", toldBy("text", flight)],
    ["a model told it", toldBy("model", flight)],
    [
      "words told a part of it",
      { ...flight, sources: { ...flight.sources, seat: { step: "text", line: "14A" } } },
    ],
    ["it is cancelled", { ...flight, status: "cancelled" }],
    ["it was changed, and the trip does not have it", { ...flight, status: "changed" }],
    [
      "a date has two readings",
      { ...flight, departure: { ...readAt("2027-05-12", "08:10"), otherDate: "2027-12-05" } },
    ],
    ["an arrival has no time", { ...flight, arrival: readAt("2027-05-12", null) }],
    [
      "a zone is unknown",
      { ...flight, departure: { ...readAt("2027-05-12", "08:10"), zone: null } },
    ],
    ["a place is not found", { ...flight, to: flight.to && { ...flight.to, position: null } }],
    ["it has no code", { ...flight, code: null }],
    ["nights are missing", { ...stay, arrival: null }],
    ["it is of no kind", { ...flight, kind: "other" }],
    [
      "a table has no code",
      { ...stay, kind: "table", code: null, departure: readAt("2027-05-12", "19:00") },
    ],
    ["it begins before the day", { ...flight, departure: readAt("2027-05-12", "06:10") }],
  ])("is asked where %s", (_why, read) => {
    expect(isSure(read, rome)).toBe(false);
  });

  test("is asked where the prices of two passengers cannot be told", () => {
    const of = (name: string, amount: number): ReadBooking => ({
      ...{ ...flight, travellers: [name], price: { amount, currency: "EUR" } },
    });
    expect(isSure([of("Ada", 10), of("Bob", 20)], rome)).toBe(false);
    expect(isSure([of("Ada", 10), { ...of("Bob", 20), price: null, sources: {} }], rome)).toBe(
      true,
    );
  });

  test("is asked where the trip may have it, put in by hand", () => {
    const near = (more: Partial<Point>) => withStops(makePoint({ ...atRome, ...more }));
    expect(isSure(flight, near({ typeId: "Museum" }))).toBe(true);
    expect(isSure(flight, near({ typeId: "Airport" }))).toBe(false);
    expect(isSure(flight, near({ typeId: "Airport", lat: 41.9 }))).toBe(true);
    expect(isSure(flight, near({ booking: { ...newBooking, kind: "flight" } }))).toBe(false);
    const coded = { ...newBooking, kind: "flight" as const, number: "LH 9", code: "XK77QZ" };
    expect(isSure(flight, near({ lat: 43, booking: coded }))).toBe(false);
    // Of the nights that are taken, wherever, and of the same hotel.
    const hotel = (more: Partial<Point>) =>
      near({ typeId: "Hotel", name: "Dusk", lat: 42, ...more });
    expect(isSure(stay, hotel({}))).toBe(false);
    const nights = (checkIn: string, checkOut: string) => ({
      hotelData: { checkIn, checkOut, dining: "none", checkInTime: null, checkOutTime: null },
    });
    const before = nights("2027-05-10 14:00", "2027-05-12 12:00") as Partial<Point>;
    expect(isSure(stay, hotel(before))).toBe(true);
    expect(isSure(stay, hotel({ ...before, name: "hotel dawn" }))).toBe(false);
    expect(isSure(stay, hotel({ ...before, lat: 41.9, lng: 12.5 }))).toBe(false);
  });
});

describe("what has changed", () => {
  const later = {
    ...flight,
    departure: readAt("2027-05-12", "12:30", "Europe/Berlin"),
    arrival: readAt("2027-05-12", "14:35"),
  };

  test("are times of the same day, terminals and seats of a journey with the same code and places", () => {
    expect(isSure(later, having())).toBe(true);
    expect(isSure({ ...later, to: null }, having())).toBe(true);
    expect(
      isSure({ ...flight, from: flight.from && { ...flight.from, terminal: "2" } }, having()),
    ).toBe(true);
    // Nothing to do is nothing that is told.
    expect(isSure(flight, having())).toBe(false);
    expect(isSure([flight, stay], having())).toBe(true);
  });

  test.each<[string, ReadBooking, Partial<Booking>]>([
    ["the stop has no code", later, { code: "" }],
    ["the mail has no code", { ...later, code: null }, {}],
    ["another value changes", { ...later, operator: "Lufthansa" }, {}],
    ["people come along", { ...flight, travellers: ["Ada"] }, {}],
    ["it is cancelled at the stop", later, { isCancelled: true }],
    ["it leaves elsewhere", { ...later, from: place({ position: atRome }) }, {}],
    ["it arrives elsewhere", { ...later, to: place({ name: "Milan" }) }, {}],
    ["another day is told", { ...later, departure: readAt("2027-05-13", "08:10") }, {}],
    ["it arrives on another day", { ...later, arrival: readAt("2027-05-13", "00:10") }, {}],
    ["the arrival was passed", { ...later, arrival: null }, {}],
    [
      "a time was typed without a zone",
      later,
      { departure: booked.departure && { ...booked.departure, zone: null } },
    ],
    [
      "it leaves before the day begins",
      { ...flight, departure: readAt("2027-05-12", "06:00", "Europe/Berlin") },
      {},
    ],
    ["a seat is that of somebody", flight, { seat: "1A", travellers: ["Ada"] }],
    ["a seat was another", flight, { seat: "1A" }],
  ])("is asked where %s", (_why, read, stop) => {
    expect(isSure(read, having(stop))).toBe(false);
  });

  test("is asked where another reservation would be passed, or two stops may be meant", () => {
    const lunch = (reservationTime: string) => makePoint({ ...atRome, reservationTime });
    expect(isSure(later, having({}, lunch("20:00")))).toBe(true);
    expect(isSure(later, having({}, lunch("12:00")))).toBe(false);
    expect(isSure(later, having({}, stopOf()))).toBe(false);
  });

  test("are seats of the same people, or where none were known", () => {
    const ofAda = { ...flight, travellers: ["Ada"] };
    expect(isSure(ofAda, having({ seat: "1A", travellers: ["Ada"] }))).toBe(true);
    expect(isSure(flight, having({ seat: "" }))).toBe(true);
  });

  test("is asked of a stay and a table", () => {
    const hotelData = {
      ...{ checkIn: "2027-05-12 15:00", checkOut: "2027-05-13 12:00", dining: "none" as const },
      ...{ checkInTime: "15:00", checkOutTime: "12:00" },
    };
    const hotel = makePoint({
      name: "Hotel Dawn",
      lat: 41.9,
      lng: 12.5,
      hotelData,
      booking: bookingOf(stay),
    });
    expect(isSure([stay, flight], withStops(hotel))).toBe(true);
    expect(isSure({ ...stay, departure: readAt("2027-05-12", "16:00") }, withStops(hotel))).toBe(
      false,
    );
    expect(isSure({ ...stay, arrival: readAt("2027-05-14", null) }, withStops(hotel))).toBe(false);
  });
});
