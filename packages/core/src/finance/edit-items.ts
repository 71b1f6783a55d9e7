import { revertFields } from "../basics/apply-patch.ts";
import type { Trip } from "../trips/trip.ts";
import {
  changeFinanceItem,
  type FinanceItem,
  type FinanceItemChange,
  newFinanceItem,
} from "./finance-item.ts";

/** The finance item with that id. */
export const findFinanceItem = (trip: Trip, id: string): FinanceItem | undefined =>
  trip.financeItems.find((item) => item.id === id);

/**
 * The trip with a new finance item. It replaces one of the same id, which exists when the answer to an earlier attempt
 * was lost.
 */
export function addFinanceItem(trip: Trip, item: FinanceItem): Trip {
  return {
    ...trip,
    financeItems: [...trip.financeItems.filter(({ id }) => id !== item.id), item],
  };
}

/** The trip with a new finance item of the form's fields. */
export function addNewFinanceItem(trip: Trip, id: string, fields: FinanceItemChange): Trip {
  const empty = newFinanceItem({ id, tripId: trip.id, name: fields.name ?? "" });
  return addFinanceItem(trip, changeFinanceItem(empty, fields, trip.currency));
}

/** The trip with a finance item of a server answer, replaced or added. */
export function putFinanceItem(trip: Trip, answered: FinanceItem): Trip {
  if (!findFinanceItem(trip, answered.id)) return addFinanceItem(trip, answered);
  return {
    ...trip,
    financeItems: trip.financeItems.map((item) => (item.id === answered.id ? answered : item)),
  };
}

/**
 * The change that undoes `change` of a finance item and gives it the values that it has in `trip`. Null where `change`
 * changes nothing.
 */
export function revertFinanceItem(
  trip: Trip,
  id: string,
  change: FinanceItemChange,
): FinanceItemChange | null {
  const before = findFinanceItem(trip, id);
  if (!before) return null;
  const { finance: sent, ...fields } = change;
  const back: FinanceItemChange = {
    ...revertFields<FinanceItem>(before, fields),
    ...(sent === undefined || sent === before.finance
      ? null
      : before.finance && sent
        ? withBlock(revertFields<object>(before.finance, sent))
        : { finance: before.finance }),
  };
  return Object.keys(back).length > 0 ? back : null;
}

const withBlock = (finance: object | null) => finance && { finance };

/** The trip with a changed finance item. Fields that were not sent stay, in the finance block too (specification#partial-saves). */
export function saveFinanceItem(trip: Trip, id: string, change: FinanceItemChange): Trip {
  return {
    ...trip,
    financeItems: trip.financeItems.map((item) =>
      item.id === id ? changeFinanceItem(item, change, trip.currency) : item,
    ),
  };
}

/** The trip without a finance item. */
export function removeFinanceItem(trip: Trip, id: string): Trip {
  return { ...trip, financeItems: trip.financeItems.filter((item) => item.id !== id) };
}
