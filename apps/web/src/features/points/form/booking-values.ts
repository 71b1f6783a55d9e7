import { type Booking, type BookingEnd, newBooking } from "@castor/core/bookings/booking.ts";
import { type BookingKind, isJourneyKind } from "@castor/core/bookings/booking-kinds.ts";
import type { DateTimeText } from "@castor/core/time/dates.ts";

/** The booking in the form, flat: each value is one field, so that two windows are compared field by field. */
export interface BookingValues {
  /** Empty: no booking. */
  kind: BookingKind | "";
  isCancelled: boolean;
  operator: string;
  number: string;
  coach: string;
  seat: string;
  code: string;
  contact: string;
  /** Names with commas between them. */
  travellers: string;
  departure: DateTimeText | null;
  departureZone: string;
  departureTerminal: string;
  departureGate: string;
  arrival: DateTimeText | null;
  arrivalZone: string;
  arrivalTerminal: string;
  arrivalGate: string;
}

type End = "departure" | "arrival";
const noEnd: BookingEnd = { at: "", zone: null, terminal: "", gate: "" };

/** True for a booking that begins at a time of its own. The nights of a stay are those of its place. */
export const hasBegin = (kind: BookingValues["kind"]): boolean => kind !== "" && kind !== "stay";

/** True where what is booked has terminals, gates or platforms. */
export const hasGates = (kind: BookingValues["kind"]): boolean =>
  kind !== "" && isJourneyKind(kind);

/** True where what is booked goes on to another time. */
export const hasEnd = (kind: BookingValues["kind"]): boolean =>
  hasGates(kind) || kind === "rental" || kind === "other";

/** The texts that make sense for each kind; the code and the contact always do. */
const textsOf: Record<BookingKind, readonly ("operator" | "number" | "coach" | "seat")[]> = {
  flight: ["operator", "number", "seat"],
  train: ["operator", "number", "coach", "seat"],
  bus: ["operator", "number", "seat"],
  ferry: ["operator", "number", "seat"],
  rental: ["operator", "number"],
  stay: [],
  table: [],
  ticket: ["number", "seat"],
  other: ["operator", "number", "seat"],
};
export const hasText = (
  kind: BookingValues["kind"],
  field: "operator" | "number" | "coach" | "seat",
): boolean => kind !== "" && textsOf[kind].includes(field);

/** The form values of a booking, or of none. */
export function bookingValuesOf(booking: Booking | null): BookingValues {
  const { departure, arrival, travellers, kind, ...texts } = booking ?? newBooking;
  const [from, to] = [departure ?? noEnd, arrival ?? noEnd];
  return {
    ...texts,
    kind: booking ? kind : "",
    travellers: travellers.join(", "),
    departure: from.at || null,
    departureZone: from.zone ?? "",
    departureTerminal: from.terminal,
    departureGate: from.gate,
    arrival: to.at || null,
    arrivalZone: to.zone ?? "",
    arrivalTerminal: to.terminal,
    arrivalGate: to.gate,
  };
}

/** An end without a time that somebody has typed a terminal for stays, so that its schema asks for the time. */
function endOf(values: BookingValues, end: End): BookingEnd | null {
  const isThere = hasGates(values.kind);
  const terminal = isThere ? values[`${end}Terminal`] : "";
  const gate = isThere ? values[`${end}Gate`] : "";
  const at = values[end];
  if (!at && !terminal && !gate) return null;
  return { at: at ?? "", zone: values[`${end}Zone`] || null, terminal, gate };
}

/** The names in a text, each once. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** The booking for the schema and the server: what its kind has, null for none. */
export function toBooking(values: BookingValues): Booking | null {
  const { kind, isCancelled, code, contact, travellers } = values;
  if (kind === "") return null;
  const text = (field: Parameters<typeof hasText>[1]) =>
    hasText(kind, field) ? values[field].trim() : "";
  return {
    ...{ kind, isCancelled, code: code.trim(), contact: contact.trim() },
    ...{ operator: text("operator"), number: text("number") },
    ...{ coach: text("coach"), seat: text("seat") },
    travellers: namesIn(travellers),
    departure: hasBegin(kind) ? endOf(values, "departure") : null,
    arrival: hasEnd(kind) ? endOf(values, "arrival") : null,
  };
}

const paths: Record<string, string> = {
  "booking.departure.at": "booking.departure",
  "booking.departure.zone": "booking.departureZone",
  "booking.departure.terminal": "booking.departureTerminal",
  "booking.departure.gate": "booking.departureGate",
  "booking.arrival.at": "booking.arrival",
  "booking.arrival.zone": "booking.arrivalZone",
  "booking.arrival.terminal": "booking.arrivalTerminal",
  "booking.arrival.gate": "booking.arrivalGate",
};

/** Messages at the fields of the form, which are flat. */
export const atFormFields = (wrong: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(wrong).map(([path, text]) => [
      paths[path] ?? (path.startsWith("booking.travellers") ? "booking.travellers" : path),
      text,
    ]),
  );
