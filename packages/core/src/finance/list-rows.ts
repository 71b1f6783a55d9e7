import { dayOf } from "../basics/dates.ts";
import type { Trip } from "../trips/trip.ts";
import { categoryOfPoint } from "./categories.ts";
import { type Finance, newFinance } from "./finance.ts";
import type { FinanceRow, PaymentStatus } from "./finance-table.ts";
import { type FinanceSum, sumFinance, type Travellers } from "./sum-finance.ts";

/** What the table is reckoned from. */
export type TripMoney = Pick<Trip, "adults" | "kids" | "currency" | "routes" | "financeItems">;

/**
 * A trip's costs, a row each (decisions 6): every place of which something is said of money, once however many stops it
 * has, on the day of its earliest; and every finance item. `hasExcluded`: also places whose every stop is left out of
 * the path. Table, charts, print and exports take their figures from here.
 */
export function listFinanceRows(trip: TripMoney, hasExcluded: boolean): FinanceRow[] {
  return [...listPlaceRows(trip, hasExcluded), ...listItemRows(trip)];
}

function listPlaceRows(trip: TripMoney, hasExcluded: boolean): FinanceRow[] {
  // The days come by date, so that the first stop of a place is its earliest.
  const stops = trip.routes.flatMap((route) => route.points.map((point) => ({ route, point })));
  const places = Map.groupBy(stops, ({ point }) => point.linkId).values();
  return [...places].flatMap((ofPlace) => {
    const [first] = ofPlace;
    const block = first?.point.finance;
    if (!block || (!hasExcluded && ofPlace.every(({ point }) => point.excludeFromRoute))) return [];
    const { point, route } = first;
    return [
      {
        ...reckon(block, trip),
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

/** An item of which no price is said yet costs nothing, but is there to be seen. */
function listItemRows(trip: TripMoney): FinanceRow[] {
  return trip.financeItems.map((item) => ({
    ...reckon(item.finance ?? newFinance(trip.currency), trip),
    id: item.id,
    source: "item" as const,
    sourceId: item.id,
    routeId: null,
    category: item.type,
    title: item.name,
    date: item.startDate,
  }));
}

function reckon(block: Finance, people: Travellers) {
  const { currency, paymentType, paymentDueDate, cancellationDate } = block;
  const sum = sumFinance(block, people);
  return {
    ...{ currency, paymentType, paymentDueDate, cancellationDate },
    ...sum,
    status: statusOf(sum),
  };
}

/** What costs nothing is free, whatever was paid. */
function statusOf({ total, payed, remain }: FinanceSum): PaymentStatus {
  if (total === 0) return "free";
  if (remain === 0) return "paid";
  return payed > 0 ? "partly" : "unpaid";
}
