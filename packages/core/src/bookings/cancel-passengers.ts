import type { Booking } from "./booking.ts";
import { partPeople, splitWords, withoutWords } from "./passengers.ts";

type Own = Pick<Booking, "travellers" | "seat" | "code">;

/** A booking of several people, of which some do not go any more. */
export interface PartlyCancelled<T extends Own> {
  booking: T;
  /** Their names; where a mail tells none, the code of their ticket. */
  cancelledFor: string[];
}

/**
 * What stays of a booking when some of its people are cancelled: the others, without the seats and codes of those. Null where all are, or
 * where nothing tells that it is not the whole.
 */
export function cancelPassengers<T extends Own>(
  booked: T,
  gone: { travellers: readonly string[]; seat: string | null; code: string | null },
): PartlyCancelled<T> | null {
  const { among, left } = partPeople(booked.travellers, gone.travellers);
  const codes = splitWords(booked.code);
  const isOneTicket = codes.length > 1 && gone.code !== null && codes.includes(gone.code);
  const isUnnamed = gone.travellers.length === 0;
  if (isUnnamed ? !isOneTicket : among.length === 0 || left.length === 0) return null;
  const booking = {
    ...booked,
    travellers: left,
    seat: withoutWords(booked.seat, gone.seat),
    // Several people may share one code.
    code: isOneTicket ? withoutWords(booked.code, gone.code) : booked.code,
  };
  return { booking, cancelledFor: isUnnamed && gone.code !== null ? [gone.code] : among };
}
