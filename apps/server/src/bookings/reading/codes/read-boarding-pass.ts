import {
  emptyReadBooking,
  type ReadBooking,
  type ReadPlace,
} from "@castor/core/bookings/read-booking.ts";
import { addDays, type DateText, daysBetween, isDate } from "@castor/core/time/dates.ts";
import { writeFlightNumber } from "../flight-number.ts";
import { tellSources } from "../tell-sources.ts";

/** What all legs share, and one leg (IATA Resolution 792, "M1"). */
const head = /^M([1-4])([A-Z/ .'-]{20})[E ]/;
const leg =
  /^([A-Z\d ]{7})([A-Z]{3})([A-Z]{3})([A-Z\d ]{3})([\d ]{4}[A-Z ])(\d{3})[A-Z ]([\dA-Z ]{4})[\dA-Z ]{5}[\dA-Z ]([\dA-F]{2})/;

/** The flights of a boarding pass, by what its barcode says. Empty for another code. */
export function readBoardingPass(code: string, today: DateText): ReadBooking[] {
  const [start, legs = "", name = ""] = head.exec(code) ?? [];
  if (start === undefined) return [];
  const bookings: ReadBooking[] = [];
  let rest = code.slice(start.length);
  for (let index = 0; index < Number(legs); index++) {
    const match = leg.exec(rest);
    if (match === null) break;
    const [whole, pnr = "", from = "", to = "", carrier = "", number = "", day, seat, more] = match;
    const date = dateOfDay(Number(day), today);
    bookings.push(
      tellSources(
        {
          ...emptyReadBooking("flight"),
          number: writeFlightNumber(number.trim(), carrier.trim()),
          code: pnr.trim() || null,
          seat: readSeat(seat ?? ""),
          travellers: readName(name),
          ...{ from: airport(from), to: airport(to) },
          departure: date === null ? null : { date, otherDate: null, time: null, zone: null },
        },
        "barcode",
      ),
    );
    rest = rest.slice(whole.length + Number.parseInt(more ?? "0", 16));
  }
  return bookings;
}

const airport = (code: string): ReadPlace => ({
  ...{ name: code, code, address: null, position: null, terminal: null, gate: null },
});

/** "001A" is 1A. An infant and a free choice have words there. */
const readSeat = (seat: string) => /^0{0,3}([1-9]\d{0,2}[A-Z])$/.exec(seat.trim())?.[1] ?? null;

/** "DESMARAIS/LUC MR" is LUC DESMARAIS. */
function readName(name: string): string[] {
  const [family = "", given = ""] = name.trim().split("/");
  const first = given.replace(
    / ?\b(?:MR|MRS|MS|MSTR|MISS|DR)$|(?<=[A-Z]{3})(?:MR|MRS|MSTR|MISS)$/,
    "",
  );
  const whole = `${first.trim()} ${family.trim()}`.trim();
  return whole === "" ? [] : [whole];
}

/** The date of a day of the year. The code has no year: it is the one that brings the day nearest to today. */
function dateOfDay(day: number, today: DateText): DateText | null {
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1]
    .map((one) => ({ one, date: addDays(`${one}-01-01`, day - 1) }))
    .filter(({ one, date }) => day >= 1 && date.startsWith(`${one}-`) && isDate(date))
    .map(({ date }) => date);
  const distance = (date: DateText) => Math.abs(daysBetween(today, date));
  return dates.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
