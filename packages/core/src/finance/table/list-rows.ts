import { categoryOfPoint } from "../../points/category-of-point.ts";
import type { StayDates } from "../../points/stay-nights.ts";
import { dayOf } from "../../time/dates.ts";
import type { Trip } from "../../trips/trip.ts";
import { type Finance, newFinance } from "../finance.ts";
import type { FinanceRow, PaymentStatus } from "./finance-table.ts";
import { type FinanceSum, sumFinance, type Travellers } from "./sum-finance.ts";

/** The part of a trip that the finance table is calculated from. */
export type TripMoney = Pick<Trip, "adults" | "kids" | "currency" | "routes" | "financeItems">;

/**
 * The rows of a trip's finance table (specification#finance-rows): every place with a finance block, once, on its earliest day; and
 * every finance item. `hasExcluded` includes places whose stops are all excluded from the path. Table, charts, print
 * and exports take their figures from here.
 */
export function listFinanceRows(trip: TripMoney, hasExcluded: boolean): FinanceRow[] {
  return [...listPlaceRows(trip, hasExcluded), ...listItemRows(trip)];
}

function listPlaceRows(trip: TripMoney, hasExcluded: boolean): FinanceRow[] {
  // Routes are sorted by date, so the first stop of a place is the earliest.
  const stops = trip.routes.flatMap((route) => route.points.map((point) => ({ route, point })));
  const places = Map.groupBy(stops, ({ point }) => point.linkId).values();
  return [...places].flatMap((ofPlace) => {
    const [first] = ofPlace;
    const block = first?.point.finance;
    if (!block || (!hasExcluded && ofPlace.every(({ point }) => point.excludeFromRoute))) return [];
    const { point, route } = first;
    return [
      {
        ...costFields(block, trip, point.hotelData),
        id: point.linkId,
        source: "point" as const,
        sourceId: point.linkId,
        routeId: route.id,
        category: categoryOfPoint(point.typeId),
        title: point.name,
        date: dayOf(route.date),
      },
    ];
  });
}

/** An item without a price is a row too, with 0. */
function listItemRows(trip: TripMoney): FinanceRow[] {
  return trip.financeItems.map((item) => ({
    ...costFields(item.finance ?? newFinance(trip.currency), trip, null),
    id: item.id,
    source: "item" as const,
    sourceId: item.id,
    routeId: null,
    category: item.type,
    title: item.name,
    date: item.startDate,
  }));
}

function costFields(block: Finance, people: Travellers, stay: StayDates | null) {
  const { currency, paymentType, paymentDueDate, cancellationDate } = block;
  const sum = sumFinance(block, people, stay);
  return {
    ...{ currency, paymentType, paymentDueDate, cancellationDate },
    ...sum,
    status: statusOf(sum),
  };
}

/** A row with total 0 is free, whatever was paid. */
function statusOf({ total, payed, remain }: FinanceSum): PaymentStatus {
  if (total === 0) return "free";
  if (remain === 0) return "paid";
  return payed > 0 ? "partly" : "unpaid";
}
