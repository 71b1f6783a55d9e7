import type { DateText, TimeText } from "@castor/core/time/dates.ts";
import { addDays, isTime } from "@castor/core/time/dates.ts";
import { findFlightTown } from "./event-words.ts";

/** What a journey of a calendar without a place begins at, and whether that is the code of an airport. */
export interface JourneyStart {
  from: string;
  isAirport: boolean;
}

const codes = /(?<![\p{L}\d])([A-Z]{3})\s*(?:->|→|[-–—/]|\bto\b)\s*[A-Z]{3}(?![\p{L}\d])/u;
const arrow = /^(?:[^:]{1,40}:\s+)?(.{2,80}?)\s*(?:[-=]>|→|➜|⟶)\s*\S/u;
const fromTo =
  /\b(?:flight|train|rail|bus|coach|ferry|transfer|ride|journey)\b.*?\bfrom\s+(.{2,80}?)\s+to\s+\S/iu;
const russian =
  /(?<!\p{L})(?:рейс|перел[её]т|самол[её]т|поезд|автобус|паром)\s+(?:[A-Z]{1,3}\s+)?(?:\S*\d\S*\s+)?(\p{Lu}.{1,80}?)\s*[-–—→]\s*\p{Lu}/iu;

/** Reads where a journey begins of the words of its event: "Berlin Hbf -> Wien Hbf", "Your flight from VIE to TBS". */
export function findJourneyStart(summary: string): JourneyStart | null {
  const text = summary.slice(0, 300);
  const code = codes.exec(text)?.[1];
  if (code !== undefined) return { from: code, isAirport: true };
  const words = arrow.exec(text) ?? fromTo.exec(text) ?? russian.exec(text);
  const from = findFlightTown(text) || (words?.[1]?.trim() ?? "");
  if (from === "" || /^\d/.test(from)) return null;
  return { from, isAirport: /^[A-Z]{3}$/.test(from) };
}

/** When a journey departs and arrives by its own text, local to both places. */
export interface WrittenTimes {
  departs: TimeText;
  arrives: TimeText;
  /** Of the departure; null where the text tells none. */
  date: DateText | null;
  /** One line for the whole journey: TripIt's form whose GEO is the arrival. */
  isOneLine: boolean;
}

const clock = String.raw`(\d{1,2}):(\d{2})\s*([ap])m`;
const oneLine = new RegExp(String.raw`\bdep\s+\S+\s+${clock}[^\n]*?\barr\s+\S+\s+${clock}`, "i");
const twoLines = new RegExp(
  String.raw`${clock}[^\n]{0,12}-\s*Depart[\s\S]{0,200}?${clock}[^\n]{0,12}-\s*Arrive`,
  "i",
);

function readClock(hour = "", minute = "", half = ""): TimeText {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** Month first, as TripIt writes it. */
function readDate(text: string): DateText | null {
  const [, month = "", day = "", year] = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Reads the times in TripIt's text of a journey: "dep JFK 7:00pm EST arr LHR 7:00am GMT". */
export function readWrittenTimes(description: string): WrittenTimes | null {
  const text = description.slice(0, 2_000);
  const [line, lines] = [oneLine.exec(text), twoLines.exec(text)];
  const [, ...parts] = line ?? lines ?? [];
  const [departs, arrives] = [readClock(...parts.slice(0, 3)), readClock(...parts.slice(3))];
  if (!isTime(departs) || !isTime(arrives)) return null;
  return { departs, arrives, date: readDate(text), isOneLine: line !== null };
}

const hourMs = 3_600_000;

/**
 * The date of a told departure: the told one, or that on which the local time is nearest to the instant. Null when no place on
 * earth has such a time then.
 */
export function dateOfDeparture({ departs, date }: WrittenTimes, instant: number): DateText | null {
  const utcDay = new Date(instant).toISOString().slice(0, 10);
  const around = [utcDay, addDays(utcDay, -1), addDays(utcDay, 1)];
  const distanceOf = (day: DateText) => Date.parse(`${day}T${departs}:00Z`) - instant;
  const possible = (date ? [date, ...around] : around).filter((day) => {
    const offset = distanceOf(day);
    return offset >= -12 * hourMs && offset <= 14 * hourMs;
  });
  if (date && possible[0] === date) return date;
  const [nearest] = possible.toSorted((a, b) => Math.abs(distanceOf(a)) - Math.abs(distanceOf(b)));
  return nearest ?? null;
}
