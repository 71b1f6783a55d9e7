import type { TextReader } from "../text-reader.ts";
import type { ImportNotes } from "../trip/import-notes.ts";
import { TripBuilder } from "../trip/trip-builder.ts";
import { describeEvent, type EventContext, type EventStop } from "./describe-event.ts";
import { listDates, momentsOf } from "./event-dates.ts";
import { readEventPlace } from "./event-place.ts";
import type { Moment } from "./event-time.ts";
import { EventVersions, type KeptEvent } from "./event-versions.ts";
import { type Component, parameterOf, propertyOf, textOf } from "./jcal.ts";
import { joinStays } from "./join-stays.ts";
import { readComponents } from "./read-components.ts";
import { CalendarZones } from "./zones/calendar-zones.ts";
import { findZoneName } from "./zones/zone-names.ts";

/** TripIt has an event for each trip, all days long, around those of its plans. */
const isTrip = (uid: string) => uid.endsWith("@tripit.com") && !uid.startsWith("item-");

const isCancelled = ({ component, calendar }: KeptEvent) =>
  textOf(component, "status").toUpperCase() === "CANCELLED" ||
  textOf(calendar, "method").toUpperCase() === "CANCEL";

/** Google gives its main calendar, and the file of it, the e-mail address of the user, which a public trip would show. */
const hasAddress = (name: string) => /[^\s@]@[^\s@]/.test(name);

/** The name of a calendar; TripIt's has the name of its user. */
function nameOf(calendar: Component): string {
  const names = [textOf(calendar, "x-wr-calname"), textOf(calendar, "name")];
  return names.find((name) => name !== "" && !/tripit/i.test(name) && !hasAddress(name)) ?? "";
}

/** The events of a file in their newest versions, its time zones, and the calendar that the first of them is in. */
interface ReadFile {
  events: KeptEvent[];
  zones: CalendarZones;
  calendar: Component | null;
}

function readFile(text: string, notes: ImportNotes, onProgress: (done: number) => void): ReadFile {
  const [versions, zones] = [new EventVersions(), new CalendarZones()];
  let [calendar, events]: [Component | null, number] = [null, 0];
  for (const found of readComponents(text, (what) => notes.count(what))) {
    if (found.component[0] === "vtimezone") zones.add(found.component);
    else {
      calendar ??= found.calendar;
      versions.add(found);
      if (++events % 500 === 0) onProgress(Math.min(0.99, events / 20_000));
    }
  }
  notes.count("replacedEvents", versions.replaced);
  return { events: versions.list(), zones, calendar };
}

/** The dates of repeated events that events of their own stand for. */
function listReplaced(events: readonly KeptEvent[], zones: CalendarZones) {
  const replaced = new Map<string, Moment[]>();
  for (const { uid, component } of events)
    for (const moment of momentsOf(component, "recurrence-id", zones))
      replaced.set(uid, [...(replaced.get(uid) ?? []), moment]);
  return replaced;
}

/** Counts what of an event is not taken, and answers its stops. */
function readStops(event: Component, replaced: readonly Moment[], context: EventContext) {
  const { zones, notes } = context;
  const place = readEventPlace(event);
  const dates = place && listDates(event, replaced, zones);
  if (!place || !dates) {
    notes.count("eventsWithoutPlace");
    return [];
  }
  const tzid = parameterOf(propertyOf(event, "dtstart"), "tzid");
  const isUnknown = ({ time, instant }: Moment) => time !== null && instant === null;
  if (tzid !== "" && dates.starts.some(isUnknown)) notes.name("unknownZones", tzid);
  if (dates.isRepeated) notes.count("repeatedEvents");
  // All of its dates may be events of their own.
  if (dates.starts.length === 0 && replaced.length === 0) notes.count("eventsWithoutDate");
  return describeEvent(event, dates, place, context);
}

/** Reads a calendar: events with a place become points on their days, in the order of their times. */
export const readIcs: TextReader = ({ text, fileName }, options, onProgress) => {
  const builder = new TripBuilder("ics", options);
  const { notes } = builder;
  const { events, zones, calendar } = readFile(text, notes, onProgress);
  const zone = calendar && findZoneName(textOf(calendar, "x-wr-timezone"));
  const context: EventContext = {
    ...{ zones, notes, fallback: zone ?? options.zone, isFallbackAssumed: !zone },
  };
  const replaced = listReplaced(events, zones);
  let name = calendar ? nameOf(calendar) : "";
  const stops: EventStop[] = [];
  const valid = events.filter((event) => !isCancelled(event));
  for (const { component, uid } of joinStays(valid, zones)) {
    if (isTrip(uid)) name ||= textOf(component, "summary");
    else {
      const isOwnDate = propertyOf(component, "recurrence-id") !== undefined;
      const taken = isOwnDate ? [] : (replaced.get(uid) ?? []);
      stops.push(...readStops(component, taken, context));
      builder.checkCount(stops.length);
    }
  }
  notes.count("cancelledEvents", events.length - valid.length);
  const byDate = stops.toSorted((a, b) => a.date.localeCompare(b.date) || a.order - b.order || 0);
  for (const { date, draft } of byDate) builder.addPoint(builder.day(date, { date }), draft);
  return builder.finish(name, hasAddress(fileName) ? "" : fileName);
};
