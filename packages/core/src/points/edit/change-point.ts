import { applyPatch } from "../../basics/apply-patch.ts";
import type { CurrencyId } from "../../basics/currencies.ts";
import { changeBooked } from "../../bookings/booking.ts";
import { changeFinance } from "../../finance/finance.ts";
import { changeHotelData } from "../hotel-data.ts";
import type { Point, PointChange } from "../point.ts";
import type { MoveType, RouteMode } from "../travel-modes.ts";
import { modeForNewPoint } from "../travel-modes.ts";

/** The parts of route and trip that a change of a point depends on. */
export interface ChangeContext {
  moveType: MoveType;
  currency: CurrencyId;
}

/** The mode after a change: `excludeFromRoute` true sets none; false on none sets the route's mode (specification#point-exclusion). */
export function changeMode(
  current: RouteMode,
  change: Pick<PointChange, "routeMode" | "excludeFromRoute">,
  moveType: MoveType,
): RouteMode {
  if (change.routeMode !== undefined) return change.routeMode;
  if (change.excludeFromRoute === true) return "none";
  if (change.excludeFromRoute === false && current === "none") return modeForNewPoint(moveType);
  return current;
}

/** The point after a save. Only the sent fields change, in blocks too (specification#partial-saves, specification#stops-and-places). */
export function changePoint(current: Point, change: PointChange, context: ChangeContext): Point {
  const { finance, hotelData, booking, ...sent } = change;
  const mode = changeMode(current.routeMode, change, context.moveType);
  return {
    ...applyPatch(current, sent),
    ...changeBooked(current, change),
    routeMode: mode,
    excludeFromRoute: mode === "none",
    finance: changeFinance(current.finance, finance, context.currency),
    hotelData: changeHotelData(current.hotelData, hotelData),
  };
}
