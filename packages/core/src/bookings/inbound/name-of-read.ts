import { cutText } from "../../basics/cut-text.ts";
import type { DateText } from "../../time/dates.ts";
import { isJourneyKind } from "../booking-kinds.ts";
import type { ReadBooking } from "../read-booking.ts";
import { inboundLimits } from "./inbound-mail.ts";

/** What a booking is, in few words and any language: "LH 123 Berlin – Rome", "Hotel Dawn". Neither codes nor prices. */
export function nameOfRead({ kind, title, number, operator, from, to }: ReadBooking): string {
  const what = isJourneyKind(kind)
    ? [number ?? operator, [from?.name, to?.name].filter(Boolean).join(" – ")]
    : [kind === "ticket" ? (title ?? from?.name) : (from?.name ?? title ?? operator)];
  return cutText(what.filter(Boolean).join(" "), inboundLimits.bookingName);
}

/** The first of all days that some bookings tell. */
export const firstDateOf = (bookings: readonly ReadBooking[]): DateText | null =>
  bookings
    .flatMap(({ departure }) => departure?.date ?? [])
    .toSorted()
    .at(0) ?? null;
