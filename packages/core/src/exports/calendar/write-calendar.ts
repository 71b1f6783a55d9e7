import { listCheckIns, withoutConnections } from "../../bookings/check-ins.ts";
import { listArrivals, listJourneys } from "../../bookings/journeys.ts";
import { toPlainText } from "../../markup/plain-text.ts";
import { addressOf } from "../../pages.ts";
import { minutesBeforeDay } from "../../reminders/reminder-times.ts";
import { dayOf } from "../../time/dates.ts";
import { isMemberOf } from "../../trips/may-call.ts";
import {
  type CalendarEvent,
  type Clocks,
  type EventVersion,
  endZoneOf,
  momentsOf,
  writeEvent,
} from "./calendar-event.ts";
import { asUri, type CalendarInput, joinLines } from "./calendar-input.ts";
import { contentLine, textLine } from "./content-line.ts";
import { listDeadlineEvents } from "./list-deadline-events.ts";
import { listStayEvents } from "./list-stay-events.ts";
import { listStopEvents } from "./list-stop-events.ts";
import { writeZone } from "./write-zone.ts";
import { ZoneRules } from "./zone-rules.ts";

/** The largest integer of RFC 5545, 3.3.8. */
const sequenceMax = 2 ** 31 - 1;

/**
 * A trip as an iCalendar file (RFC 5545, decision 049): its days, and for its members the stops with a time, hotel stays
 * and deadlines. Visitors get days alone (specification#calendar). The parts are small, some are empty: others may take
 * their turn between them.
 */
export function* writeCalendar(input: CalendarInput): Generator<string> {
  const { trip, version } = input;
  const events: CalendarEvent[] = [];
  for (const some of listEvents(input)) {
    events.push(...some);
    yield "";
  }
  const clocks = readClocks(events);
  yield contentLine("BEGIN", "VCALENDAR");
  yield contentLine("VERSION", "2.0");
  yield contentLine("PRODID", "-//Castor//Trip calendar//EN");
  yield contentLine("CALSCALE", "GREGORIAN");
  // The older name is the one that most programs read.
  yield textLine("NAME", trip.name);
  yield textLine("X-WR-CALNAME", trip.name);
  yield contentLine("REFRESH-INTERVAL;VALUE=DURATION", "PT1H");
  yield contentLine("X-PUBLISHED-TTL", "PT1H");
  for (const rules of clocks.values()) yield writeZone(rules);
  const stamp: EventVersion = {
    sequence: Math.min(version, sequenceMax),
    updated: trip.updated,
  };
  for (const event of events) yield writeEvent(event, stamp, clocks);
  yield contentLine("END", "VCALENDAR");
}

function* listEvents(input: CalendarInput): Generator<CalendarEvent[]> {
  const { trip } = input;
  yield listDayEvents(input);
  if (!isMemberOf(trip)) return;
  const all = listJourneys(trip, input.zoneAt);
  const journeys = new Map(all.map((each) => [each.from.id, each]));
  const checkIns = listCheckIns(withoutConnections(all), input.zoneAt);
  const opens = new Map(checkIns.map(({ journey, opens }) => [journey.from.id, opens]));
  const arrivals = listArrivals(trip, input.zoneAt);
  for (const route of trip.routes)
    yield listStopEvents(route, input, { journeys, opens, arrives: arrivals.get(route.id) });
  yield listStayEvents(input);
  yield listDeadlineEvents(input);
}

/** The clocks of the events. A calendar has at least one component, so one without events has UTC. */
function readClocks(events: readonly CalendarEvent[]): Clocks {
  const zones = new Map<string, number[]>(events.length === 0 ? [["UTC", [0]]] : []);
  for (const { when } of events) {
    if (when.kind === "day") continue;
    for (const zone of new Set([when.zone, endZoneOf(when)])) {
      const instants = zones.get(zone) ?? [];
      instants.push(...momentsOf(when));
      zones.set(zone, instants);
    }
  }
  return new Map([...zones].map(([zone, instants]) => [zone, new ZoneRules(zone, instants)]));
}

/**
 * An all-day event for each day, with its stops in order. The name of the trip tells it apart among other events. An
 * alarm on the evening before is for members who asked to be reminded.
 */
const listDayEvents = ({ trip, words, site, reminders }: CalendarInput): CalendarEvent[] =>
  trip.routes.map((route) => ({
    uid: `day-${route.id}@castor`,
    when: { kind: "day", date: dayOf(route.date) },
    summary: words.day(trip.name, route.name),
    description: joinLines([
      ...route.points.map(({ name }, index) => `${index + 1}. ${name}`),
      toPlainText(route.description),
    ]),
    location: "",
    position: null,
    url: asUri(site + addressOf("map", { tripId: trip.id, routeId: route.id })),
    alarm: isMemberOf(trip) && reminders.hasTripDays ? minutesBeforeDay(1) : null,
  }));
