import type { Trip } from "../../trips/trip.ts";
import { type Point, stopFieldNames } from "../point.ts";
import { listNights, type StayDates } from "../stay-nights.ts";
import { attachPoint } from "./new-point.ts";

/**
 * The stops of a hotel on nights that its stay no longer has: those of which the trip says nothing but that one sleeps there. The stop
 * whose stay was changed stays, so does one of a day that has the hotel twice, and all when the stay is open now.
 */
export function listLeftNights(
  { routes }: Pick<Trip, "routes">,
  /** With its new stay. */
  { id, linkId, hotelData }: Pick<Point, "id" | "linkId" | "hotelData">,
  former: StayDates | null,
): Point[] {
  if (!hotelData?.checkIn || !hotelData.checkOut) return [];
  const now = new Set(listNights(routes, hotelData));
  return listNights(routes, former).flatMap((route) => {
    const stops = route.points.filter((point) => point.linkId === linkId);
    const [stop] = stops;
    if (now.has(route) || !stop || stops.length > 1 || stop.id === id) return [];
    // As it was put there by itself: nothing of its own was changed since.
    const bare = attachPoint(route, stop);
    return stopFieldNames.every((field) => stop[field] === bare[field]) ? [stop] : [];
  });
}
