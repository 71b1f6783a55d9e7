import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import type { RoomKey } from "@castor/i18n/words.ts";
import type { ThingIconName } from "../../ui/icons/thing-icon.tsx";

type BookingKey = Extract<RoomKey<"booking">, `booking.${string}`>;

interface Looks {
  icon: ThingIconName;
  /** The labels of what is called differently for each kind. */
  operator: BookingKey;
  number: BookingKey;
  departure: BookingKey;
  arrival: BookingKey;
  gate: BookingKey;
  arrivalGate: BookingKey;
}

const other: Looks = {
  ...{ icon: "circle-check", operator: "booking.operator", number: "booking.number" },
  ...{ departure: "booking.begin", arrival: "booking.end" },
  ...{ gate: "booking.gate", arrivalGate: "booking.arrivalGate" },
};
const journey: Looks = {
  ...{ ...other, departure: "booking.departure", arrival: "booking.arrival" },
  ...{ gate: "booking.platform", arrivalGate: "booking.arrivalPlatform" },
};

const looks: Record<BookingKind, Looks> = {
  flight: {
    ...{ ...journey, icon: "plane", operator: "booking.airline", number: "booking.flightNumber" },
    ...{ gate: "booking.gate", arrivalGate: "booking.arrivalGate" },
  },
  train: { ...journey, icon: "train", number: "booking.trainNumber" },
  bus: { ...journey, icon: "bus" },
  ferry: {
    ...{ ...journey, icon: "ship", gate: "booking.pier", arrivalGate: "booking.arrivalPier" },
  },
  rental: {
    ...{ ...other, icon: "car", operator: "booking.rentalCompany" },
    number: "booking.car",
    ...{ departure: "booking.pickUp", arrival: "booking.dropOff" },
  },
  stay: { ...other, icon: "bed" },
  table: { ...other, icon: "tools-kitchen-2" },
  ticket: { ...other, icon: "ticket" },
  other,
};

/** The sign of a kind of booking, and what its fields are called. */
export const looksOf = (kind: BookingKind): Looks => looks[kind];
