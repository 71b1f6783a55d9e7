import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import type { ImportedStay } from "@castor/core/imports/imported-trip.ts";
import { usualStayTimes } from "@castor/core/points/hotel-data.ts";
import { addDays, type DateText, wallClock } from "@castor/core/time/dates.ts";
import { guessType } from "../trip/guess-type.ts";
import { htmlToMarkup } from "../trip/html-to-markup.ts";
import type { ImportNotes } from "../trip/import-notes.ts";
import type { PointDraft } from "../trip/trip-builder.ts";
import { type EventDates, measureEvent } from "./event-dates.ts";
import type { EventPlace } from "./event-place.ts";
import { instantAt, type LocalTime, localTime, type Moment } from "./event-time.ts";
import { readEventKind } from "./event-words.ts";
import { type Component, textOf } from "./jcal.ts";
import { dateOfDeparture, readWrittenTimes, type WrittenTimes } from "./journey.ts";
import type { CalendarZones } from "./zones/calendar-zones.ts";

/** A point on its date. */
export interface EventStop {
  date: DateText;
  /** Orders the stops of a date: those without a time come first, but for nights, which end the day that they begin on. */
  order: number;
  draft: PointDraft;
}

/** What is known of all events of a calendar. */
export interface EventContext {
  zones: CalendarZones;
  /** The zone of times in UTC whose place is not known. */
  fallback: string;
  /** Nothing in the file tells that zone. */
  isFallbackAssumed: boolean;
  notes: ImportNotes;
}

/** The kinds of events that TripIt names in brackets. */
const tripItKinds: Readonly<Record<string, string>> = {
  Flight: "airport",
  Lodging: "hotel",
  Restaurant: "restaurant",
  "Car Rental": "transport",
  Rail: "train",
  Ground: "transport",
  Parking: "parking",
  Transport: "transport",
  Ferry: "ferry",
};

const dayMin = 24 * 60;
/** Whole days on each of which an event stands. A longer one is a note in the calendar. */
const spanMax = 31;

/** TripIt's GEO of a journey is its departure or its arrival, and its own text tells which: LOCATION is always the departure. */
function isOfArrival(written: WrittenTimes, start: Moment, minutes: number, zone: string): boolean {
  if (start.instant === null) return false;
  const timeOf = (instant: number) => wallClock(new Date(instant), zone).slice(11);
  const departs = timeOf(start.instant) === written.departs;
  const arrives = timeOf(start.instant + minutes * 60_000) === written.arrives;
  return written.isOneLine ? arrives || !departs : arrives && !departs;
}

/** The nights of a hotel; null for an hour at its desk. */
function readStay(
  start: Moment,
  local: LocalTime,
  { minutes, days }: { minutes: number; days: number },
  zone: string,
): ImportedStay | null {
  const { date, time } = local;
  if (time === null)
    return days === 1
      ? null
      : {
          checkIn: `${date} ${usualStayTimes.checkIn}`,
          checkOut: `${addDays(date, days)} ${usualStayTimes.checkOut}`,
        };
  const end = instantAt({ ...start, date, time }, zone, zone) + minutes * 60_000;
  const checkOut = wallClock(new Date(end), zone);
  return checkOut.slice(0, 10) > date ? { checkIn: `${date} ${time}`, checkOut } : null;
}

/** The points of an event: one on each of its dates. */
export function describeEvent(
  event: Component,
  { starts }: EventDates,
  place: EventPlace,
  context: EventContext,
): EventStop[] {
  const { zones, fallback, isFallbackAssumed, notes } = context;
  const description = textOf(event, "description");
  const summary = textOf(event, "summary");
  const kind = /\[([A-Z][\w ]{1,20})\]/.exec(description)?.[1] ?? "";
  const typeId = guessType(
    [tripItKinds[kind], readEventKind(summary) || place.kind, textOf(event, "categories")],
    summary,
  );
  const written = readWrittenTimes(description);
  const zoneOfGeo = place.position && zoneAt(place.position);
  const length = measureEvent(event, zones, zoneOfGeo, fallback);
  const { minutes, days } = length;
  const isMoved = (start: Moment) =>
    written !== null && zoneOfGeo !== null && isOfArrival(written, start, minutes, zoneOfGeo);

  return starts.flatMap((start): EventStop[] => {
    const position = isMoved(start) ? null : place.position;
    const zone = position && zoneAt(position);
    const departs = written && start.instant !== null && dateOfDeparture(written, start.instant);
    const hasTimes = position === null && written !== null && departs !== null;
    const local =
      hasTimes && departs
        ? { date: departs, time: written.departs }
        : localTime(start, zone, fallback);
    const isOpen = position === null && !hasTimes && start.instant !== null;
    if (isOpen && start.isUtc && isFallbackAssumed) notes.assumeZone(fallback);
    const stay = typeId === "Hotel" ? readStay(start, local, length, zone ?? fallback) : null;
    if (stay && local.time === null) notes.count("stays");
    const isLong = stay === null && (minutes >= dayMin || days > spanMax);
    if (isLong) notes.count("longEvents");
    const isSpanned = stay === null && !isLong && days > 1;
    if (isSpanned) notes.count("spannedEvents");
    const draft: PointDraft = {
      name: summary || place.address,
      position,
      lookup: place.lookup,
      address: place.address,
      typeId,
      description: htmlToMarkup(description),
      url: textOf(event, "url"),
      reservationTime: local.time,
      instant: isOpen ? start.instant : null,
      stay,
      // A stay over nights is no time that one spends at the point.
      timeToSpend: stay || isLong ? 0 : minutes,
    };
    const unordered = stay ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const order = local.time === null ? unordered : instantAt(start, zone, fallback);
    return Array.from({ length: isSpanned ? days : 1 }, (_, day) => ({
      date: addDays(local.date, day),
      order,
      draft,
    }));
  });
}
