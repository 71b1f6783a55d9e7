import type { Leg } from "./path.ts";

/** The texts of a leg with its mode, distance and time (i18n `points`). */
export type LegText = "leg" | "legEstimated" | "legByFerry" | "legOverWater";

/** Which text says how one gets along a leg: an estimate says how it crosses water. */
export function legTextOf({
  isEstimated,
  crossing,
}: Pick<Leg, "crossing"> & { isEstimated: boolean }): LegText {
  if (!isEstimated) return "leg";
  if (crossing === undefined) return "legEstimated";
  return crossing === "ferry" ? "legByFerry" : "legOverWater";
}
