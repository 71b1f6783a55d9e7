import { makeFinance, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { HotelData } from "../../points/hotel-data.ts";
import type { Point } from "../../points/point.ts";
import { addDays, dayOf } from "../../time/dates.ts";
import { listFollowers, listLeftBehind, moveDays } from "./move-days.ts";

const stay = (checkIn: string | null, checkOut: string | null): HotelData => ({
  checkIn,
  checkOut,
  checkInTime: checkIn?.slice(11) ?? null,
  checkOutTime: checkOut?.slice(11) ?? null,
  dining: "breakfast",
});

const hotel = makePoint({
  id: "hotel1",
  linkId: "hotel",
  hotelData: stay("2026-12-05 15:00", "2026-12-07 11:00"),
  finance: makeFinance({
    paymentDueDate: "2026-11-25",
    cancellationDate: "2026-12-01",
    validFrom: "2026-12-05",
    validTo: "2026-12-07",
  }),
});
const ticket = makePoint({
  linkId: "ticket",
  finance: makeFinance({ validTo: "2026-12-07", paymentDueDate: "2026-11-30" }),
});
const trip = makeTrip({
  routes: [
    makeRoute({ id: "a", date: "2026-12-05 09:00", points: [hotel] }),
    makeRoute({ id: "b", date: "2026-12-06 10:00", points: [{ ...hotel, id: "hotel2" }] }),
    makeRoute({ id: "c", date: "2026-12-07 08:30", points: [ticket] }),
  ],
});

/** The booking of a place after a move. */
function bookingOf(linkId: string, moved: ReturnType<typeof moveDays>): Point[] {
  const points = moved?.routes.flatMap((route) => route.points) ?? [];
  return points.filter((point) => point.linkId === linkId);
}

describe("A booking", () => {
  const both = [
    { id: "a", date: "2026-12-08 09:00" },
    { id: "b", date: "2026-12-09 10:00" },
  ];

  test("moves with all stops of its place, on every stop; payment and cancellation dates stay", () => {
    const stops = bookingOf("hotel", moveDays(trip, both));
    expect(stops).toHaveLength(2);
    for (const { hotelData, finance } of stops) {
      expect(hotelData).toEqual(stay("2026-12-08 15:00", "2026-12-10 11:00"));
      expect(finance).toEqual({
        ...hotel.finance,
        validFrom: "2026-12-08",
        validTo: "2026-12-10",
      });
    }
  });

  test.each([
    ["only some of its stops move", both.slice(0, 1)],
    [
      "its stops move by different numbers of days",
      [both[0], { id: "b", date: "2026-12-20 10:00" }],
    ],
    ["only the time of day changes", [{ id: "a", date: "2026-12-05 07:00" }]],
    ["the day moved is another's", [{ id: "c", date: "2026-12-30 08:30" }]],
  ])("stays when %s", (_, dates) => {
    const moves = dates.filter((date) => date !== undefined);
    expect(bookingOf("hotel", moveDays(trip, moves))[0]?.hotelData).toEqual(hotel.hotelData);
    expect(listFollowers(trip.routes, moves).map(({ linkId }) => linkId)).not.toContain("hotel");
  });

  test("beyond the years of limits refuses the move, like a day beyond them", () => {
    const far = makeTrip({
      routes: [
        makeRoute({ id: "a", date: "2200-12-20 09:00", points: [ticketUntil("2200-12-30")] }),
      ],
    });
    expect(moveDays(far, [{ id: "a", date: "2200-12-21 09:00" }])).not.toBeNull();
    expect(moveDays(far, [{ id: "a", date: "2200-12-22 09:00" }])).toBeNull();
    expect(moveDays(trip, [{ id: "a", date: "2201-01-01 09:00" }])).toBeNull();
  });
});

const ticketUntil = (validTo: string) => makePoint({ finance: makeFinance({ validTo }) });

test("The trip's days are sorted by their new dates, and its own dates follow", () => {
  const moved = moveDays(trip, [{ id: "a", date: "2026-12-30 09:00" }]);
  expect(moved?.routes.map(({ id }) => id)).toEqual(["b", "c", "a"]);
  expect([moved?.startDate, moved?.endDate]).toEqual(["2026-12-06", "2026-12-30"]);
});

test("Places whose booking follows are listed once each, only those with a booking", () => {
  const all = trip.routes.map(({ id, date }) => ({
    id,
    date: `${addDays(dayOf(date), 1)} 09:00`,
  }));
  expect(listFollowers(trip.routes, all).map(({ id }) => id)).toEqual([hotel.id, ticket.id]);
  const bare = trip.routes.map((route) => ({ ...route, points: [makePoint()] }));
  expect(listFollowers(bare, all)).toEqual([]);
});

test("Places whose booking stays are listed once each, only where some stop moves", () => {
  const linksLeft = (...dates: { id: string; date: string }[]) =>
    listLeftBehind(trip.routes, dates).map(({ linkId }) => linkId);
  const to = (id: string, date: string) => ({ id, date: `${date} 09:00` });
  expect(linksLeft(to("a", "2026-12-08"))).toEqual(["hotel"]);
  expect(linksLeft(to("a", "2026-12-08"), to("b", "2026-12-20"))).toEqual(["hotel"]);
  expect(linksLeft(to("a", "2026-12-08"), to("b", "2026-12-09"))).toEqual([]);
  expect(linksLeft(to("a", "2026-12-05"), to("c", "2026-12-30"))).toEqual([]);
  const bare = trip.routes.map((route) => ({ ...route, points: [makePoint({ linkId: "one" })] }));
  expect(listLeftBehind(bare, [to("a", "2026-12-08")])).toEqual([]);
});

test("Unmoved days and points stay the same objects, so that only moved ones are written", () => {
  const moved = moveDays(trip, [{ id: "c", date: "2026-12-08 08:30" }]);
  expect(moved?.routes[0]).toBe(trip.routes[0]);
  const alone = moveDays(trip, [{ id: "a", date: "2026-12-05 11:00" }]);
  expect(alone?.routes[0]?.points).toBe(trip.routes[0]?.points);
});

test("Moving days together and back by whole days restores the trip", () => {
  const anyTrip = fc.array(
    fc.record({ on: fc.nat(20), places: fc.array(fc.nat(4), { maxLength: 4 }) }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(anyTrip, fc.integer({ min: -40, max: 40 }), fc.nat(255), (days, by, chosen) => {
      const routes = days.map(({ on, places }, index) =>
        makeRoute({
          id: `day${index}`,
          date: `${addDays("2026-12-01", on)} 09:${10 + index}`,
          points: places.map((place, stop) => ({
            ...hotel,
            id: `stop${index}-${stop}`,
            linkId: `place${place}`,
          })),
        }),
      );
      const before = makeTrip({ routes: routes.toSorted((a, b) => (a.date < b.date ? -1 : 1)) });
      const moving = before.routes.filter((_, index) => (chosen >> index) % 2 === 1);
      const there = moving.map(({ id, date }) => ({
        id,
        date: `${addDays(dayOf(date), by)}${date.slice(10)}`,
      }));
      const back = moving.map(({ id, date }) => ({ id, date }));
      const moved = moveDays(before, there);
      expect(moved).not.toBeNull();
      expect(moved && moveDays(moved, back)).toEqual(before);
      for (const point of moved?.routes.flatMap((route) => route.points) ?? []) {
        expect(point.finance?.paymentDueDate).toBe("2026-11-25");
        expect(point.finance?.cancellationDate).toBe("2026-12-01");
      }
    }),
  );
});
