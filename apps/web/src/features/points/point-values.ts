import { changeBetween } from "@castor/core/basics/apply-change.ts";
import type { Point, PointChange, PointForm } from "@castor/core/points/point.ts";
import { pointForm } from "@castor/core/points/point.ts";
import {
  type MoveType,
  modeForNewPoint,
  type RouteMode,
} from "@castor/core/points/travel-modes.ts";

/** What the form holds while it is filled in: an emptied number is "", an emptied time too. */
export type PointValues = {
  [Field in keyof PointForm]: PointForm[Field] extends number
    ? number | string
    : PointForm[Field] extends string | null
      ? PointForm[Field] extends string
        ? PointForm[Field]
        : string
      : PointForm[Field];
};

type FormPoint = Pick<Point, keyof PointForm>;

/** A point as the form shows it. */
export function valuesOf(point: FormPoint): PointValues {
  return {
    name: point.name,
    typeId: point.typeId,
    lat: point.lat,
    lng: point.lng,
    address: point.address,
    url: point.url,
    workingHours: point.workingHours,
    description: point.description,
    priority: point.priority,
    routeMode: point.routeMode,
    excludeFromRoute: point.excludeFromRoute,
    timeToSpend: point.timeToSpend,
    cameBeforeMin: point.cameBeforeMin,
    reservationTime: point.reservationTime ?? "",
  };
}

/** What core's schema judges and the server gets of the form's values: no time is null, not "". */
export function toPointForm(values: PointValues): unknown {
  return {
    ...values,
    reservationTime: values.reservationTime === "" ? null : values.reservationTime,
  };
}

/** What a save sends: all that a new point has, of a saved one only what was changed, so that nothing else is lost. */
export function pointChangeOf(values: PointValues, before: FormPoint | null): PointChange {
  const after = pointForm.parse(toPointForm(values));
  return before === null ? after : changeBetween<PointForm>(before, after);
}

/** Mode and exclusion in step, whichever was changed (decisions 5). */
export function keepInStep(
  change: { routeMode: RouteMode } | { excludeFromRoute: boolean },
  values: Pick<PointValues, "routeMode">,
  moveType: MoveType,
): Pick<PointValues, "routeMode" | "excludeFromRoute"> {
  if ("routeMode" in change)
    return { routeMode: change.routeMode, excludeFromRoute: change.routeMode === "none" };
  if (change.excludeFromRoute) return { routeMode: "none", excludeFromRoute: true };
  const mode = values.routeMode === "none" ? modeForNewPoint(moveType) : values.routeMode;
  return { routeMode: mode, excludeFromRoute: false };
}
