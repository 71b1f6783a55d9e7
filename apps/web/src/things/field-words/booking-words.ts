import type { Booking } from "@castor/core/bookings/booking.ts";
import { bookingKind } from "@castor/core/bookings/booking-kinds.ts";
import type { TranslateWith } from "../../i18n/words.ts";
import type { FieldWords } from "./field-words.ts";

type End = "departure" | "arrival";
/** As a form has them: each end is several fields. */
type FormField = keyof Booking | `${End}${"Zone" | "Terminal" | "Gate"}`;

/** The words of the fields of a booking, as they are in changes and in the form. */
export function bookingWords(translate: TranslateWith<"booking">): Record<string, FieldWords> {
  const words: Record<FormField, FieldWords> = {
    kind: {
      label: translate("booking.kind"),
      format: (id) => {
        const known = bookingKind.safeParse(id);
        return known.success ? translate(`booking.kinds.${known.data}`) : id;
      },
    },
    isCancelled: { label: translate("booking.isCancelled") },
    operator: { label: translate("booking.operator") },
    number: { label: translate("booking.number") },
    coach: { label: translate("booking.coach") },
    seat: { label: translate("booking.seat") },
    code: { label: translate("booking.code") },
    contact: { label: translate("booking.contact") },
    travellers: {
      label: translate("booking.travellers"),
      formatList: (names) => names.map(String).join(", "),
    },
    departure: { label: translate("booking.departure") },
    departureZone: { label: translate("booking.departureZone") },
    departureTerminal: { label: translate("booking.terminal") },
    departureGate: { label: translate("booking.gate") },
    arrival: { label: translate("booking.arrival") },
    arrivalZone: { label: translate("booking.arrivalZone") },
    arrivalTerminal: { label: translate("booking.arrivalTerminal") },
    arrivalGate: { label: translate("booking.arrivalGate") },
  };
  return words;
}
