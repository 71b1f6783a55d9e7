import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { message } from "../schemas/validation.ts";

/** A comma list of days in a query; ids that do not exist are left out. */
export const routeIds = z
  .string()
  .check(z.maxLength(limits.routesPerTrip * 66, message("tooMany", limits.routesPerTrip)));

/** The same, where the order says nothing: the same days in any order are one question, and its answer is kept once. */
export const sortedRouteIds = routeIds.check(
  z.overwrite((ids) => [...new Set(ids.split(","))].sort().join(",") || ids),
);
