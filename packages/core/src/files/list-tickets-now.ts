import { addDays, dayOf, todayIn } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import type { Attachment } from "./attachment.ts";
import { isBookingOver, listBookedStops, startOfRoute, type ZoneOf } from "./booked-stop.ts";
import { isPass } from "./pass-type.ts";

/** More are not shown at once. */
export const ticketsShown = 5;

const aheadMs = 24 * 3_600_000;

/** A file that is needed soon. */
export interface TicketNow {
  attachment: Attachment;
  /** When its booking is, or when its day begins (milliseconds since 1970). */
  at: number;
  /** Of the booking; null for a file of a day. */
  zone: string | null;
  /** The name of its point, or of its day. */
  place: string;
}

const isTicket = (file: Attachment) => file.type === "application/pdf" || isPass(file);
const isPhoto = ({ type }: Attachment) => type.startsWith("image/");

/**
 * The tickets of the next 24 hours: PDF, passes and photos at points with a booking in this time, the next first; then PDF and passes at other points of today and
 * tomorrow and at these days. Each file once. Days are those of the place.
 */
export function listTicketsNow(
  trip: Trip,
  now: number,
  zoneOf: ZoneOf,
  /** Of a day without points. */
  elsewhere: string,
): TicketNow[] {
  const isNear = (route: Trip["routes"][number]) => {
    const [first] = route.points;
    const today = todayIn(first ? zoneOf(first) : elsewhere, new Date(now));
    return [today, addDays(today, 1)].includes(dayOf(route.date));
  };
  const timesOf = (attachment: Attachment): Omit<TicketNow, "attachment">[] => {
    const { kind, thingId } = attachment;
    const ofDay = (route: Trip["routes"][number], place: string) =>
      isTicket(attachment) && isNear(route)
        ? [{ at: startOfRoute(route, zoneOf, elsewhere), zone: null, place }]
        : [];
    if (kind === "route")
      return trip.routes
        .filter(({ id }) => id === thingId)
        .flatMap((route) => ofDay(route, route.name));
    if (kind !== "place" || !(isTicket(attachment) || isPhoto(attachment))) return [];
    return listBookedStops(trip, thingId, zoneOf).flatMap(
      (stop): Omit<TicketNow, "attachment">[] => {
        const { route, point, zone, at } = stop;
        if (at === null) return ofDay(route, point.name);
        return isBookingOver(stop, now) || at > now + aheadMs
          ? []
          : [{ at, zone, place: point.name }];
      },
    );
  };
  const tickets = trip.attachments
    .flatMap((attachment) => timesOf(attachment).map((time) => ({ attachment, ...time })))
    // What is booked comes before what may be needed at any time of a day.
    .toSorted((one, other) => Number(!one.zone) - Number(!other.zone) || one.at - other.at);
  const files = new Map<string, TicketNow>();
  for (const ticket of tickets)
    if (!files.has(ticket.attachment.fileId)) files.set(ticket.attachment.fileId, ticket);
  return [...files.values()];
}
