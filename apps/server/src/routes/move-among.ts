import { AppError } from "@castor/core/errors.ts";
import type { DayDate } from "@castor/core/routes/day-dates.ts";
import { listFollowers, moveRoutes } from "@castor/core/routes/edit/move-days.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { requireTrip } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { saveBooked, saveBookings } from "../points/save-point-store.ts";
import { listRoutes, saveDates } from "./route-store.ts";
import { loadTargetRoutes } from "./target-route-store.ts";

/** Moves days to other dates, with the bookings that follow them (decision 018). */
export async function moveAmong(dates: readonly DayDate[], context: TripContext): Promise<void> {
  if (dates.length === 0) return;
  const { queries } = context;
  const trip = requireTrip(context);
  const named = dates.map(({ id }, index) => ({ id, field: `dates.${index}.id` }));
  await loadTargetRoutes(queries, trip, named);
  const routes = await listRoutes(queries, trip.id);
  const moved = moveRoutes(routes, dates);
  if (moved === null)
    throw new AppError("VALIDATION_FAILED", { fields: { dates: message("invalidDate") } });
  const following = new Set(listFollowers(routes, dates).map(({ id }) => id));
  const points = moved.flatMap((route) => route.points);
  await saveDates(queries, new Map(dates.map(({ id, date }) => [id, date])));
  await saveBookings(
    queries,
    points.filter(({ id }) => following.has(id)),
  );
  const days = new Set(dates.map(({ id }) => id));
  const ofDays = points.filter(({ routeId }) => days.has(routeId));
  await saveBooked(queries, "stops", ofDays);
}
