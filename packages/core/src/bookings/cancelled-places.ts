import type { Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import type { Booking } from "./booking.ts";

/** The places (`linkId`) of which all bookings are cancelled, as far as `isMeant` says which count. */
export function listCancelledPlaces(
  { routes }: { routes: readonly Pick<Route, "points">[] },
  isMeant: (booking: Booking) => boolean = () => true,
): ReadonlySet<string> {
  const ofPlace = (point: Point) =>
    point.booking && isMeant(point.booking) ? [point.booking] : [];
  const stops = routes.flatMap(({ points }) => points);
  const places = [...Map.groupBy(stops, ({ linkId }) => linkId)].filter(([, some]) => {
    const bookings = some.flatMap(ofPlace);
    return bookings.length > 0 && bookings.every(({ isCancelled }) => isCancelled);
  });
  return new Set(places.map(([linkId]) => linkId));
}
