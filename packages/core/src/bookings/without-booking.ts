import type { Point } from "../points/point.ts";

/** A stop without what is booked there, and without the reservation that this is. What is booked is booked once: copies have none. */
export const withoutBooking = (point: Point): Point => ({
  ...point,
  booking: null,
  reservationTime: point.booking?.departure ? null : point.reservationTime,
});
