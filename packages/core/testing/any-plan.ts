import fc from "fast-check";
import type { CheckLegs } from "../src/check/check-context.ts";
import { changeHotelData } from "../src/points/hotel-data.ts";
import type { Point } from "../src/points/point.ts";
import { estimateLeg } from "../src/services/paths/estimate-path.ts";
import type { Trip } from "../src/trips/trip.ts";
import { makeFinance, makePoint, makeRoute, makeTrip } from "./make.ts";

const hours = [
  ...["", "", "Mo-Su 10:00-18:00", "Mo-Fr 09:00-12:00,14:00-17:00; PH off", "Su-Mo 10:00-13:00"],
  ...["Mo-Su 18:00-02:00", "24/7", "Tu-Su 11:00-19:00", "Mo-Su 10:00-11:00"],
];
const tickets = [
  ...[null, null, null, { price: 20, payed: 20 }, { price: 20, validTo: "2026-12-08" }],
  { price: 20, validFrom: "2026-12-08" },
];
const bookings = [
  null,
  { checkIn: "2026-12-06 15:00", checkOut: "2026-12-08 11:00" },
  { checkIn: "2026-12-07 15:00", checkOut: "2026-12-09 11:00" },
  { checkIn: "2027-01-06 15:00", checkOut: "2027-01-08 11:00" },
];

const anyStop = fc.record({
  typeId: fc.constantFrom("Museum", "Museum", "Other", "Restaurant", "Transport", "Hotel"),
  north: fc.nat(80),
  east: fc.nat(120),
  timeToSpend: fc.constantFrom(0, 15, 30, 60, 90, 120, 240),
  workingHours: fc.constantFrom(...hours),
  reservationTime: fc.constantFrom(null, null, null, "09:30", "11:00", "13:30", "19:00"),
  cameBeforeMin: fc.constantFrom(0, 0, 15, 30),
  priority: fc.constantFrom("normal", "second", "star"),
  routeMode: fc.constantFrom("car", "car", "walk", "bus", "none"),
  ticket: fc.constantFrom(...tickets),
});

/** A trip of some days in and around a town, as people plan them, with the ways between its stops. */
export interface Plan {
  trip: Trip;
  legsByDay: Record<string, CheckLegs>;
}

export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    booking: fc.constantFrom(...bookings),
    days: fc.array(
      fc.record({
        begin: fc.constantFrom("08:00", "09:00", "10:30", "20:00"),
        isFromInn: fc.boolean(),
        isToInn: fc.boolean(),
        stops: fc.array(anyStop, { maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    isEstimated: fc.boolean(),
  })
  .map(({ booking, days, isEstimated }) => {
    const inn = (id: string): Point =>
      makePoint({
        ...{ id, linkId: "inn", name: "Inn", typeId: "Hotel", lat: 48.21, lng: 16.37 },
        ...{ timeToSpend: 0, hotelData: changeHotelData(null, booking) },
      });
    const routes = days.map(({ begin, isFromInn, isToInn, stops }, day) =>
      makeRoute({
        id: `day ${day}`,
        date: `2026-12-0${day + 6} ${begin}`,
        points: [
          ...(isFromInn ? [inn(`begin ${day}`)] : []),
          ...stops.map(({ north, east, ticket, ...stop }, index) =>
            makePoint({
              ...stop,
              ...{
                id: `stop ${day} ${index}`,
                linkId: `place ${day} ${index}`,
                name: `${day} ${index}`,
              },
              ...{ lat: 48.2 + north / 200, lng: 16.35 + east / 200 },
              excludeFromRoute: stop.routeMode === "none",
              finance: ticket && makeFinance(ticket),
            }),
          ),
          ...(isToInn ? [inn(`end ${day}`)] : []),
        ],
      }),
    );
    const trip = makeTrip({ id: "trip", kids: 0, routes });
    return { trip, legsByDay: legsOf(trip, isEstimated) };
  });

function legsOf({ routes }: Trip, isEstimated: boolean): Record<string, CheckLegs> {
  return Object.fromEntries(
    routes.map(({ id, points }) => {
      const path = points.filter(({ routeMode }) => routeMode !== "none");
      const legs = path.flatMap((to, index) => {
        const from = path[index - 1];
        const mode = to.routeMode === "walk" ? "walk" : to.routeMode === "bus" ? "bus" : "car";
        return from ? [[to.id, { ...estimateLeg(from, to, mode), isEstimated }] as const] : [];
      });
      return [id, { legs: Object.fromEntries(legs), missing: [] }];
    }),
  );
}
