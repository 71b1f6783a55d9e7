import { type BookedPlace, listBookedPlaces } from "../bookings/booked-places.ts";
import { isJourneyKind } from "../bookings/booking-kinds.ts";
import type { ReadBooking } from "../bookings/read-booking.ts";
import type { DateText } from "../time/dates.ts";
import type { DateOrder } from "./date-order.ts";
import type {
  ImportedDay,
  ImportedPoint,
  ImportedPrice,
  ImportedTrip,
  ImportWarning,
} from "./imported-trip.ts";

/** Names in the user's language for what a confirmation leaves without one. */
export interface ImportedNames {
  trip: string;
  /** Of the nth day, from 1: `{n}` stands for the number. */
  day: string;
}

/** What a confirmation says of money. It counts once, where the booking begins. */
const priceOf = (of: ReadBooking | null): ImportedPrice | null =>
  of?.price
    ? {
        ...{ ...of.price, isPerPerson: false, isPaid: of.isPaid ?? false },
        cancellationDate: of.cancellationDate,
      }
    : null;

const pointOf = (place: BookedPlace): ImportedPoint => ({
  ...{ name: place.name, isNamed: true, position: place.position, lookup: place.lookup },
  ...{ typeId: place.typeId, address: place.address, url: place.url },
  ...{ description: "", workingHours: "", instant: null, timeToSpend: 0 },
  ...{ reservationTime: place.booking ? place.time : null, stay: place.stay },
  ...{ price: priceOf(place.of), booking: place.booking, reading: place.of },
  isArrival: place.isArrival,
});

/** Where the trip goes: the first stay, else where the first journey ends. */
const nameOf = (bookings: readonly ReadBooking[]): string | undefined =>
  bookings.find(({ kind }) => kind === "stay")?.from?.name ??
  bookings.find(({ kind }) => isJourneyKind(kind))?.to?.name;

const countOf = (bookings: readonly ReadBooking[], isMeant: (of: ReadBooking) => boolean) =>
  bookings.filter(isMeant).length;

/** What has no date follows all others. */
const byDate = (one: DateText | null, other: DateText | null): number =>
  Number(one === null) - Number(other === null) || (one ?? "").localeCompare(other ?? "");

/** The trip that some confirmations tell: a day for each date, with its stops in order of time. */
export function importOfBookings(
  bookings: readonly ReadBooking[],
  names: ImportedNames,
  { isPartly, order }: { isPartly: boolean; order: DateOrder },
): ImportedTrip {
  const booked = bookings.filter(({ status }) => status !== "cancelled");
  const days = Map.groupBy(listBookedPlaces(booked), ({ date }) => date);
  const ordered = [...days].toSorted(([one], [other]) => byDate(one, other));
  const isOpen = ordered.some(([, places]) => places.some(({ otherDate }) => otherDate !== null));
  const cancelled = bookings.length - booked.length;
  const placeless = countOf(booked, ({ from }) => from === null);
  const warnings: ImportWarning[] = [
    ...(isPartly ? [{ code: "partlyRead" as const }] : []),
    ...(cancelled > 0 ? [{ code: "cancelledBookings" as const, count: cancelled }] : []),
    ...(placeless > 0 ? [{ code: "withoutPlace" as const, count: placeless }] : []),
  ];
  return {
    name: nameOf(booked) ?? names.trip,
    format: "booking",
    dayName: names.day,
    days: ordered.map(
      ([date, places], index): ImportedDay => ({
        // A booking that the trip knows meanwhile takes its day along.
        ...{
          key: date ?? "undated",
          name: names.day.replace("{n}", String(index + 1)),
          date,
          line: null,
        },
        points: places.map(pointOf),
      }),
    ),
    ...(isOpen && {
      openDates: {
        order,
        others: ordered.map(([date, places]) => otherOf(places) ?? date),
      },
    }),
    warnings,
  };
}

const otherOf = (places: readonly BookedPlace[]): DateText | null =>
  places.find(({ otherDate }) => otherDate !== null)?.otherDate ?? null;
