import {
  type ReadBooking,
  type ReadingStep,
  readBookingFields,
} from "@castor/core/bookings/read-booking.ts";

/** The booking with one source for all of its values. */
export function tellSources(
  booking: Omit<ReadBooking, "sources">,
  step: ReadingStep,
  line = "",
): ReadBooking {
  const told = readBookingFields.filter((field) => !isNothing(booking[field]));
  return {
    ...booking,
    sources: Object.fromEntries(told.map((field) => [field, { step, line }])),
  };
}

/** True for what tells nothing: null, and an empty list. */
export const isNothing = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);
