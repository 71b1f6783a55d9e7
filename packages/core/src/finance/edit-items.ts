import type { Trip } from "../trips/trip.ts";
import { changeFinanceItem, type FinanceItem, type FinanceItemSave } from "./finance-item.ts";

/** The trip with a new cost; one of the same id, which an answer that was lost had made already, gives way to it. */
export function addFinanceItem(trip: Trip, item: FinanceItem): Trip {
  return {
    ...trip,
    financeItems: [...trip.financeItems.filter(({ id }) => id !== item.id), item],
  };
}

/** The trip with a cost changed, field by field also in what is said of its price (decisions 2). */
export function saveFinanceItem(trip: Trip, id: string, change: FinanceItemSave): Trip {
  return {
    ...trip,
    financeItems: trip.financeItems.map((item) =>
      item.id === id ? changeFinanceItem(item, change, trip.currency) : item,
    ),
  };
}

/** The trip without a cost. */
export function removeFinanceItem(trip: Trip, id: string): Trip {
  return { ...trip, financeItems: trip.financeItems.filter((item) => item.id !== id) };
}
