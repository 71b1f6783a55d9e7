import { applyPatch } from "../../basics/apply-patch.ts";
import { distanceBetween } from "../../geo/position.ts";
import type { Point } from "../../points/point.ts";
import type { Route } from "../../routes/route.ts";
import { dayOf, timeOf } from "../../time/dates.ts";
import type { Trip } from "../../trips/trip.ts";
import { arrivesBeforeDeparture, type Booking, type BookingEnd } from "../booking.ts";
import { isJourneyKind } from "../booking-kinds.ts";
import type { BookingUpdate, UpdatedField } from "../find-booked.ts";
import { findNextStop } from "../next-stop.ts";
import { areOtherPeople } from "../passengers.ts";
import type { ReadBooking, ReadPlace } from "../read-booking.ts";
import { shareCode } from "../same-code.ts";
import { letters } from "../same-values.ts";
import { sameStopM } from "./sure-new.ts";

/** What a newer confirmation changes by itself: when, and where in the vehicle and the building. */
const changedAlone: readonly UpdatedField[] = ["departure", "arrival", "seat", "coach"];

/** A place that is told is that of a stop. */
function isAt(place: ReadPlace | null, stop: Point | null): boolean {
  if (place === null) return true;
  if (stop === null) return false;
  if (place.position) return distanceBetween(place.position, stop) <= sameStopM;
  if (place.code !== null && stop.name.includes(place.code)) return true;
  const [told, known] = [letters(place.name), letters(stop.name)];
  return told !== "" && known !== "" && (known.includes(told) || told.includes(known));
}

/** Another time of the same date on the clocks of the same zone, or the same. Who typed a time without its zone keeps it. */
function isSameDay(was: BookingEnd | null, now: BookingEnd | null): boolean {
  if (was === null || now === null) return was === now;
  return dayOf(was.at) === dayOf(now.at) && was.zone !== null && was.zone === now.zone;
}

/** The moments that the other stops of a trip are reserved for. */
const reservedBeside = (trip: Pick<Trip, "routes">, { id }: Point): string[] =>
  trip.routes.flatMap(({ date, points }) =>
    points
      .filter((other) => other.id !== id)
      .flatMap(({ reservationTime, booking }) => [
        ...(reservationTime ? [`${dayOf(date)} ${reservationTime}`] : []),
        ...[booking?.departure, booking?.arrival].flatMap((end) => end?.at ?? []),
      ]),
  );

/** Moved over another reservation, the order of the day would be another. */
const passes = (was: BookingEnd | null, now: BookingEnd | null, reserved: string[]): boolean => {
  const [first = "", last = ""] = [was?.at ?? "", now?.at ?? ""].toSorted();
  return first !== last && reserved.some((at) => first <= at && at <= last);
};

/** A seat that is another's stays. */
const isOfSamePeople = (booking: Booking, { travellers }: ReadBooking): boolean =>
  travellers.length > 0 && booking.travellers.length > 0
    ? !areOtherPeople(travellers, booking.travellers)
    : booking.travellers.length === 0 && booking.seat === "" && booking.coach === "";

/** True where a confirmation of a journey of this code changes no more than its times of that day, and where one sits and boards. */
export function isSureUpdate(
  trip: Pick<Trip, "routes">,
  { point, route }: { point: Point; route: Route },
  { read, update }: { read: ReadBooking; update: BookingUpdate },
): boolean {
  const { booking } = point;
  if (!booking || !isJourneyKind(read.kind) || !shareCode(booking.code, read.code)) return false;
  const { fields, cancelledFor } = update;
  if (cancelledFor || !fields.every((field) => changedAlone.includes(field))) return false;
  if (!isAt(read.from, point) || !isAt(read.to, findNextStop(trip.routes, point.id))) return false;
  const isSeat = fields.includes("seat") || fields.includes("coach");
  if (isSeat && !isOfSamePeople(booking, read)) return false;
  const now = applyPatch<Booking>(booking, update.change.booking ?? {});
  if (arrivesBeforeDeparture(now)) return false;
  const isEarly =
    now.departure !== null &&
    now.departure.at !== booking.departure?.at &&
    timeOf(now.departure.at) < timeOf(route.date);
  const reserved = reservedBeside(trip, point);
  const ends = (["departure", "arrival"] as const).filter((end) => fields.includes(end));
  return (
    !isEarly &&
    ends.every(
      (end) => isSameDay(booking[end], now[end]) && !passes(booking[end], now[end], reserved),
    )
  );
}
