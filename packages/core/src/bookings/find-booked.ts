import { diffFields } from "../basics/apply-patch.ts";
import { distanceBetween } from "../geo/position.ts";
import type { Point, PointChange } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import { foldText } from "../schemas/texts.ts";
import { dayOf } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import { bookingOf } from "./booked-places.ts";
import type { Booking } from "./booking.ts";
import type { ReadBooking } from "./read-booking.ts";

/** Programs round positions, and hotels are larger than a pin. */
const sameHotelM = 200;

const fold = (text: string): string => foldText(text).replace(/[\s-]/g, "");
const isSame = (one: string, other: string | null): boolean =>
  one !== "" && fold(one) === fold(other ?? "");

function isSameStay({ name, lat, lng, hotelData }: Point, { from, departure }: ReadBooking) {
  const checkIn = hotelData?.checkIn;
  if (!checkIn || !departure || dayOf(checkIn) !== departure.date) return false;
  if (fold(name) === fold(from?.name ?? "")) return true;
  return Boolean(from?.position && distanceBetween(from.position, { lat, lng }) <= sameHotelM);
}

/** True for the same vehicle: the same number on the same day, or under the same code from the same place. */
function isSameJourney(point: Point, booked: Booking, read: ReadBooking, date: string): boolean {
  if (booked.kind !== read.kind) return false;
  const isNumber = isSame(booked.number, read.number);
  if (isNumber && date === read.departure?.date) return true;
  if (!isSame(booked.code, read.code)) return false;
  // A flight that is moved to another day keeps its number and its code.
  if (isNumber) return true;
  const isOther = booked.number !== "" && read.number !== null;
  const position = read.from?.position;
  const isFrom =
    (position && distanceBetween(position, point) <= sameHotelM * 10) ||
    fold(point.name).includes(fold(read.from?.name ?? "\0"));
  return !isOther && Boolean(isFrom);
}

/** The stop of a trip at which a confirmation is booked already. */
export function findBooked(
  trip: Pick<Trip, "routes">,
  read: ReadBooking,
): { route: Route; point: Point } | null {
  for (const route of trip.routes)
    for (const point of route.points) {
      const { booking } = point;
      const date = dayOf(booking?.departure?.at ?? route.date);
      const isIt =
        read.kind === "stay"
          ? isSameStay(point, read)
          : booking !== null && isSameJourney(point, booking, read, date);
      if (isIt) return { route, point };
    }
  return null;
}

/** A field of a booking that a confirmation changes. */
export type UpdatedField = Exclude<keyof Booking, "kind"> | "stay";

/** What a confirmation changes of a stop. */
export interface BookingUpdate {
  change: Pick<PointChange, "booking" | "hotelData">;
  fields: UpdatedField[];
}

/** What a confirmation does not tell stays; of an end its terminal and gate, too. */
function toldBy(before: Booking | null, told: Booking): Partial<Booking> {
  const isTold = ([field, value]: [string, unknown]) =>
    field === "kind" ||
    field === "isCancelled" ||
    (Array.isArray(value) ? value.length > 0 : value);
  const end = (side: "departure" | "arrival") => {
    const [was, now] = [before?.[side], told[side]];
    if (!now) return {};
    const kept = { terminal: now.terminal || was?.terminal, gate: now.gate || was?.gate };
    return { [side]: { ...now, terminal: kept.terminal ?? "", gate: kept.gate ?? "" } };
  };
  return {
    ...(Object.fromEntries(Object.entries(told).filter(isTold)) as Partial<Booking>),
    ...end("departure"),
    ...end("arrival"),
  };
}

/** What a newer confirmation changes of a stop that has it already. Null: nothing. */
export function updateOf(point: Point, read: ReadBooking): BookingUpdate | null {
  const told = toldBy(point.booking, bookingOf(read));
  const booking = point.booking ? diffFields(point.booking, { ...point.booking, ...told }) : told;
  const { kind: _, ...changed } = booking;
  const { departure, arrival } = read;
  const stay = point.hotelData;
  const nights =
    read.kind === "stay" && departure && arrival && stay?.checkIn && stay.checkOut
      ? {
          checkIn: `${departure.date} ${departure.time ?? stay.checkInTime}`,
          checkOut: `${arrival.date} ${arrival.time ?? stay.checkOutTime}`,
        }
      : null;
  const hotelData = nights && stay ? diffFields(stay, { ...stay, ...nights }) : {};
  const fields = Object.keys(point.booking ? changed : dropEmpty(changed)) as UpdatedField[];
  const hasStay = Object.keys(hotelData).length > 0;
  if (fields.length === 0 && !hasStay) return null;
  return {
    change: { ...(fields.length > 0 && { booking }), ...(hasStay && { hotelData }) },
    fields: hasStay ? [...fields, "stay"] : fields,
  };
}

const dropEmpty = ({ isCancelled, ...told }: Partial<Booking>): Partial<Booking> =>
  isCancelled ? { ...told, isCancelled } : told;
