import * as z from "zod/mini";
import { currency } from "../basics/currencies.ts";
import { amount } from "../basics/money.ts";
import { latitude, longitude } from "../geo/position.ts";
import { date, time } from "../time/dates.ts";
import { bookingKind } from "./booking-kinds.ts";

const known = z.nullable(z.string());

/** A place as a confirmation tells it. Null: it does not tell. */
export const readPlace = z.object({
  /** A station, an airport, a hotel, a restaurant; never empty. */
  name: z.string(),
  /** The IATA code of an airport. */
  code: known,
  address: known,
  position: z.nullable(z.object({ lat: latitude, lng: longitude })),
  terminal: known,
  gate: known,
});
export type ReadPlace = z.infer<typeof readPlace>;

/** A moment on the clocks of its place. */
export const readMoment = z.object({
  date,
  /** The date with day and month exchanged, where nothing tells which is meant: a question to the traveller. */
  otherDate: z.nullable(date),
  time: z.nullable(time),
  /** IANA name. Null where neither the text nor the place tells it. */
  zone: known,
});
export type ReadMoment = z.infer<typeof readMoment>;

/** The ways to read a confirmation, the surest first. */
const readingSteps = ["markup", "barcode", "extractor", "text", "model"] as const;
export const readingStep = z.enum(readingSteps);
export type ReadingStep = z.infer<typeof readingStep>;

/** The fields of a booking that a confirmation may tell, without what it is. */
const fields = {
  /** What is booked, where its place does not say it: the event, the car. */
  title: known,
  /** Airline, railway, chain of hotels, rental company. */
  operator: known,
  /** Of the flight, train or bus, as it is written on boards: "LH 123", "ICE 593", "012А". */
  number: known,
  coach: known,
  seat: known,
  /** The confirmation code: PNR, order number. */
  code: known,
  travellers: z.array(z.string()),
  /** A telephone number or an address of mail. */
  contact: known,
  url: known,
  /** Where it begins: departure, pick-up, the hotel, the restaurant. */
  from: z.nullable(readPlace),
  /** Where it ends: arrival, return of a car. Null where one stays. */
  to: z.nullable(readPlace),
  /** Departure, pick-up, check-in, the time of a table. */
  departure: z.nullable(readMoment),
  /** Arrival, return, check-out. */
  arrival: z.nullable(readMoment),
  price: z.nullable(z.object({ amount, currency })),
  /** Null where the text does not tell. */
  isPaid: z.nullable(z.boolean()),
  /** The last day on which a cancellation costs nothing. */
  cancellationDate: z.nullable(date),
};

export type ReadBookingField = keyof typeof fields;
export const readBookingFields = Object.keys(fields) as ReadBookingField[];

/** Where a value was found. */
const source = z.object({
  step: readingStep,
  /** The line of the text; empty where the value is of the markup or a barcode. */
  line: z.string(),
});

/** One booking, as it was read in a confirmation (decision 152). A journey with changes is one for each vehicle. */
export const readBooking = z.object({
  kind: bookingKind,
  status: z.enum(["confirmed", "changed", "cancelled"]),
  ...fields,
  sources: z.partialRecord(z.enum(readBookingFields), source),
});
export type ReadBooking = z.infer<typeof readBooking>;

/** A booking of which nothing is known but its kind. */
export const emptyReadBooking = (kind: ReadBooking["kind"]): ReadBooking => ({
  kind,
  status: "confirmed",
  ...{ title: null, operator: null, number: null, coach: null, seat: null, code: null },
  ...{ travellers: [], contact: null, url: null },
  ...{ from: null, to: null, departure: null, arrival: null },
  ...{ price: null, isPaid: null, cancellationDate: null },
  sources: {},
});
