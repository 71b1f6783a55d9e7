import { diffFields } from "../basics/apply-patch.ts";
import { distanceBetween } from "../geo/position.ts";
import { limits } from "../limits.ts";
import { usualStayTimes } from "../points/hotel-data.ts";
import type { Point, PointChange } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import { foldText } from "../schemas/texts.ts";
import { dayOf } from "../time/dates.ts";
import { instantOf } from "../time/zoned-time.ts";
import type { Trip } from "../trips/trip.ts";
import { bookingOf } from "./booked-places.ts";
import type { Booking } from "./booking.ts";
import { cancelPassengers } from "./cancel-passengers.ts";
import { joinOwn } from "./join-passengers.ts";
import type { ReadBooking } from "./read-booking.ts";
import { isBookedAnew, shareCode } from "./same-code.ts";

/** Programs round positions, and hotels are larger than a pin. */
const sameHotelM = 200;

const fold = (text: string): string => foldText(text).replace(/[\s-]/g, "");
const isSame = (one: string, other: string | null): boolean =>
  one !== "" && fold(one) === fold(other ?? "");

/**
 * "Dawn" and "Hotel Dawn" at one place or under one code are one hotel, "Dawn" and "Dusk" are two across the street. The code tells the stay
 * also where its first night is another, or is not told.
 */
function isSameStay({ name, lat, lng, hotelData, booking }: Point, read: ReadBooking): boolean {
  if (!hotelData) return false;
  const [known, told] = [fold(name), fold(read.from?.name ?? "")];
  const isPart = known.includes(told) || told.includes(known);
  if (isPart && shareCode(booking?.code ?? null, read.code)) return true;
  const isSameNight = hotelData.checkIn && dayOf(hotelData.checkIn) === read.departure?.date;
  if (!isSameNight || !read.from) return false;
  if (known === told) return true;
  const { position } = read.from;
  return isPart && position !== null && distanceBetween(position, { lat, lng }) <= sameHotelM;
}

/** True for the same vehicle: the same number on the same day, or under the same code from the same place. */
function isSameJourney(point: Point, booked: Booking, read: ReadBooking, date: string): boolean {
  if (booked.kind !== read.kind) return false;
  const isNumber = isSame(booked.number, read.number);
  if (isNumber && date === read.departure?.date) return true;
  if (!shareCode(booked.code, read.code)) return false;
  // A flight that is moved to another day keeps its number and its code.
  if (isNumber) return true;
  const isOther = booked.number !== "" && read.number !== null;
  const position = read.from?.position;
  const isFrom =
    (position && distanceBetween(position, point) <= sameHotelM * 10) ||
    fold(point.name).includes(fold(read.from?.name ?? "\0"));
  return !isOther && Boolean(isFrom);
}

/** A confirmation, and the stop of a trip at which it is booked already. */
export interface PairedBooking {
  read: ReadBooking;
  point: Point;
  route: Route;
}

type Stop = Omit<PairedBooking, "read">;

/** The confirmation of another day without its times is no update: it would show no change, or the new day with an old time. */
const tellsItsTimes = ({ kind, departure, arrival }: ReadBooking): boolean =>
  !departure || (kind === "stay" ? arrival : departure.time) !== null;

/** Whether a stop is that of a confirmation, on the same day or moved to another. Null: it is not. */
function matchOf({ point, route }: Stop, read: ReadBooking): "sameDay" | "moved" | null {
  const { booking, hotelData } = point;
  const isStay = read.kind === "stay";
  const isCancelled = read.status === "cancelled";
  const at = (isStay ? hotelData?.checkIn : booking?.departure?.at) ?? route.date;
  const date = dayOf(at);
  if (booking && isBookedAnew(booking, { code: read.code, isCancelled })) return null;
  const isSame = isStay
    ? isSameStay(point, read)
    : booking !== null && isSameJourney(point, booking, read, date);
  if (!isSame) return null;
  if (date === read.departure?.date) return "sameDay";
  return isCancelled || tellsItsTimes(read) ? "moved" : null;
}

const stopsOf = (trip: Pick<Trip, "routes">): Stop[] =>
  trip.routes.flatMap((route) => route.points.map((point) => ({ route, point })));

/** All stops that may be those of a confirmation, whichever of them it is paired with. */
export const listMatches = (trip: Pick<Trip, "routes">, read: ReadBooking) =>
  stopsOf(trip).flatMap((stop) => {
    const on = matchOf(stop, read);
    return on === null ? [] : [{ ...stop, on }];
  });

/**
 * The confirmations that a trip has already, each with its stop. A stop is of one confirmation at most. The one of the same day is preferred to
 * one that is moved to another day: trains of the same number go there and back under one code.
 */
export function pairBooked(
  trip: Pick<Trip, "routes">,
  reads: readonly ReadBooking[],
): PairedBooking[] {
  const free = new Set(stopsOf(trip));
  const stops = new Map<ReadBooking, Stop>();
  for (const wanted of ["sameDay", "moved"] as const)
    for (const read of reads) {
      const stop = stops.has(read)
        ? undefined
        : [...free].find((other) => matchOf(other, read) === wanted);
      if (!stop) continue;
      free.delete(stop);
      stops.set(read, stop);
    }
  return reads.flatMap((read) => {
    const stop = stops.get(read);
    return stop ? [{ read, ...stop }] : [];
  });
}

/** A field of a booking that a confirmation changes. */
export type UpdatedField = Exclude<keyof Booking, "kind"> | "stay";

/** What a confirmation changes of a stop. */
export interface BookingUpdate {
  change: Pick<PointChange, "booking" | "hotelData">;
  fields: UpdatedField[];
  /** Those of several people who do not go any more; the others do. */
  cancelledFor?: string[];
}

/** What several passengers of the same vehicle have each of their own stands beside each other. */
function ownOf(before: Booking, told: Booking): Partial<Booking> {
  const own = joinOwn(before, told);
  if (!own) return {};
  return {
    ...{ seat: own.seat ?? "", coach: own.coach ?? "", code: own.code ?? "" },
    travellers: own.travellers.slice(0, limits.bookingTravellers),
  };
}

type Ends = Pick<Booking, "departure" | "arrival">;

/** True for an arrival that is not behind the departure: by both zones, or by the clocks where one is unknown. */
function isOvertaken({ departure, arrival }: Ends): boolean {
  if (!departure || !arrival) return false;
  if (!departure.zone || !arrival.zone) return arrival.at <= departure.at;
  return instantOf(arrival.at, arrival.zone) <= instantOf(departure.at, departure.zone);
}

/** The arrival that was known is none of a departure that is moved behind it. */
function withoutOvertaken(before: Booking | null, told: Partial<Booking>): Partial<Booking> {
  const isMoved = told.departure && told.departure.at !== before?.departure?.at;
  if (!before || !isMoved || told.arrival) return told;
  const isStale = isOvertaken({ departure: told.departure ?? null, arrival: before.arrival });
  return isStale ? { ...told, arrival: null } : told;
}

/** What a confirmation does not tell stays; of an end its zone, terminal and gate, too. A confirmation takes no cancellation back. */
function toldBy(before: Booking | null, told: Booking): Partial<Booking> {
  const isTold = ([field, value]: [string, unknown]) =>
    field === "kind" || (Array.isArray(value) ? value.length > 0 : value);
  const end = (side: "departure" | "arrival") => {
    const [was, now] = [before?.[side], told[side]];
    if (!now) return {};
    const kept = { terminal: now.terminal || was?.terminal, gate: now.gate || was?.gate };
    const zone = now.zone ?? was?.zone ?? null;
    return { [side]: { ...now, zone, terminal: kept.terminal ?? "", gate: kept.gate ?? "" } };
  };
  return {
    ...(Object.fromEntries(Object.entries(told).filter(isTold)) as Partial<Booking>),
    ...(before && ownOf(before, told)),
    ...end("departure"),
    ...end("arrival"),
  };
}

/** What the cancellation of some of its people changes of a booking; null where that is no such. */
function cancelSome(before: Booking | null, read: ReadBooking): BookingUpdate | null {
  const partly = before && read.status === "cancelled" && cancelPassengers(before, read);
  if (!before || !partly) return null;
  const booking = diffFields(before, partly.booking);
  const fields = Object.keys(booking) as UpdatedField[];
  return { change: { booking }, fields, cancelledFor: partly.cancelledFor };
}

/** What a newer confirmation changes of a stop that has it already. Null: nothing. */
export function updateOf(point: Point, read: ReadBooking): BookingUpdate | null {
  const partly = cancelSome(point.booking, read);
  if (partly) return partly;
  const told = withoutOvertaken(point.booking, toldBy(point.booking, bookingOf(read)));
  const booking = point.booking ? diffFields(point.booking, { ...point.booking, ...told }) : told;
  const { kind: _, ...changed } = booking;
  const { departure, arrival } = read;
  const stay = point.hotelData;
  const nights =
    read.kind === "stay" && departure && arrival && stay
      ? {
          checkIn: `${departure.date} ${departure.time ?? stay.checkInTime ?? usualStayTimes.checkIn}`,
          checkOut: `${arrival.date} ${arrival.time ?? stay.checkOutTime ?? usualStayTimes.checkOut}`,
        }
      : null;
  const hotelData = nights && stay ? diffFields(stay, { ...stay, ...nights }) : {};
  const fields = Object.keys(changed) as UpdatedField[];
  const hasStay = Object.keys(hotelData).length > 0;
  if (fields.length === 0 && !hasStay) return null;
  return {
    change: { ...(fields.length > 0 && { booking }), ...(hasStay && { hotelData }) },
    fields: hasStay ? [...fields, "stay"] : fields,
  };
}
