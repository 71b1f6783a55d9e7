import { distanceBetween } from "../../geo/position.ts";
import type { Point } from "../../points/point.ts";
import type { Route } from "../../routes/route.ts";
import { addDays, type DateText, dayOf, timeOf } from "../../time/dates.ts";
import type { Trip } from "../../trips/trip.ts";
import { type BookedPlace, bookingOf, listBookedPlaces } from "../booked-places.ts";
import { arrivesBeforeDeparture } from "../booking.ts";
import { isJourneyKind } from "../booking-kinds.ts";
import type { ReadBooking, ReadMoment } from "../read-booking.ts";
import { shareCode } from "../same-code.ts";
import { letters } from "../same-values.ts";

/** Terminals of one airport, and stations of one town, are so far from each other. */
export const sameStopM = 2_000;

const isTimed = (moment: ReadMoment | null): boolean =>
  moment !== null && moment.time !== null && moment.zone !== null;

/** True where all is known that a stop of this kind needs: a code, places, dates, times with their zones. */
function isWhole(read: ReadBooking): boolean {
  const { kind, code, status, from, to, departure, arrival } = read;
  // Without a code a later confirmation does not find it again, and a calendar may tell of somebody else's flight.
  if (code === null || status !== "confirmed" || !from?.position || !departure) return false;
  if (kind === "stay") return arrival !== null && arrival.date > departure.date;
  if (!isTimed(departure) || arrivesBeforeDeparture(bookingOf(read))) return false;
  if (isJourneyKind(kind)) return Boolean(to?.position) && isTimed(arrival);
  if (kind === "rental") return isTimed(arrival) && (to === null || !!to.position);
  return kind === "table" || kind === "ticket";
}

interface Stop {
  point: Point;
  route: Route;
}

/** The day of arrival and the day of departure. What tells no nights is one night. */
function nightsOf({ point: { hotelData }, route }: Stop): [DateText, DateText] {
  const first = dayOf(hotelData?.checkIn ?? route.date);
  return [first, hotelData?.checkOut ? dayOf(hotelData.checkOut) : addDays(first, 1)];
}

/** One sleeps at one place, and a hotel that is planned already may be this one. */
function isSameStay(stop: Stop, read: ReadBooking): boolean {
  const { typeId, hotelData, booking, name, ...position } = stop.point;
  if (typeId !== "Hotel" && !hotelData && booking?.kind !== "stay") return false;
  const { from, departure, arrival } = read;
  const [first, last] = nightsOf(stop);
  if (departure && arrival && first < arrival.date && departure.date < last) return true;
  const isHere = from?.position && distanceBetween(from.position, position) <= sameStopM;
  return Boolean(isHere) || letters(name) === letters(from?.name ?? "");
}

/** Somebody has planned there by hand what is booked. */
function isSameVisit({ point, route }: Stop, place: BookedPlace, { kind }: ReadBooking): boolean {
  if (dayOf(route.date) !== place.date || !place.position) return false;
  if (point.typeId !== place.typeId && point.booking?.kind !== kind) return false;
  return distanceBetween(place.position, point) <= sameStopM;
}

/** True for a booking that is whole, and of which the trip has nothing that may be it. */
export function isSureNew(trip: Pick<Trip, "routes">, read: ReadBooking): boolean {
  if (!isWhole(read)) return false;
  const places = listBookedPlaces([read]);
  const isEarly = trip.routes.some((day) =>
    places.some(
      ({ date, time }) => date === dayOf(day.date) && time !== null && time < timeOf(day.date),
    ),
  );
  const stops = trip.routes.flatMap((route) => route.points.map((point) => ({ point, route })));
  return (
    !isEarly &&
    !stops.some(
      (stop) =>
        (stop.point.booking?.kind === read.kind && shareCode(stop.point.booking.code, read.code)) ||
        (read.kind === "stay"
          ? isSameStay(stop, read)
          : places.some((place) => isSameVisit(stop, place, read))),
    )
  );
}
