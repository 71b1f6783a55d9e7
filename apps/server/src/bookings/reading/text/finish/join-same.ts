import {
  type ReadBooking,
  type ReadMoment,
  readBookingFields,
} from "@castor/core/bookings/read-booking.ts";
import { type Finished, put } from "./finish-draft.ts";

const placeOf = (place: ReadBooking["from"]) => place?.code ?? place?.name ?? "";

/** What a booking is known by when it is told twice. */
const keyOf = ({ kind, departure, arrival, from, to }: ReadBooking): string =>
  [kind, departure?.date, placeOf(from), placeOf(to), kind === "stay" && arrival?.date].join("|");

/** The same number, or ends; a summary may leave out number and time. */
function isSame(one: ReadBooking, other: ReadBooking): boolean {
  const isOther = (a: string | null | undefined, b: string | null | undefined) =>
    Boolean(a) && Boolean(b) && a !== b;
  if (one.kind !== other.kind || isOther(one.number, other.number)) return false;
  if (isOther(one.departure?.time, other.departure?.time)) return false;
  const isNumbered = one.number !== null && one.number === other.number;
  return isNumbered ? one.departure?.date === other.departure?.date : keyOf(one) === keyOf(other);
}

const isMissing = (value: unknown) =>
  value === null || (Array.isArray(value) && value.length === 0);

/** Drafts of which this many are compared. */
const joinedMax = 120;

function fillFrom(known: Finished, { booking: other }: Finished): void {
  const { booking } = known;
  for (const field of readBookingFields) {
    const source = other.sources[field];
    if (isMissing(booking[field]) && source)
      put(booking, field, { value: other[field], line: source.line, at: 0 });
  }
  fillMoment(booking.departure, other.departure);
}

function fillMoment(moment: ReadMoment | null, other: ReadMoment | null): void {
  if (moment && moment.date === other?.date) moment.time ??= other.time;
}

/** A summary and its details tell of one booking. */
export function joinSame(all: readonly Finished[]): Finished[] {
  const joined: Finished[] = [];
  for (const finished of all.slice(0, joinedMax)) {
    const known = joined.find(({ booking }) => isSame(booking, finished.booking));
    if (known) fillFrom(known, finished);
    else joined.push(finished);
  }
  return joined;
}
