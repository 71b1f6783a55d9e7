import type { Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import type { Booking } from "./booking.ts";

/** The places (`linkId`) of which all bookings are cancelled, as far as `isMeant` says which count. */
export function listCancelledPlaces(
  { routes }: { routes: readonly Pick<Route, "points">[] },
  isMeant: (booking: Booking, place: Point) => boolean,
): ReadonlySet<string> {
  const ofPlace = (point: Point) =>
    point.booking && isMeant(point.booking, point) ? [point.booking] : [];
  const stops = routes.flatMap(({ points }) => points);
  const places = [...Map.groupBy(stops, ({ linkId }) => linkId)].filter(([, some]) => {
    const bookings = some.flatMap(ofPlace);
    return bookings.length > 0 && bookings.every(({ isCancelled }) => isCancelled);
  });
  return new Set(places.map(([linkId]) => linkId));
}

/** The places that cost nothing any more. The costs of a place with nights are those of its stay, not of a dinner there. */
export const listCancelledCosts = (trip: { routes: readonly Pick<Route, "points">[] }) =>
  listCancelledPlaces(trip, ({ kind }, { hotelData }) => kind === "stay" || !hotelData?.checkIn);
