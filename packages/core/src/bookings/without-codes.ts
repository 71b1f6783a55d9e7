import type { Booking } from "./booking.ts";

/** What is booked, without what opens the booking at its operator: files of map programs are passed on. */
export const withoutCodes = (booking: Booking): Booking => ({
  ...booking,
  ...{ code: "", travellers: [] },
});
