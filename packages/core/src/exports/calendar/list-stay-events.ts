import { listCancelledPlaces } from "../../bookings/cancelled-places.ts";
import { addressOf, showTrip } from "../../pages.ts";
import { instantOf } from "../../time/zoned-time.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { asUri, type CalendarInput, joinLines } from "./calendar-input.ts";

/** Check-in and check-out of each hotel, once for all its stops, at the local time of the place. */
export function listStayEvents({ trip, words, site, zoneAt }: CalendarInput): CalendarEvent[] {
  const stops = trip.routes.flatMap(({ points }) => points);
  const places = new Map(stops.map((point) => [point.linkId, point]));
  const cancelled = listCancelledPlaces(trip, ({ kind }) => kind === "stay");
  return [...places.values()].flatMap((place) => {
    const isCancelled = cancelled.has(place.linkId);
    const { checkIn = null, checkOut = null } = place.hotelData ?? {};
    const ends = [
      { name: "check-in", at: checkIn, summary: words.checkIn(place.name) },
      { name: "check-out", at: checkOut, summary: words.checkOut(place.name) },
    ];
    const zone = zoneAt(place);
    return ends.flatMap(({ name, at, summary }): CalendarEvent[] =>
      at === null
        ? []
        : [
            {
              uid: `${name}-${place.linkId}@castor`,
              when: { kind: "time", start: instantOf(at, zone), end: null, zone },
              summary: isCancelled ? words.cancelled(summary) : summary,
              description: joinLines([asUri(place.url)]),
              location: place.address.trim() || place.name,
              position: place,
              url: asUri(site + addressOf("map", { tripId: trip.id, routeId: showTrip })),
              alarm: null,
              ...(isCancelled && { isCancelled }),
            },
          ],
    );
  });
}
