import type { Journey } from "../../bookings/journeys.ts";
import { findDoors } from "../../hours/find-doors.ts";
import { toPlainText } from "../../markup/plain-text.ts";
import { addressOf } from "../../pages.ts";
import type { Point, PointField } from "../../points/point.ts";
import type { Route } from "../../routes/route.ts";
import { type StopTimes, scheduleDay } from "../../routes/schedule/day-schedule.ts";
import { reservationInstant } from "../../routes/schedule/reservation-instant.ts";
import { timeOf } from "../../time/dates.ts";
import { instantOf } from "../../time/zoned-time.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { asUri, type CalendarInput, joinLines } from "./calendar-input.ts";
import { describeBooking } from "./describe-booking.ts";

const stayMs = ({ timeToSpend }: Point) => timeToSpend * 60_000;
/** The alarm sounds so many minutes before one has to be there. */
const alarmMinutes = 60;

/** What of the whole trip concerns the stops of a day. */
interface BookedJourneys {
  /** By the id of the stop where each departs. */
  journeys: ReadonlyMap<string, Journey>;
  /** When check-in opens, by the same id (milliseconds since 1970). */
  opens: ReadonlyMap<string, number>;
  /** When a journey of an earlier day ends at the first stop. */
  arrives: number | undefined;
}

/**
 * The events of a day's stops, at the times of the schedule that the screen shows. A stop with a reservation is at the
 * reservation, whatever the schedule says, also off the path.
 */
export function listStopEvents(
  route: Route,
  input: CalendarInput,
  { journeys, opens, arrives }: BookedJourneys,
): CalendarEvent[] {
  const { points, date } = route;
  const zones = new Map(points.map((point) => [point.id, input.zoneAt(point)]));
  const zoneOf = (id: string) => zones.get(id) ?? "UTC";
  const schedule = scheduleDay({
    date,
    points,
    legs: input.legsOf(route),
    zoneOf,
    fallbackZone: "UTC",
    doorAt: findDoors(points),
    arrives,
  });
  const first = points.find(({ routeMode }) => routeMode !== "none") ?? points[0];
  const start = instantOf(date, first ? zoneOf(first.id) : "UTC");
  const landings = new Set([...journeys.values()].map(({ to }) => to?.id));
  let landed: number | undefined;
  return points.flatMap((point): CalendarEvent[] => {
    const times = schedule.stops[point.id];
    const zone = zoneOf(point.id);
    if (landings.has(point.id)) landed = times?.arrival.instant ?? landed;
    const journey = journeys.get(point.id);
    if (journey && journey.departs !== null)
      return [writeJourney(journey, times, input, opens.get(point.id))];
    const isCancelled = point.booking?.isCancelled ?? false;
    const booked = reservationInstant(asBooked(point), date, zone, start, landed);
    const at = booked ?? times?.arrival.instant;
    if (at === undefined) return [];
    // A reservation lasts as long as its stay, also for who arrives late.
    const left = (booked === null ? times?.departure.instant : undefined) ?? at + stayMs(point);
    return [
      {
        uid: `stop-${point.id}@castor`,
        when: { kind: "time", start: at, end: left > at ? left : null, zone },
        summary: isCancelled ? input.words.cancelled(point.name) : point.name,
        description: describeStop(point, times, booked !== null, input),
        location: point.address.trim() || point.name,
        position: point,
        url: asUri(input.site + addressOf("map", { tripId: route.tripId, routeId: route.id })),
        alarm: booked === null || isCancelled ? null : point.cameBeforeMin + alarmMinutes,
        ...(isCancelled && { isCancelled }),
      },
    ];
  });
}

/** What is cancelled is shown when it would have been. */
const asBooked = ({ reservationTime, booking }: Point) => ({
  reservationTime,
  booking: booking && { ...booking, isCancelled: false },
});

/** The journey away from a stop as one event, from its departure to its arrival, each in the zone of its place. */
function writeJourney(
  { from, to, booking, departs, arrives }: Journey,
  times: StopTimes | undefined,
  input: CalendarInput,
  opens: number | undefined,
): CalendarEvent {
  const { site, zoneAt, words, reminders } = input;
  const start = departs ?? 0;
  const zone = booking.departure?.zone ?? zoneAt(from);
  const endZone = booking.arrival?.zone ?? (to ? zoneAt(to) : zone);
  const way = to ? `${from.name} → ${to.name}` : from.name;
  const summary = [booking.number, way].filter(Boolean).join(" ");
  const end = arrives !== null && arrives > start ? arrives : null;
  return {
    uid: `stop-${from.id}@castor`,
    when: { kind: "time", start, end, zone, ...(end !== null && { endZone }) },
    summary,
    description: describeStop(from, times, true, input),
    location: from.address.trim() || from.name,
    position: from,
    url: asUri(site + addressOf("map", { tripId: from.tripId, routeId: from.routeId })),
    alarm: from.cameBeforeMin + alarmMinutes,
    // For whoever is told of it by mail and bell, too (decision 158).
    ...(opens !== undefined &&
      reminders.hasTripDays && {
        also: { alarm: (start - opens) / 60_000, says: words.checkInOpens(summary) },
      }),
  };
}

/** The line of an event that has a field of its stop. Null where the event has it in another form, or not at all. */
const lines: Record<PointField, ((point: Point) => string) | null> = {
  workingHours: ({ workingHours }) => workingHours.trim(),
  url: ({ url }) => asUri(url),
  description: ({ description }) => toPlainText(description),
  // In another form.
  name: null,
  lat: null,
  lng: null,
  address: null,
  hotelData: null,
  routeMode: null,
  timeToSpend: null,
  reservationTime: null,
  cameBeforeMin: null,
  isWaitSkipped: null,
  // In lines of its own.
  booking: null,
  // Not written.
  typeId: null,
  finance: null,
  excludeFromRoute: null,
  priority: null,
  picture: null,
};

function describeStop(
  point: Point,
  times: StopTimes | undefined,
  isBooked: boolean,
  { words }: CalendarInput,
): string {
  const ofBooking = [
    point.cameBeforeMin > 0 ? words.comeBefore(point.cameBeforeMin) : "",
    times
      ? words.arrival(`${times.arrival.isEstimated ? "~" : ""}${timeOf(times.arrival.at)}`)
      : "",
  ];
  return joinLines([
    ...(isBooked ? ofBooking : times?.arrival.isEstimated ? [words.about] : []),
    ...(point.booking ? describeBooking(point.booking, words) : []),
    ...Object.values(lines).flatMap((line) => (line === null ? [] : [line(point)])),
  ]);
}
