import type { BookingKind } from "./booking-kinds.ts";

/** What the fields of a booking are called, as keys of the room `booking`. */
export interface BookingTerms {
  operator: "airline" | "operator" | "rentalCompany";
  number: "car" | "flightNumber" | "number" | "trainNumber";
  departure: "begin" | "departure" | "pickUp";
  arrival: "arrival" | "dropOff" | "end";
  gate: "gate" | "pier" | "platform";
  arrivalGate: "arrivalGate" | "arrivalPier" | "arrivalPlatform";
}

const other: BookingTerms = {
  ...{ operator: "operator", number: "number", departure: "begin", arrival: "end" },
  ...{ gate: "gate", arrivalGate: "arrivalGate" },
};
const journey: BookingTerms = {
  ...{ ...other, departure: "departure", arrival: "arrival" },
  ...{ gate: "platform", arrivalGate: "arrivalPlatform" },
};

const terms: Partial<Record<BookingKind, BookingTerms>> = {
  flight: {
    ...{ ...journey, operator: "airline", number: "flightNumber" },
    ...{ gate: "gate", arrivalGate: "arrivalGate" },
  },
  train: { ...journey, number: "trainNumber" },
  bus: journey,
  ferry: { ...journey, gate: "pier", arrivalGate: "arrivalPier" },
  rental: {
    ...{ ...other, operator: "rentalCompany", number: "car" },
    ...{ departure: "pickUp", arrival: "dropOff" },
  },
};

/** The terms of a kind of booking. */
export const termsOf = (kind: BookingKind): BookingTerms => terms[kind] ?? other;
