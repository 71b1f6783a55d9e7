import { booked } from "@castor/core/testing/booked.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import {
  berlin,
  describeSchedule,
  type PlannedStop,
  planDay,
} from "@castor/core/testing/plan-day.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { wallClock } from "../../time/dates.ts";
import { instantOf } from "../../time/zoned-time.ts";
import { listPathRequests } from "../paths/path-requests.ts";
import { pathSpans } from "../paths/path-spans.ts";
import { scheduleDay } from "./day-schedule.ts";

const tbilisi = "Asia/Tbilisi";
const here: PlannedStop = { timeToSpend: 30 };
const plan = (date: string, ...stops: PlannedStop[]) => describeSchedule(planDay(date, ...stops));

test("a flight arrives when its booking says, by the clocks there, whatever leg is known", () => {
  const airport = { leg: 60, ...booked("flight", "2027-05-03 13:00", "2027-05-03 19:00") };
  const day = planDay("2027-05-03 09:00", here, airport, {
    ...{ leg: 1, isAbout: true, zone: tbilisi },
    ...{ timeToSpend: 30 },
  });
  expect(describeSchedule(day)).toBe(
    "a 09:00-09:30, b 10:30-13:00 wait 150, c 19:00-19:30 zone 120",
  );
  expect(day.travel).toBe(60 + 4 * 60);
});

test("a flight over midnight arrives on the next date", () => {
  const airport = { leg: 60, ...booked("flight", "2027-05-03 23:10", "2027-05-04 04:45") };
  expect(
    plan("2027-05-03 20:00", here, airport, { zone: tbilisi, routeMode: "break", timeToSpend: 0 }),
  ).toBe("a 20:00-20:30, b 21:30-23:10 wait 100, c 04:45+1 zone 120");
});

test("a flight over the date line arrives on the date before, and its connection is found", () => {
  const first = booked("flight", "2027-05-03 00:30", "2027-05-02 17:00");
  const second = booked("flight", "2027-05-02 20:00", "2027-05-02 21:30");
  const [tokyo, losAngeles] = ["Asia/Tokyo", "America/Los_Angeles"];
  expect(
    plan(
      "2027-05-03 00:30",
      { ...first, zone: tokyo },
      { ...second, zone: losAngeles },
      { zone: losAngeles, timeToSpend: 0 },
    ),
  ).toBe("a 00:30, b 17:00-1-20:00-1 wait 180 zone -960, c 21:30-1");
});

test("a train of two nights has a connection that its date decides", () => {
  const first = booked("train", "2027-05-03 09:00", "2027-05-05 06:00");
  const second = booked("train", "2027-05-05 08:00", "2027-05-05 09:00");
  expect(plan("2027-05-03 09:00", first, second, { timeToSpend: 0 })).toBe(
    "a 09:00, b 06:00+2-08:00+2 wait 120, c 09:00+2",
  );
});

test("without an arrival the way is unknown until the next reservation", () => {
  const bus = { leg: 30, ...booked("bus", "2027-05-03 12:00", null) };
  const later = { leg: 5, timeToSpend: 0, reservationTime: "18:00" };
  expect(plan("2027-05-03 09:00", here, bus, { leg: 5 }, later)).toBe(
    "a 09:00-09:30, b 10:00-12:00 wait 120, d ~18:00-18:00",
  );
});

test("who comes after the departure has missed it, and never arrives before leaving", () => {
  const bus = { leg: 300, ...booked("bus", "2027-05-03 12:00", "2027-05-03 13:00") };
  expect(plan("2027-05-03 09:00", here, bus, { timeToSpend: 0 })).toBe(
    "a 09:00-09:30, b 14:30 late 150/150, c ~14:30",
  );
});

test("a cancelled journey leads nowhere, and nobody waits for a cancelled booking", () => {
  const booking = booked("bus", "2027-05-03 12:00", "2027-05-03 13:00", { isCancelled: true });
  expect(
    plan("2027-05-03 09:00", { ...booking, timeToSpend: 0 }, { leg: 10, timeToSpend: 0 }),
  ).toBe("a 09:00, b 09:10");
  const table = booked("table", "2027-05-03 12:00", null, { isCancelled: true });
  expect(plan("2027-05-03 09:00", here, { leg: 10, ...table, timeToSpend: 60 })).toBe(
    "a 09:00-09:30, b 09:40-10:40",
  );
});

test("a car that is rented where a night train has arrived is taken on its own date", () => {
  const train = booked("train", "2027-05-03 09:00", "2027-05-04 12:00");
  const car = booked("rental", "2027-05-04 14:00", null);
  expect(plan("2027-05-03 08:00", train, { ...car, timeToSpend: 0 })).toBe(
    "a 08:00-09:00 wait 60, b 12:00+1-14:00+1 wait 120",
  );
});

test("a journey on another date than its day takes as long there", () => {
  const bus = booked("bus", "2027-06-20 12:00", "2027-06-20 13:00");
  expect(plan("2027-05-03 09:00", bus, { timeToSpend: 0 })).toBe("a 09:00-12:00 wait 180, b 13:00");
});

test("a day does not begin before the journey that leads to it has arrived", () => {
  const day = {
    ...{ date: "2027-05-04 03:00", points: [makePoint({ id: "a", timeToSpend: 15 })], legs: {} },
    ...{ zoneOf: () => tbilisi, fallbackZone: tbilisi, doorAt: null },
  };
  const arrivalAt = (at: string) =>
    describeSchedule(scheduleDay({ ...day, arrives: instantOf(at, tbilisi) }));
  expect(arrivalAt("2027-05-04 04:45")).toBe("a 04:45-05:00");
  expect(arrivalAt("2027-05-03 23:00")).toBe("a 03:00-03:15");
  // The booking is of another date.
  expect(arrivalAt("2027-05-09 04:45")).toBe("a 03:00-03:15");
});

test("a departure that was told to be late arrives later, about", () => {
  const [first, second] = [
    makePoint({ id: "a", ...booked("train", "2027-05-03 12:00", "2027-05-03 13:00") }),
    makePoint({ id: "b", timeToSpend: 0 }),
  ];
  const schedule = scheduleDay({
    ...{ date: "2027-05-03 11:00", points: [first, second], legs: {}, doorAt: null },
    ...{ zoneOf: () => berlin, fallbackZone: berlin },
    told: { a: { left: instantOf("2027-05-03 12:20", berlin) } },
  });
  expect(describeSchedule(schedule)).toBe("a 11:00-12:20 wait 60, b ~13:20");
});

test("no way is asked for or drawn along a journey", () => {
  const points = [
    makePoint({ id: "a" }),
    makePoint({ id: "b", ...booked("ferry", "2027-05-03 12:00", null) }),
    makePoint({ id: "c" }),
    makePoint({ id: "d" }),
  ];
  expect([...pathSpans(points).keys()]).toEqual(["b", "d"]);
  const [chunk] = listPathRequests(points);
  expect(chunk?.request.points.map(({ mode }) => mode)).toEqual(["car", "car", "break", "car"]);
});

const zones = [berlin, tbilisi, "America/New_York", "Pacific/Apia", "Asia/Kathmandu"];
const anyMinute = (from: string, days: number) =>
  fc.nat(days * 1_440).map((minutes) => instantOf(from, "UTC") + minutes * 60_000);

test("an arrival is the one of the booking, certain, never before the departure, with the shift of its zone", () => {
  fc.assert(
    fc.property(
      anyMinute("2027-03-27 12:00", 3),
      fc.integer({ min: 1, max: 2_000 }),
      fc.constantFrom(...zones),
      fc.constantFrom(...zones),
      fc.boolean(),
      (departs, minutes, fromZone, toZone, isBreak) => {
        const arrives = departs + minutes * 60_000;
        const at = (instant: number, zone: string) => wallClock(new Date(instant), zone);
        const [departure, arrival] = [at(departs, fromZone), at(arrives, toZone)];
        // An hour that clocks show twice is the first one.
        fc.pre(
          instantOf(departure, fromZone) === departs && instantOf(arrival, toZone) === arrives,
        );
        const { stops } = planDay(
          departure,
          { zone: fromZone, ...booked("flight", departure, `${arrival} ${toZone}`) },
          { zone: toZone, routeMode: isBreak ? "break" : "car", leg: 5, isAbout: true },
        );
        expect(stops.a?.departure).toMatchObject({ instant: departs, isEstimated: false });
        expect(stops.b?.arrival).toMatchObject({
          instant: arrives,
          isEstimated: false,
          at: arrival,
        });
        const shown = Date.parse(`${arrival.replace(" ", "T")}Z`);
        const before = Date.parse(`${at(arrives, fromZone).replace(" ", "T")}Z`);
        expect(stops.b?.zoneShift).toBe((shown - before) / 60_000);
      },
    ),
  );
});
