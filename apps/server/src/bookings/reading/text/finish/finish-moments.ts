import type { ReadMoment } from "@castor/core/bookings/read-booking.ts";
import { addDays } from "@castor/core/time/dates.ts";
import type { Draft, DraftStop, Told } from "../drafts/draft.ts";
import { arrivalByClock, arrivalOfFlight, isFlightPossible } from "./complete-arrival.ts";

const moscow = "Europe/Moscow";

export type ToldMoment = Told<ReadMoment>;

const zoneOf = (stop: DraftStop, isMoscowText: boolean) =>
  stop.airport?.value.zone ?? (isMoscowText || stop.isMoscowTime ? moscow : null);

/** The moment of a stop whose date is told; null without a certain date. */
export function momentOf(stop: DraftStop, isMoscowText: boolean): ToldMoment | null {
  const date = stop.date?.value.date;
  if (!stop.date || !date) return null;
  const value = {
    ...{ date, otherDate: stop.date.value.otherDate },
    ...{ time: stop.time?.value.time ?? null, zone: zoneOf(stop, isMoscowText) },
  };
  const { line, at } = stop.time && stop.time.at > stop.date.at ? stop.time : stop.date;
  return { value, line, at };
}

/** The date of an arrival that has only a time. */
function dateOfArrival(draft: Draft, departure: ReadMoment): string | null {
  const { start, end } = draft;
  const time = end.time?.value;
  if (!time || departure.time === null) return null;
  const counted = time.days === null ? null : addDays(departure.date, time.days);
  if (!start.airport || !end.airport)
    return counted ?? arrivalByClock(departure.date, departure.time, time.time);
  const ends: [typeof start.airport.value, typeof end.airport.value] = [
    start.airport.value,
    end.airport.value,
  ];
  const worked = arrivalOfFlight(departure.date, departure.time, time.time, ends);
  return counted === null || counted === worked ? worked : null;
}

/** An arrival before its departure is read wrongly: then it is left out. */
function isPossible(draft: Draft, departure: ReadMoment | null, arrival: ReadMoment): boolean {
  if (!departure) return true;
  const isJourney = draft.family === "journey";
  const from = isJourney ? draft.start.airport : null;
  const to = isJourney ? draft.end.airport : null;
  if (from && to && departure.time !== null && arrival.time !== null)
    return isFlightPossible(
      [departure.date, departure.time, from.value],
      [arrival.date, arrival.time, to.value],
    );
  if (from && to) return arrival.date >= addDays(departure.date, -1);
  const [start, end] = [departure, arrival].map(({ date, time }) => `${date} ${time ?? ""}`);
  return departure.time !== null && arrival.time !== null
    ? (end ?? "") > (start ?? "")
    : arrival.date >= departure.date;
}

/** When a journey or a rental ends. */
export function arrivalOf(
  draft: Draft,
  departure: ToldMoment | null,
  isMoscowText: boolean,
): ToldMoment | null {
  const { end } = draft;
  const told = momentOf(end, isMoscowText);
  if (told) return isPossible(draft, departure?.value ?? null, told.value) ? told : null;
  // A car that comes back at ten comes back on some day.
  if (!end.time || !departure || end.date || draft.family !== "journey") return null;
  const date = dateOfArrival(draft, departure.value);
  if (date === null) return null;
  const { line, at } = end.time;
  const value = {
    date,
    otherDate: null,
    time: end.time.value.time,
    zone: zoneOf(end, isMoscowText),
  };
  // With two meanings of the departure there are two of what follows from it.
  if (departure.value.otherDate !== null) return null;
  return { value, line, at };
}

/** When a stay ends: on its told day, else so many nights later. */
export function endOfStay(draft: Draft, start: ToldMoment | null): ToldMoment | null {
  const told = momentOf(draft.end, false);
  if (told) return start && told.value.date < start.value.date ? null : told;
  if (draft.end.date || !draft.nights || !start || start.value.otherDate !== null) return null;
  const { line, at, value: nights } = draft.nights;
  const time = draft.end.time?.value.time ?? null;
  const date = addDays(start.value.date, nights);
  return { value: { date, otherDate: null, time, zone: null }, line, at };
}
