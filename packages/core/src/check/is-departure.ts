import { journeyFrom } from "../bookings/journeys.ts";
import type { Point } from "../points/point.ts";

/** True for an airport, a stop of public transport, and wherever a booked journey departs. */
export const isStation = (point: Pick<Point, "typeId" | "booking">): boolean =>
  point.typeId === "Airport" || point.typeId === "Transport" || journeyFrom(point) !== null;

/** True for a reservation that leaves without the traveller. */
export const isDeparture = (point: Point): boolean =>
  isStation(point) && point.reservationTime !== null;
