import { cancelPassengers } from "./cancel-passengers.ts";
import { joinPassengers } from "./join-passengers.ts";
import {
  type ReadBooking,
  type ReadBookingField,
  type ReadMoment,
  type ReadPlace,
  readBookingFields,
} from "./read-booking.ts";
import { isBookedAnew } from "./same-code.ts";
import { agree, differ, isSameNumber, isSameText } from "./same-values.ts";

/** A booking, and the positions of the confirmations that tell it. */
export interface MergedBooking {
  booking: ReadBooking;
  from: number[];
}

/** A vehicle that goes on under the same number: names alone may be of two languages. */
const isOtherLeg = (one: ReadBooking, other: ReadBooking): boolean =>
  differ(one.from?.code, other.from?.code) ||
  (differ(one.from?.name, other.from?.name, isSameText) &&
    differ(one.departure?.time, other.departure?.time));

const codedOf = ({ code, status }: ReadBooking) => ({ code, isCancelled: status === "cancelled" });

function isSameBooking(one: ReadBooking, other: ReadBooking): boolean {
  if (one.kind !== other.kind || isBookedAnew(codedOf(one), codedOf(other))) return false;
  const isSameDay = agree(one.departure?.date, other.departure?.date);
  if (one.kind === "stay") return isSameDay && agree(one.from?.name, other.from?.name, isSameText);
  if (!agree(one.number, other.number, isSameNumber) || isOtherLeg(one, other)) return false;
  return isSameDay || agree(one.code, other.code, isSameText);
}

/** What the later tells, with what only the earlier tells. */
const fill = <T extends object>(earlier: T | null, later: T | null): T | null =>
  earlier && later
    ? ({
        ...earlier,
        ...Object.fromEntries(Object.entries(later).filter(([, value]) => value !== null)),
      } as T)
    : (later ?? earlier);

/** A day without a time has no time of another day. */
const fillMoment = (earlier: ReadMoment | null, later: ReadMoment | null): ReadMoment | null =>
  later && earlier?.date !== later.date ? later : fill<ReadMoment>(earlier, later);

/** Where nothing but one of both tells what a field is, its source is that. */
function sourcesOf(earlier: ReadBooking, later: ReadBooking): ReadBooking["sources"] {
  const isTold = (field: ReadBookingField) =>
    later[field] !== null && (field !== "travellers" || later.travellers.length > 0);
  const told = readBookingFields.flatMap((field) => {
    const source = (isTold(field) && later.sources[field]) || earlier.sources[field];
    return source ? [[field, source] as const] : [];
  });
  return Object.fromEntries(told);
}

/** What is booked for several people and cancelled for some; null where it is not. */
function cancelSome(one: ReadBooking, other: ReadBooking): ReadBooking | null {
  const [gone, booked] = one.status === "cancelled" ? [one, other] : [other, one];
  if (gone.status !== "cancelled" || booked.status === "cancelled") return null;
  const own = { ...booked, seat: booked.seat ?? "", code: booked.code ?? "" };
  const partly = cancelPassengers(own, gone);
  const { travellers = [], seat = "", code = "" } = partly?.booking ?? {};
  return partly && { ...booked, travellers, seat: seat || null, code: code || null };
}

function mergeTwo(earlier: ReadBooking, later: ReadBooking): ReadBooking {
  const partly = cancelSome(earlier, later);
  if (partly) return partly;
  const isCancelled = [earlier.status, later.status].includes("cancelled");
  const filled = fill<ReadBooking>(earlier, later) ?? later;
  return joinPassengers(earlier, later, {
    ...filled,
    status: isCancelled ? "cancelled" : later.status,
    from: fill<ReadPlace>(earlier.from, later.from),
    to: fill<ReadPlace>(earlier.to, later.to),
    departure: fillMoment(earlier.departure, later.departure),
    arrival: fillMoment(earlier.arrival, later.arrival),
    sources: sourcesOf(earlier, later),
  });
}

/**
 * The bookings of several confirmations that come at once, each once, in order of first appearance: a newer mail, or the ticket of another passenger,
 * tells the same vehicle or hotel. The later wins, but a cancellation stays one.
 */
export function mergeRead(bookings: readonly ReadBooking[]): MergedBooking[] {
  const merged: MergedBooking[] = [];
  for (const [index, booking] of bookings.entries()) {
    const known = merged.find((other) => isSameBooking(other.booking, booking));
    if (!known) {
      merged.push({ booking, from: [index] });
      continue;
    }
    known.booking = mergeTwo(known.booking, booking);
    known.from.push(index);
  }
  return merged;
}
