import { limits } from "../limits.ts";
import { areOtherPeople, joinPeople, joinWords, partPeople, splitWords } from "./passengers.ts";
import type { ReadBooking } from "./read-booking.ts";

interface Own {
  travellers: readonly string[];
  seat: string | null;
  coach: string | null;
  code: string | null;
}

/**
 * What several people have each of their own: names, seats, coaches and codes stand beside each other. Null where both tell the same people.
 * Where the later names nobody new and each has a seat, the seats stay: nothing tells whose the newer one replaces.
 */
export function joinOwn(earlier: Own, later: Own) {
  if (!areOtherPeople(earlier.travellers, later.travellers)) return null;
  const isOfKnown = partPeople(later.travellers, earlier.travellers).left.length === 0;
  const join = (field: "seat" | "coach" | "code") =>
    isOfKnown && splitWords(earlier[field] ?? "").length >= earlier.travellers.length
      ? earlier[field]
      : joinWords(earlier[field], later[field], limits.bookingText);
  const travellers = joinPeople(earlier.travellers, later.travellers);
  return { travellers, seat: join("seat"), coach: join("coach"), code: join("code") };
}

/** True also of a price that was told and not taken. */
const tellsPrice = ({ price, sources }: ReadBooking): boolean =>
  price !== null || sources.price !== undefined;

/**
 * Two readings of one booking, joined to `merged`, with what several people have each of their own. What each of two people pays is not known: the
 * source alone stays, and says that something was told.
 */
export function joinPassengers(
  one: ReadBooking,
  other: ReadBooking,
  merged: ReadBooking,
): ReadBooking {
  const own = joinOwn(one, other);
  if (!own) return { ...merged, travellers: joinPeople(one.travellers, other.travellers) };
  const isPriced = tellsPrice(one) && tellsPrice(other);
  return { ...merged, ...own, ...(isPriced && { price: null }) };
}
