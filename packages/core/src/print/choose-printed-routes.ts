import type { Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import type { Trip } from "../trips/trip.ts";
import type { PrintOptions } from "./print-options.ts";

/** The chosen days; all of them when none of the chosen ones exists. */
export function choosePrintedRoutes(
  { routes }: Pick<Trip, "routes">,
  { routeIds }: Pick<PrintOptions, "routeIds">,
): readonly Route[] {
  const asked = new Set(routeIds);
  const chosen = routes.filter(({ id }) => asked.has(id));
  return chosen.length > 0 ? chosen : routes;
}

/** False for an optional point of a print without those. */
export const isPrinted = (
  { priority }: Pick<Point, "priority">,
  { optional }: Pick<PrintOptions, "optional">,
): boolean => optional || priority !== "second";
