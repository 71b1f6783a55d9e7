import type { Route } from "../routes/route.ts";
import { type DateText, dayOf } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";

/** The first day of a trip on a date, which what comes on that date joins. */
export const findDayOn = ({ routes }: Pick<Trip, "routes">, date: DateText): Route | null =>
  routes.find((route) => dayOf(route.date) === date) ?? null;
