import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import { type BookingTerms, termsOf } from "@castor/core/bookings/booking-terms.ts";
import type { ThingIconName } from "../../ui/icons/thing-icon.tsx";

type Labels = { [Field in keyof BookingTerms]: `booking.${BookingTerms[Field]}` };

interface Looks extends Labels {
  icon: ThingIconName;
}

const icons: Record<BookingKind, ThingIconName> = {
  flight: "plane",
  train: "train",
  bus: "bus",
  ferry: "ship",
  rental: "car",
  stay: "bed",
  table: "tools-kitchen-2",
  ticket: "ticket",
  other: "circle-check",
};

/** The sign of a kind of booking, and the labels of what is called differently for each kind. */
export function looksOf(kind: BookingKind): Looks {
  const { operator, number, departure, arrival, gate, arrivalGate } = termsOf(kind);
  return {
    icon: icons[kind],
    operator: `booking.${operator}`,
    number: `booking.${number}`,
    departure: `booking.${departure}`,
    arrival: `booking.${arrival}`,
    gate: `booking.${gate}`,
    arrivalGate: `booking.${arrivalGate}`,
  };
}
