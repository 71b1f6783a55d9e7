import type { Position } from "../geo/position.ts";
import { limits } from "../limits.ts";
import { usualStayTimes } from "../points/hotel-data.ts";
import type { PointTypeId } from "../points/point-types.ts";
import type { DateText, DateTimeText, TimeText } from "../time/dates.ts";
import { type Booking, type BookingEnd, newBooking } from "./booking.ts";
import { isJourneyKind } from "./booking-kinds.ts";
import type { ReadBooking, ReadMoment, ReadPlace } from "./read-booking.ts";

/** A stop that a confirmation makes: where something is booked, where a journey ends, where a car is returned. */
export interface BookedPlace {
  /** Null where the confirmation tells none. */
  date: DateText | null;
  /** The date with day and month exchanged, where nothing tells which is meant. */
  otherDate: DateText | null;
  time: TimeText | null;
  name: string;
  typeId: PointTypeId;
  position: Position | null;
  /** What to search for, where no position is told. */
  lookup: string;
  address: string;
  url: string;
  /** Null where a journey ends, or a car is returned. */
  booking: Booking | null;
  /** A journey ends there. */
  isArrival: boolean;
  /** The nights of a stay. */
  stay: { checkIn: DateTimeText; checkOut: DateTimeText } | null;
  /** The confirmation that it is of, with price and sources. Null where it only ends. */
  of: ReadBooking | null;
}

const typeOfKind: Readonly<Record<ReadBooking["kind"], PointTypeId>> = {
  flight: "Airport",
  train: "Transport",
  bus: "Transport",
  ferry: "Transport",
  rental: "Transport",
  stay: "Hotel",
  table: "Restaurant",
  ticket: "Show",
  other: "Other",
};

const cut = (text: string | null, max: number = limits.bookingText): string =>
  [...(text ?? "").trim()].slice(0, max).join("").trim();

/** An end as a booking has it. Null without a time: a date alone is no reservation. */
const endOf = (moment: ReadMoment | null, place: ReadPlace | null): BookingEnd | null =>
  moment?.time
    ? {
        at: `${moment.date} ${moment.time}`,
        zone: moment.zone,
        terminal: cut(place?.terminal ?? null),
        gate: cut(place?.gate ?? null),
      }
    : null;

/** The booking that a confirmation tells. */
export function bookingOf(read: ReadBooking): Booking {
  // The nights of a stay are those of its place.
  const isStay = read.kind === "stay";
  return {
    ...newBooking,
    kind: read.kind,
    isCancelled: read.status === "cancelled",
    operator: cut(read.operator),
    // A rental has no number: what car it is stands there.
    number: cut(read.number ?? (isNamed(read) ? null : read.title)),
    coach: cut(read.coach),
    seat: cut(read.seat),
    code: cut(read.code),
    contact: cut(read.contact),
    travellers: read.travellers
      .map((name) => cut(name, limits.name))
      .filter((name) => name !== "")
      .slice(0, limits.bookingTravellers),
    departure: isStay ? null : endOf(read.departure, read.from),
    arrival: isStay ? null : endOf(read.arrival, read.to ?? read.from),
  };
}

/** The nights; a check-in without a time is at the usual one. */
function stayOf({ kind, departure, arrival }: ReadBooking): BookedPlace["stay"] {
  if (kind !== "stay" || !departure || !arrival) return null;
  const at = ({ date, time }: ReadMoment, usual: TimeText) => `${date} ${time ?? usual}`;
  return {
    checkIn: at(departure, usualStayTimes.checkIn),
    checkOut: at(arrival, usualStayTimes.checkOut),
  };
}

/** What is visited has the name of the event, not of the hall. */
const isNamed = ({ kind, title }: ReadBooking): boolean => kind === "ticket" && title !== null;

const nameOf = ({ name, code }: ReadPlace): string =>
  cut(code && !name.includes(code) ? `${name} (${code})` : name, limits.name);

const lookupOf = ({ name, address }: ReadPlace): string =>
  cut([name, address].filter(Boolean).join(", "), limits.searchQuery);

function placeOf(
  read: ReadBooking,
  place: ReadPlace,
  moment: ReadMoment | null,
): Omit<BookedPlace, "booking" | "stay" | "of"> {
  return {
    date: moment?.date ?? null,
    otherDate: moment?.otherDate ?? null,
    time: moment?.time ?? null,
    name: isNamed(read) ? cut(read.title, limits.name) : nameOf(place),
    typeId: typeOfKind[read.kind],
    position: place.position,
    lookup: place.position ? "" : lookupOf(place),
    isArrival: false,
    address: cut(
      isNamed(read) ? [place.name, place.address].filter(Boolean).join(", ") : place.address,
      limits.shortText,
    ),
    url: "",
  };
}

/** Where it begins, and where a journey or a rental ends. A confirmation without a place makes nothing. */
function placesOf(read: ReadBooking): BookedPlace[] {
  const { from, to, departure, arrival } = read;
  if (!from) return [];
  const stay = stayOf(read);
  const begins: BookedPlace = {
    ...placeOf(read, from, departure),
    // Check-in is no reservation: it is of the stay.
    ...(read.kind === "stay" && { time: null }),
    ...{ booking: bookingOf(read), stay, of: read, url: cut(read.url, limits.shortText) },
  };
  const hasEnd = isJourneyKind(read.kind) || (read.kind === "rental" && arrival !== null);
  const ends = hasEnd ? (to ?? (read.kind === "rental" ? from : null)) : null;
  if (!ends) return [begins];
  const after = arrival ?? (departure && { ...departure, time: null });
  const end = { booking: null, stay: null, of: null, isArrival: isJourneyKind(read.kind) };
  return [begins, { ...placeOf(read, ends, after), ...end }];
}

const isSamePlace = (one: BookedPlace, other: BookedPlace): boolean =>
  one.typeId === other.typeId && one.name === other.name && one.date === other.date;

/** Where a stop stands in time: what has no time is at the end of its day, and one sleeps after that. */
function keyOf({ date, time, of }: BookedPlace): string {
  if (date === null) return "~";
  return `${date} ${of?.kind === "stay" ? "24:01" : (time ?? "24:00")}`;
}

interface TimedPlaces {
  key: string;
  places: BookedPlace[];
}

/**
 * What a confirmation makes, at its times. One stands where a journey ends right after its departure, unless that is on a later day: there an arrival without a
 * time is the first.
 */
function timedPlacesOf(read: ReadBooking): TimedPlaces[] {
  const [begins, ends] = placesOf(read);
  if (!begins) return [];
  const key = keyOf(begins);
  if (!ends) return [{ key, places: [begins] }];
  const isLaterDay = ends.date !== null && begins.date !== null && ends.date > begins.date;
  if (ends.isArrival && !isLaterDay) return [{ key, places: [begins, ends] }];
  const isUntold = ends.isArrival && ends.time === null;
  return [
    { key, places: [begins] },
    { key: isUntold ? `${ends.date}` : keyOf(ends), places: [ends] },
  ];
}

/**
 * The stops of some confirmations, in order of time (specification#bookings). Who changes at a station, or leaves from where they have arrived on the same day, stands
 * there once: the arrival becomes the departure of the next leg.
 */
export function listBookedPlaces(bookings: readonly ReadBooking[]): BookedPlace[] {
  const places = bookings
    .flatMap(timedPlacesOf)
    .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .flatMap((timed) => timed.places);
  const stops: BookedPlace[] = [];
  for (const place of places) {
    const last = stops.at(-1);
    const isChange = last && last.of === null && place.of !== null && isSamePlace(last, place);
    if (isChange) stops.pop();
    stops.push(isChange ? { ...place, isArrival: last.isArrival } : place);
  }
  return stops;
}
