import { momentsOf } from "./event-dates.ts";
import { instantAt, type Moment } from "./event-time.ts";
import type { KeptEvent } from "./event-versions.ts";
import { type Component, type Property, propertyOf, textOf } from "./jcal.ts";
import type { CalendarZones } from "./zones/calendar-zones.ts";

/** The event of a check-in or of a check-out. */
interface StayEnd {
  event: KeptEvent;
  isIn: boolean;
  /** Of the hotel, as it is written. */
  name: string;
  address: string;
  start: Moment;
}

const ins = "check[ -]?in|заезд|заселение";
const outs = "check[ -]?out|выезд|выселение";
const before = new RegExp(
  String.raw`^(?:(${ins})|${outs})(?!\p{L})\s*(?:[:–—-]|(?:at|to|into|of|from|в|из)(?!\p{L}))?\s*(\S.*)$`,
  "iu",
);
const after = new RegExp(String.raw`^(.*\S)\s*[:,(–—-]\s*(?:(${ins})|${outs})\)?$`, "iu");

/** Two programs' spaces and capitals make no other hotel. */
const plain = (text: string): string =>
  text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

function readName(summary: string): Pick<StayEnd, "isIn" | "name"> | null {
  const text = summary.slice(0, 300).replace(/\s+/g, " ").trim();
  const [first, last] = [before.exec(text), after.exec(text)];
  if (first) return { isIn: first[1] !== undefined, name: first[2] ?? "" };
  return last && { isIn: last[2] !== undefined, name: last[1] ?? "" };
}

/** Repeated events have many dates, of which none belongs to another event. */
const isRepeated = (event: Component) =>
  ["rrule", "rdate", "recurrence-id"].some((name) => propertyOf(event, name) !== undefined);

function readEnd(event: KeptEvent, zones: CalendarZones): StayEnd | null {
  const { component } = event;
  const named = readName(textOf(component, "summary"));
  const [start] = momentsOf(component, "dtstart", zones);
  if (!named || !start || isRepeated(component)) return null;
  return { event, ...named, address: plain(textOf(component, "location")), start };
}

/** One event from a check-in to a check-out, with what only one of them tells. */
function join(checkIn: StayEnd, checkOut: StayEnd): KeptEvent {
  const [[kind, of, parts], [, others]] = [checkIn.event.component, checkOut.event.component];
  const own = of.filter(([name]) => !["summary", "dtend", "duration", "categories"].includes(name));
  const names = new Set(own.map(([name]) => name));
  const places = ["location", "geo", "x-apple-structured-location", "description", "url"];
  const added = others.flatMap((property): Property[] => {
    const [name, parameters, type, ...values] = property;
    if (name === "dtstart") return [["dtend", parameters, type, ...values]];
    return places.includes(name) && !names.has(name) ? [property] : [];
  });
  const summary: Property = ["summary", {}, "text", checkIn.name];
  const categories: Property = ["categories", {}, "text", "hotel"];
  return { ...checkIn.event, component: [kind, [...own, ...added, summary, categories], parts] };
}

/** Whole days end on whole days, and hours at an hour. */
const isStay = (from: StayEnd, to: StayEnd): boolean =>
  !to.isIn &&
  to.start.date > from.start.date &&
  (from.start.time === null) === (to.start.time === null);

/**
 * Joins a check-in with the next check-out of the same hotel into one event over its nights: TripIt, and people, write two. One
 * without the other stays as it is.
 */
export function joinStays(events: readonly KeptEvent[], zones: CalendarZones): KeptEvent[] {
  const hotels = new Map<string, StayEnd[]>();
  for (const event of events) {
    const end = readEnd(event, zones);
    if (!end) continue;
    const known = hotels.get(plain(end.name));
    if (known) known.push(end);
    else hotels.set(plain(end.name), [end]);
  }
  const joined = new Map<KeptEvent, KeptEvent | null>();
  for (const ends of hotels.values()) {
    const inOrder = ends.toSorted(
      (a, b) => instantAt(a.start, null, "UTC") - instantAt(b.start, null, "UTC"),
    );
    for (const [index, from] of inOrder.entries()) {
      if (!from.isIn) continue;
      // The next of this hotel: two of one name may be in two towns.
      const to = inOrder.find(
        ({ address }, next) =>
          next > index && (address === from.address || address === "" || from.address === ""),
      );
      if (!to || !isStay(from, to) || joined.has(to.event)) continue;
      joined.set(from.event, join(from, to));
      joined.set(to.event, null);
    }
  }
  return events.flatMap((event) => {
    const one = joined.get(event);
    return one === undefined ? event : (one ?? []);
  });
}
