import type { CurrencyId } from "../../basics/currencies.ts";

/** The words of a calendar in the language of its reader. */
export interface CalendarWords {
  day: (trip: string, day: string) => string;
  checkIn: (hotel: string) => string;
  checkOut: (hotel: string) => string;
  pay: (what: string, amount: number, currency: CurrencyId) => string;
  cancel: (what: string, amount: number, currency: CurrencyId) => string;
  /** What was booked and is cancelled. */
  cancelled: (what: string) => string;
  /** The alarm of a flight when its check-in opens. */
  checkInOpens: (flight: string) => string;
  /** The time of an event depends on an estimate. */
  about: string;
  /** How long before a reservation to be there. */
  comeBefore: (minutes: number) => string;
  coach: (coach: string) => string;
  seat: (seat: string) => string;
  terminal: (terminal: string) => string;
  gate: (gate: string) => string;
  /** The confirmation code. */
  code: (code: string) => string;
  /** The arrival, where the event is the reservation. `HH:mm`. */
  arrival: (time: string) => string;
}
