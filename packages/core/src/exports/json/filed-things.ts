import * as z from "zod/mini";
import type { CurrencyId } from "../../basics/currencies.ts";
import { newBooking } from "../../bookings/booking.ts";
import { newFinance } from "../../finance/finance.ts";
import { type FinanceItem, financeItemForm, newFinanceItem } from "../../finance/finance-item.ts";
import { noteForm, type Reply } from "../../notes/note.ts";
import { toIdea } from "../../points/edit/share-place.ts";
import { changeHotelData } from "../../points/hotel-data.ts";
import type { Idea } from "../../points/idea.ts";
import {
  areModesAtOdds,
  newPlaceFields,
  newStopFields,
  type Point,
  pointForm,
} from "../../points/point.ts";
import { modeForNewPoint } from "../../points/travel-modes.ts";
import { newRoute } from "../../routes/edit/new-route.ts";
import { type Route, routeForm } from "../../routes/route.ts";
import { id } from "../../schemas/ids.ts";
import { message } from "../../schemas/validation.ts";
import { newTrip, type TripForm, tripForm } from "../../trips/trip.ts";
import type { FileReading } from "./file-reading.ts";

/** The instant of what the file does not date, until `dateNotes`. */
export const undated = "";

const ids = z.object({ id });
const stopIds = z.object({ id, linkId: id });
const instants = z.object({
  created: z.optional(z.iso.datetime()),
  updated: z.optional(z.iso.datetime()),
});

/** A trip's own fields and its id. Missing fields are those of a new trip. */
export const readTripFields = (reading: FileReading, given: unknown, path: string) => ({
  ...reading.parse(ids, given, path),
  ...reading.parse<TripForm>(tripForm, { ...newTrip(), ...reading.object(given, path) }, path),
});

/** A day without its notes and points. */
export function readDay(reading: FileReading, given: unknown, path: string, tripId: string): Route {
  const { id: routeId } = reading.parse(ids, given, path);
  reading.requireSame(given, "tripId", tripId, path);
  const empty = newRoute({ id: routeId, tripId, name: "", date: "" });
  const fields = reading.parse(
    routeForm,
    { ...empty, name: undefined, date: undefined, ...reading.object(given, path) },
    path,
  );
  return { ...empty, ...fields, track: fields.track ?? "" };
}

/** A point with the fields of its place. Its position in the file is its order. */
export function readPoint(
  reading: FileReading,
  given: unknown,
  path: string,
  on: Pick<Route, "tripId" | "moveType"> & {
    routeId: string;
    order: number;
    currency: CurrencyId;
  },
): Point {
  const known = reading.parse(stopIds, given, path);
  const { currency, moveType, ...position } = on;
  reading.requireSame(given, "tripId", on.tripId, path);
  reading.requireSame(given, "routeId", on.routeId, path);
  const own = reading.object(given, path);
  const { finance, hotelData, booking, excludeFromRoute } = own;
  const usual = excludeFromRoute === true ? "none" : modeForNewPoint(moveType);
  const routeMode = own.routeMode ?? usual;
  const fields = reading.parse(
    pointForm,
    {
      ...newPlaceFields,
      ...newStopFields,
      ...own,
      routeMode,
      excludeFromRoute: excludeFromRoute ?? routeMode === "none",
      finance: isObject(finance) ? { ...newFinance(currency), ...finance } : (finance ?? null),
      hotelData: isObject(hotelData) ? { ...emptyStay, ...hotelData } : (hotelData ?? null),
      booking: isObject(booking) ? { ...newBooking, ...booking } : (booking ?? null),
    },
    path,
  );
  if (areModesAtOdds(fields)) reading.refuse(`${path}.excludeFromRoute`, message("modesAtOdds"));
  return {
    ...{ ...fields, ...known, ...position },
    hotelData: changeHotelData(null, fields.hotelData),
    picture: fields.picture ?? null,
  };
}

/** A point without a day. */
export const readIdea = (
  reading: FileReading,
  given: unknown,
  path: string,
  of: { tripId: string; currency: CurrencyId },
): Idea =>
  toIdea(readPoint(reading, given, path, { ...of, moveType: "car", routeId: "", order: 0 }));

/** A cost that belongs to no point. */
export function readCost(
  reading: FileReading,
  given: unknown,
  path: string,
  { tripId, currency }: { tripId: string; currency: CurrencyId },
): FinanceItem {
  const { id: itemId } = reading.parse(ids, given, path);
  reading.requireSame(given, "tripId", tripId, path);
  const own = reading.object(given, path);
  const { finance } = own;
  const empty = newFinanceItem({ id: itemId, tripId, name: "" });
  const fields = reading.parse(
    financeItemForm,
    {
      ...empty,
      name: undefined,
      ...own,
      finance: isObject(finance) ? { ...newFinance(currency), ...finance } : (finance ?? null),
    },
    path,
  );
  return { ...empty, ...fields };
}

/** A note or a reply without its replies. */
export function readNote(
  reading: FileReading,
  given: unknown,
  path: string,
  position: Pick<Reply, "tripId" | "routeId" | "parentId" | "order">,
): Reply {
  const { id: noteId } = reading.parse(ids, given, path);
  for (const field of ["tripId", "routeId", "parentId"] as const)
    reading.requireSame(given, field, position[field], path);
  const { routeId } = position;
  const { text } = reading.parse(noteForm, { ...reading.object(given, path), routeId }, path);
  const { created = undated, updated = created } = reading.parse(instants, given, path);
  return { id: noteId, ...position, text, created, updated };
}

const emptyStay = { checkIn: null, checkOut: null, dining: "none" };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
