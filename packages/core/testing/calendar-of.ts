import type { CalendarInput } from "../src/exports/calendar/calendar-input.ts";
import { writeCalendar } from "../src/exports/calendar/write-calendar.ts";
import type { Position } from "../src/geo/position.ts";
import { noReminders } from "../src/reminders/reminders.ts";
import type { ScheduleInput } from "../src/routes/schedule/day-schedule.ts";
import type { Trip } from "../src/trips/trip.ts";

/** The zone of a place by its whole degrees of longitude. */
const zones: Readonly<Record<number, string>> = {
  13: "Europe/Berlin",
  29: "Europe/Istanbul",
  44: "Asia/Tbilisi",
  [-74]: "America/New_York",
  [-172]: "Pacific/Apia",
  175: "Pacific/Auckland",
  [-157]: "Pacific/Honolulu",
  85: "Asia/Kathmandu",
  [-8]: "Africa/Casablanca",
};

/** Longitudes that lie in a zone other than UTC. */
export const zonedLongitudes = Object.keys(zones).map(Number);

export const zoneAt = ({ lng }: Position): string => zones[lng] ?? "UTC";

type CalendarChanges = Partial<CalendarInput> & { legs?: ScheduleInput["legs"] };

/** The calendar of a trip, with words that are easy to find in it. */
export const calendarOf = (trip: Trip, { legs = {}, ...changes }: CalendarChanges = {}): string =>
  [
    ...writeCalendar({
      trip,
      version: 7,
      legsOf: () => legs,
      zoneAt,
      reminders: noReminders,
      site: "https://castor.example",
      words: {
        day: (name, day) => `${name}: ${day}`,
        checkIn: (hotel) => `in ${hotel}`,
        checkOut: (hotel) => `out ${hotel}`,
        pay: (what, amount, currency) => `pay ${amount} ${currency} ${what}`,
        cancel: (what, amount, currency) => `cancel ${amount} ${currency} ${what}`,
        about: "about",
        checkInOpens: (flight) => `Check-in is open: ${flight}`,
        cancelled: (what) => `Cancelled: ${what}`,
        comeBefore: (minutes) => `come ${minutes} min before`,
        coach: (coach) => `coach ${coach}`,
        seat: (seat) => `seat ${seat}`,
        terminal: (terminal) => `terminal ${terminal}`,
        gate: (gate) => `gate ${gate}`,
        code: (code) => `code ${code}`,
        arrival: (time) => `arrive ${time}`,
      },
      ...changes,
    }),
  ].join("");
