import { limits } from "../limits.ts";
import { areOtherPeople, joinPeople, joinWords } from "./passengers.ts";
import type { ReadBooking } from "./read-booking.ts";

/**
 * Two readings of one booking, joined to `merged`, with what several people have each of their own: names, seats, coaches and codes stand beside each
 * other. What each of two people pays is not known.
 */
export function joinPassengers(
  one: ReadBooking,
  other: ReadBooking,
  merged: ReadBooking,
): ReadBooking {
  const travellers = joinPeople(one.travellers, other.travellers);
  if (!areOtherPeople(one.travellers, other.travellers)) return { ...merged, travellers };
  const join = (field: "seat" | "coach" | "code") =>
    joinWords(one[field], other[field], limits.bookingText);
  const isPriced = one.price !== null && other.price !== null;
  const { price: _, ...unpriced } = merged.sources;
  return {
    ...{ ...merged, travellers },
    ...{ seat: join("seat"), coach: join("coach"), code: join("code") },
    ...(isPriced && { price: null, sources: unpriced }),
  };
}
