import * as z from "zod/mini";

/** What may be booked (specification#bookings). */
export const bookingKinds = [
  ...(["flight", "train", "bus", "ferry"] as const),
  ...(["rental", "stay", "table", "ticket", "other"] as const),
] as const;
export const bookingKind = z.enum(bookingKinds);
export type BookingKind = z.infer<typeof bookingKind>;

const journeyKinds: readonly BookingKind[] = ["flight", "train", "bus", "ferry"];

/** True for what brings somebody from one place to another. */
export const isJourneyKind = (kind: BookingKind): boolean => journeyKinds.includes(kind);
