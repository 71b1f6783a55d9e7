import { equalJson } from "@castor/core/basics/equal-json.ts";
import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { shiftTrip } from "@castor/core/trips/shift-trip.ts";
import { saveFinanceItem } from "../finance/finance-item-store.ts";
import { requireFound, requireTrip, viewFor } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { saveBooked, saveBookings } from "../points/save-point-store.ts";
import { saveDates } from "../routes/route-store.ts";
import { loadTrip } from "./trip-store.ts";

type ShiftDates = Handlers<typeof endpoints.trips, TripContext>["shift"];

/** Moves all dates of a trip by some days, or none of them (decision 113). */
export const shiftDates: ShiftDates = async ({ body: { days } }, context) => {
  const { queries } = context;
  const trip = requireFound(await loadTrip(queries, requireTrip(context).id));
  const shifted = shiftTrip(trip, days);
  if (shifted === null)
    throw new AppError("VALIDATION_FAILED", { fields: { days: message("invalidDate") } });
  if (days === 0) return viewFor(context).trip(trip);
  await saveDates(queries, new Map(shifted.routes.map(({ id, date }) => [id, date])));
  const stops = shifted.routes.flatMap((route) => route.points);
  await saveBooked(queries, "stops", stops);
  await saveBooked(queries, "ideas", shifted.ideas);
  const points = [...stops, ...shifted.ideas];
  const places = new Map(points.map((point) => [point.linkId, point]));
  await saveBookings(
    queries,
    [...places.values()].filter(({ hotelData, finance }) => hotelData ?? finance),
  );
  const before = new Map(trip.financeItems.map((item) => [item.id, item]));
  for (const item of shifted.financeItems)
    if (!equalJson(item, before.get(item.id))) await saveFinanceItem(queries, item);
  return viewFor(context).trip(shifted);
};
