import * as z from "zod/mini";
import { applyPatch } from "../basics/apply-patch.ts";
import { limits } from "../limits.ts";
import { defaultedField, defineFields, plainField } from "../schemas/entity-fields.ts";
import { name, text } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";
import {
  addDays,
  type DateTimeText,
  dateTime,
  dayOf,
  isDateTime,
  type TimeText,
  timeOf,
} from "../time/dates.ts";
import { isZone } from "../time/zone-offset.ts";
import { instantOf } from "../time/zoned-time.ts";
import { bookingKind } from "./booking-kinds.ts";

/** A departure that moves by more hours of the day has gone over midnight. */
const overMidnightHours = 18;

const shortText = plainField(text(limits.bookingText), "");
const knownZone = z
  .string()
  .check(
    z.maxLength(limits.bookingText, message("maxLength", limits.bookingText)),
    z.refine(isZone, message("unknownValue")),
  );

/** One end of a booking: departure or arrival, pick-up or return, begin or end. */
export const bookingEnd = z.object({
  /** On the clocks of its place. */
  at: dateTime,
  /** IANA name. Null: the zone of the place where it is. */
  zone: z._default(z.nullable(z.string()), null),
  terminal: z._default(text(limits.bookingText), ""),
  gate: z._default(text(limits.bookingText), ""),
});
export type BookingEnd = z.infer<typeof bookingEnd>;

const savedEnd = z.nullable(
  z.extend(bookingEnd, { zone: z._default(z.nullable(knownZone), null) }),
);
/** A zone that another device knows and this one does not is read all the same: it counts as UTC. */
const optionalEnd = {
  ...{ read: z.nullable(bookingEnd), form: savedEnd, save: savedEnd },
  initial: null,
};

const fields = defineFields({
  kind: defaultedField(bookingKind, "other"),
  /** The place does not take it any more. It stays, so that nobody travels there by mistake. */
  isCancelled: defaultedField(z.boolean(), false),
  operator: shortText,
  number: shortText,
  coach: shortText,
  seat: shortText,
  /** The confirmation code. */
  code: shortText,
  contact: shortText,
  travellers: plainField(
    z
      .array(name)
      .check(z.maxLength(limits.bookingTravellers, message("tooMany", limits.bookingTravellers))),
    [],
  ),
  departure: optionalEnd,
  arrival: optionalEnd,
});

/**
 * What is booked at a stop (specification#bookings). A booking of a journey stands where it departs, and leads to the next stop of
 * the trip (decision 152). The nights of a stay and the price are those of its place.
 */
export const booking = z.object(fields.read);
export type Booking = z.infer<typeof booking>;

/** The fields of a booking that a save changes. */
export const bookingChange = z.partial(z.object(fields.save));
export type BookingChange = z.infer<typeof bookingChange>;

/** A booking without any data. */
export const newBooking: Booking = fields.initial;

/** The booking after a save. Null removes it; fields that were not sent stay. */
function changeBooking(
  current: Booking | null,
  change: BookingChange | null | undefined,
): Booking | null {
  if (change === undefined) return current;
  return change && applyPatch<Booking>(current ?? newBooking, change);
}

/** Another time of day, of the same date; over midnight where that is much nearer. */
function moveTime(at: DateTimeText, time: TimeText): DateTimeText {
  const hours = Number(time.slice(0, 2)) - Number(timeOf(at).slice(0, 2));
  const days = Math.abs(hours) < overMidnightHours ? 0 : -Math.sign(hours);
  return `${addDays(dayOf(at), days)} ${time}`;
}

/** What a save of a stop says of its booking and its reservation. */
interface BookedChange {
  booking?: BookingChange | null | undefined;
  reservationTime?: string | null | undefined;
}
type Booked = { booking: Booking | null; reservationTime: string | null };

/**
 * Booking and reservation after a save. A booking that begins at some time is the reservation, so both always say the same: the booking decides
 * where it was sent, else the reservation does (decision 152).
 */
export function changeBooked(current: Booked, change: BookedChange): Booked {
  const next = changeBooking(current.booking, change.booking);
  const { reservationTime = current.reservationTime } = change;
  const begins = next?.departure ?? null;
  if (change.booking !== undefined) {
    if (begins) return { booking: next, reservationTime: timeOf(begins.at) };
    const wasBegin = current.booking?.departure && change.reservationTime === undefined;
    return { booking: next, reservationTime: wasBegin ? null : reservationTime };
  }
  if (!next || !begins || change.reservationTime === undefined)
    return { booking: next, reservationTime };
  const departure = reservationTime && { ...begins, at: moveTime(begins.at, reservationTime) };
  return { booking: { ...next, departure: departure || null }, reservationTime };
}

/** True for an end before the beginning, where both say their zones. Clocks of other zones may show less. */
export function arrivesBeforeDeparture({
  departure,
  arrival,
}: Pick<Booking, "departure" | "arrival">): boolean {
  if (!departure?.zone || !arrival?.zone) return false;
  return instantOf(arrival.at, arrival.zone) < instantOf(departure.at, departure.zone);
}

/** The booking some days later. Null when a date would leave the years of `limits`. */
export function shiftBooking(of: Booking, days: number): Booking | null {
  const shifted = (end: BookingEnd | null) =>
    end && { ...end, at: `${addDays(dayOf(end.at), days)} ${timeOf(end.at)}` };
  const [departure, arrival] = [shifted(of.departure), shifted(of.arrival)];
  const isInRange = [departure, arrival].every((end) => !end || isDateTime(end.at));
  return isInRange ? { ...of, departure, arrival } : null;
}
