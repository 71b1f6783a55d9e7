import { message } from "@castor/core/basics/validation.ts";
import { AppError } from "@castor/core/errors.ts";
import type { DayDate } from "@castor/core/routes/day-dates.ts";
import { listFollowers, moveRoutes } from "@castor/core/routes/move-days.ts";
import type { TripContext } from "../http/context.ts";
import { requireTrip } from "../http/require-context.ts";
import { saveBookings } from "../points/save-point-store.ts";
import { listRoutes, saveDates } from "./route-store.ts";
import { loadTargetRoutes } from "./target-route-store.ts";

/** Moves days of the trip to other dates, and the bookings that follow them (record 018). */
export async function moveAmong(dates: readonly DayDate[], context: TripContext): Promise<void> {
  if (dates.length === 0) return;
  const { queries } = context;
  const trip = requireTrip(context);
  const named = dates.map(({ id }, at) => ({ id, field: `dates.${at}.id` }));
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
}
