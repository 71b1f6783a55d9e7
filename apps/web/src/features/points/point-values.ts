import { blockBetween, changeBetween } from "@castor/core/basics/apply-change.ts";
import { readTyped } from "@castor/core/basics/typed-number.ts";
import type { CurrencyId } from "@castor/core/finance/currencies.ts";
import type { Finance } from "@castor/core/finance/finance.ts";
import {
  type FinanceValues,
  financeValuesOf,
  toFinance,
} from "@castor/core/finance/finance-values.ts";
import { defaults } from "@castor/core/limits.ts";
import type { Stay } from "@castor/core/points/hotel-data.ts";
import type { Point, PointChange, PointForm } from "@castor/core/points/point.ts";
import { pointForm } from "@castor/core/points/point.ts";
import {
  type MoveType,
  modeForNewPoint,
  type RouteMode,
} from "@castor/core/points/travel-modes.ts";

/** What the form holds while it is filled in: an emptied number is "", an emptied time too, and each block is there. */
export type PointValues = Omit<
  PointForm,
  "timeToSpend" | "cameBeforeMin" | "lat" | "lng" | "reservationTime" | "finance" | "hotelData"
> & {
  lat: number | string;
  lng: number | string;
  timeToSpend: number | string;
  cameBeforeMin: number | string;
  reservationTime: string;
  finance: FinanceValues;
  hotelData: Stay;
};

type FormPoint = Pick<Point, keyof PointForm>;

const noStay: Stay = { checkIn: null, checkOut: null, dining: "none" };

/** A point as the form shows it; a price begins in the trip's currency. */
export function valuesOf(point: FormPoint, currency: CurrencyId): PointValues {
  const { checkIn, checkOut, dining } = point.hotelData ?? noStay;
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
    finance: financeValuesOf(point.finance, currency),
    hotelData: { checkIn, checkOut, dining },
  };
}

/** Whether anything is said of a stay. */
export const hasStay = ({ checkIn, checkOut, dining }: Stay): boolean =>
  checkIn !== null || checkOut !== null || dining !== "none";

type Unjudged<Block> = { [Field in keyof Block]: unknown };

/** The form's fields before core's schema has judged them. */
type Said = Omit<Unjudged<PointForm>, "finance" | "hotelData"> & {
  finance: Unjudged<Finance> | null;
  hotelData: Stay | null;
};

/** What core's schema judges and the server gets of the form's values: what is empty is null. */
export function toPointForm(values: PointValues): Said {
  return {
    ...values,
    lat: readTyped(values.lat),
    lng: readTyped(values.lng),
    timeToSpend: readTyped(values.timeToSpend),
    cameBeforeMin: readTyped(values.cameBeforeMin),
    reservationTime: values.reservationTime === "" ? null : values.reservationTime,
    finance: toFinance(values.finance),
    hotelData: hasStay(values.hotelData) ? values.hotelData : null,
  };
}

/**
 * What a save sends: all that a new point has, of a saved one only what was changed in the form, field by field also within
 * a block, so that nobody's other change is lost.
 */
export function pointChangeOf(values: PointValues, before: FormPoint | null): PointChange {
  const said = toPointForm(values);
  const after = pointForm.parse(said);
  if (before === null) return after;
  const shown = toPointForm(valuesOf(before, defaults.currency));
  const changed = Object.keys(changeBetween<Said>(shown, said)) as (keyof PointForm)[];
  const change: PointChange = Object.fromEntries(changed.map((field) => [field, after[field]]));
  if (change.finance !== undefined) change.finance = blockBetween(shown.finance, after.finance);
  if (change.hotelData !== undefined)
    change.hotelData = blockBetween(shown.hotelData, after.hotelData);
  return change;
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
