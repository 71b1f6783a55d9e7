import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import type { DateText, TimeText } from "@castor/core/time/dates.ts";
import type { Family, Side } from "../lines/label-words.ts";
import type { AirportCode } from "../values/read-stop.ts";

/** A value and the line that tells it. */
export interface Told<Value> {
  value: Value;
  line: string;
  at: number;
}

export interface DraftDate {
  date: DateText | null;
  otherDate: DateText | null;
}

export interface DraftTime {
  time: TimeText;
  days: number | null;
}

/** One end of a booking, as far as it is told. */
export interface DraftStop {
  airport: Told<AirportCode> | null;
  name: Told<string> | null;
  /** The name is of a heading: a labelled one is better. */
  isNameWeak: boolean;
  date: Told<DraftDate> | null;
  time: Told<DraftTime> | null;
  terminal: Told<string> | null;
  gate: Told<string> | null;
  address: Told<string> | null;
  isMoscowTime: boolean;
}

/** A booking that is being read. */
export interface Draft {
  family: Family;
  /** Where its number tells what it is. */
  kind: BookingKind | null;
  number: Told<string> | null;
  start: DraftStop;
  end: DraftStop;
  coach: Told<string>[];
  seats: Told<string>[];
  nights: Told<number> | null;
  /** The hotel. */
  place: Told<string> | null;
  address: Told<string> | null;
  /** Lines from the first to the last that it is told in. */
  from: number;
  to: number;
}

export const newStop = (): DraftStop => ({
  ...{ airport: null, name: null, isNameWeak: false, date: null, time: null },
  ...{ terminal: null, gate: null, address: null, isMoscowTime: false },
});

export const newDraft = (family: Family, at: number): Draft => ({
  ...{ family, kind: null, number: null, start: newStop(), end: newStop() },
  ...{ coach: [], seats: [], nights: null, place: null, address: null, from: at, to: at },
});

export const otherSide = (side: Side): Side => (side === "start" ? "end" : "start");

/** True for a stop of which nothing is told. */
export const isEmptyStop = ({ airport, name, date, time }: DraftStop): boolean =>
  airport === null && name === null && date === null && time === null;
