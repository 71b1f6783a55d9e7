import { diffBlock, diffFields } from "@castor/core/basics/apply-patch.ts";
import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { readTypedNumber } from "@castor/core/basics/read-typed-number.ts";
import type { Booking } from "@castor/core/bookings/booking.ts";
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
import { type BookingValues, bookingValuesOf, hasBegin, toBooking } from "./booking-values.ts";

/** The values of the form: an empty number or time is "", and each block exists. */
export type PointValues = Omit<
  PointForm,
  | "timeToSpend"
  | "cameBeforeMin"
  | "lat"
  | "lng"
  | "reservationTime"
  | "finance"
  | "hotelData"
  | "booking"
> & {
  lat: number | string;
  lng: number | string;
  timeToSpend: number | string;
  cameBeforeMin: number | string;
  reservationTime: string;
  finance: FinanceValues;
  hotelData: Stay;
  booking: BookingValues;
};

type FormPoint = Pick<Point, keyof PointForm>;
/** A new point may have no position yet. */
type FormStart = Omit<FormPoint, "lat" | "lng"> & { lat: number | ""; lng: number | "" };

const noStay: Stay = { checkIn: null, checkOut: null, dining: "none" };

/** The form values of a point; a new price has the trip's currency. */
export function valuesOf(point: FormStart, currency: CurrencyId): PointValues {
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
    isWaitSkipped: point.isWaitSkipped,
    booking: bookingValuesOf(point.booking),
    reservationTime: point.reservationTime ?? "",
    finance: financeValuesOf(point.finance, currency),
    hotelData: { checkIn, checkOut, dining },
  };
}

/** True when a stay has any data. */
export const hasStay = ({ checkIn, checkOut, dining }: Stay): boolean =>
  checkIn !== null || checkOut !== null || dining !== "none";

type Unjudged<Block> = { [Field in keyof Block]: unknown };

/** The fields of the form before validation. */
type UnjudgedForm = Omit<Unjudged<PointForm>, "finance" | "hotelData" | "booking"> & {
  finance: Unjudged<Finance> | null;
  booking: Booking | null;
  hotelData: Stay | null;
};

/** The form's values for the schema and the server: empty ones are null. */
export function toPointForm(values: PointValues): UnjudgedForm {
  return {
    ...values,
    lat: readTypedNumber(values.lat),
    lng: readTypedNumber(values.lng),
    timeToSpend: readTypedNumber(values.timeToSpend),
    cameBeforeMin: readTypedNumber(values.cameBeforeMin),
    reservationTime: values.reservationTime === "" ? null : values.reservationTime,
    finance: toFinance(values.finance),
    booking: toBooking(values.booking),
    hotelData: hasStay(values.hotelData) ? values.hotelData : null,
  };
}

/**
 * What a save sends: all fields of a new point, only changed fields of a saved one, also within a block, so that no other
 * change is lost.
 */
export function pointChangeOf(values: PointValues, before: FormPoint | null): PointChange {
  const form = toPointForm(values);
  const after = pointForm.parse(form);
  if (before === null) return after;
  const shown = toPointForm(valuesOf(before, defaults.currency));
  const changed = Object.keys(diffFields<UnjudgedForm>(shown, form)) as (keyof PointForm)[];
  const change: PointChange = Object.fromEntries(changed.map((field) => [field, after[field]]));
  if (change.finance !== undefined) change.finance = diffBlock(shown.finance, after.finance);
  if (change.hotelData !== undefined)
    change.hotelData = diffBlock(shown.hotelData, after.hotelData);
  if (change.booking === undefined) return change;
  change.booking = diffBlock(shown.booking, after.booking);
  // A booking that no longer begins at a time leaves the reservation that the form shows.
  if (shown.booking?.departure && !hasBegin(values.booking.kind))
    change.reservationTime = after.reservationTime;
  return change;
}

/** A save that names a price is refused to who sees none; without one the stored price stays. */
export const withoutMoney = ({ finance: _, ...change }: PointChange): PointChange => change;

/** Keeps travel mode and exclusion in step, whichever was changed (specification#point-exclusion). */
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
