import {
  type CalendarEvent,
  type Clocks,
  type EventVersion,
  momentsOf,
  writeEvent,
} from "./calendar-event.ts";
import type { CalendarInput } from "./calendar-input.ts";
import { contentLine, textLine } from "./content-line.ts";
import { listDayEvents } from "./list-day-events.ts";
import { listDeadlineEvents } from "./list-deadline-events.ts";
import { listStayEvents } from "./list-stay-events.ts";
import { listStopEvents } from "./list-stop-events.ts";
import { writeZone } from "./write-zone.ts";
import { ZoneRules } from "./zone-rules.ts";

/** The largest integer of RFC 5545, 3.3.8. */
const sequenceMax = 2 ** 31 - 1;

/**
 * A trip as an iCalendar file (RFC 5545, decision 049): its days, and for its owner the stops with a time, hotel stays
 * and deadlines. Visitors get days alone (specification#calendar).
 */
export function writeCalendar(input: CalendarInput): string {
  const { trip, version } = input;
  const events = trip.canEdit
    ? [
        ...listDayEvents(input),
        ...trip.routes.flatMap((route) => listStopEvents(route, input)),
        ...listStayEvents(input),
        ...listDeadlineEvents(input),
      ]
    : listDayEvents(input);
  const clocks = readClocks(events);
  const stamp: EventVersion = {
    sequence: Math.min(version, sequenceMax),
    updated: trip.updated,
  };
  return [
    contentLine("BEGIN", "VCALENDAR"),
    contentLine("VERSION", "2.0"),
    contentLine("PRODID", "-//Castor//Trip calendar//EN"),
    contentLine("CALSCALE", "GREGORIAN"),
    // The older name is the one that most programs read.
    textLine("NAME", trip.name),
    textLine("X-WR-CALNAME", trip.name),
    contentLine("REFRESH-INTERVAL;VALUE=DURATION", "PT1H"),
    contentLine("X-PUBLISHED-TTL", "PT1H"),
    ...[...clocks.values()].map(writeZone),
    ...events.map((event) => writeEvent(event, stamp, clocks)),
    contentLine("END", "VCALENDAR"),
  ].join("");
}

/** The clocks of the events. A calendar has at least one component, so one without events has UTC. */
function readClocks(events: readonly CalendarEvent[]): Clocks {
  const zones = new Map<string, number[]>(events.length === 0 ? [["UTC", [0]]] : []);
  for (const { when } of events) {
    if (when.kind === "day") continue;
    const instants = zones.get(when.zone) ?? [];
    instants.push(...momentsOf(when));
    zones.set(when.zone, instants);
  }
  return new Map([...zones].map(([zone, instants]) => [zone, new ZoneRules(zone, instants)]));
}
