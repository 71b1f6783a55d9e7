import type { Position } from "../../geo/position.ts";
import { addDays, type DateText, type DateTimeText, dayOf } from "../../time/dates.ts";
import { contentLine, escapeText, textLine } from "./content-line.ts";
import type { ZoneRules } from "./zone-rules.ts";

/** A whole day, or a time in a zone (IANA name); instants in milliseconds since 1970, UTC. */
export type EventTime =
  | { kind: "day"; date: DateText }
  | { kind: "time"; start: number; end: number | null; zone: string; endZone?: string };

/** An event of the calendar. Empty texts are left out. */
export interface CalendarEvent {
  /** The same in every file of the trip, so that a second import updates. */
  uid: string;
  when: EventTime;
  summary: string;
  description: string;
  location: string;
  position: Position | null;
  /** An http address. */
  url: string;
  /** Minutes before the start. */
  alarm: number | null;
  /** One more alarm, with words of its own. */
  also?: { alarm: number; says: string } | undefined;
  /** True where its booking is cancelled. */
  isCancelled?: boolean;
}

/** What says which of two versions of an event is the later one. */
export interface EventVersion {
  sequence: number;
  /** An ISO 8601 instant. */
  updated: string;
}

/** The rules of the zones of all events, by name. */
export type Clocks = ReadonlyMap<string, ZoneRules>;

/** Six digits are a decimetre. Adding 0 turns -0 into 0. */
const degrees = (value: number) => (Number(value.toFixed(6)) + 0).toFixed(6);

/** An event as a VEVENT (RFC 5545, 3.6.1). */
export function writeEvent(
  event: CalendarEvent,
  { sequence, updated }: EventVersion,
  clocks: Clocks,
): string {
  const { uid, when, summary, description, location, position, url, alarm, also, isCancelled } =
    event;
  const stamp = formatInstant(Date.parse(updated));
  return [
    contentLine("BEGIN", "VEVENT"),
    contentLine("UID", uid),
    // In a file that is no invitation it is the moment of the last change (RFC 5545, 3.8.7.2).
    contentLine("DTSTAMP", stamp),
    contentLine("LAST-MODIFIED", stamp),
    contentLine("SEQUENCE", String(sequence)),
    writeTimes(when, clocks),
    textLine("SUMMARY", summary),
    textLine("DESCRIPTION", description),
    textLine("LOCATION", location),
    position ? contentLine("GEO", `${degrees(position.lat)};${degrees(position.lng)}`) : "",
    url === "" ? "" : contentLine("URL", url),
    isCancelled ? contentLine("STATUS", "CANCELLED") : "",
    // A whole day is a note in the calendar, and leaves its owner free, as what is cancelled does.
    contentLine("TRANSP", when.kind === "day" || isCancelled ? "TRANSPARENT" : "OPAQUE"),
    alarm === null ? "" : writeAlarm(alarm, summary),
    also ? writeAlarm(also.alarm, also.says) : "",
    contentLine("END", "VEVENT"),
  ].join("");
}

const writeAlarm = (minutes: number, summary: string): string =>
  [
    contentLine("BEGIN", "VALARM"),
    contentLine("ACTION", "DISPLAY"),
    contentLine("TRIGGER", `-PT${minutes}M`),
    contentLine("DESCRIPTION", escapeText(summary)),
    contentLine("END", "VALARM"),
  ].join("");

/** An event without a length has no end: an end has to be later than the start. */
function writeTimes(when: EventTime, clocks: Clocks): string {
  if (when.kind === "day")
    return [
      contentLine("DTSTART;VALUE=DATE", digitsOf(when.date)),
      contentLine("DTEND;VALUE=DATE", digitsOf(addDays(when.date, 1))),
    ].join("");
  const moments = momentsOf(when).map((instant, index) => {
    const zone = index === 0 ? when.zone : endZoneOf(when);
    return { instant, zone, local: clocks.get(zone)?.localTime(instant) ?? null };
  });
  const isLocal = moments.every(({ local }) => local !== null);
  return moments
    .map(({ instant, local, zone }, index) => {
      const name = index === 0 ? "DTSTART" : "DTEND";
      return isLocal && local !== null
        ? contentLine(`${name};TZID=${zone}`, formatLocal(local))
        : // The second of two equal local times, when clocks go back, has no name but its instant.
          contentLine(name, formatInstant(instant));
    })
    .join("");
}

/** The zone of the end: another one where a journey crosses zones. */
export const endZoneOf = (when: Extract<EventTime, { kind: "time" }>): string =>
  when.endZone ?? when.zone;

/** The instants of an event: its start, and its end if it has one. */
export const momentsOf = (when: EventTime): number[] =>
  when.kind === "day" ? [] : when.end === null ? [when.start] : [when.start, when.end];

const digitsOf = (date: DateText) => dayOf(date).replaceAll("-", "");
const formatLocal = (at: DateTimeText) => `${digitsOf(at)}T${at.slice(11).replace(":", "")}00`;
const formatInstant = (instant: number) =>
  new Date(instant).toISOString().replace(/\.\d+|[-:]/g, "");
