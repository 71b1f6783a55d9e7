import { endpoints } from "@castor/core/endpoints.ts";
import {
  addFinanceItem,
  removeFinanceItem,
  saveFinanceItem,
} from "@castor/core/finance/edit-items.ts";
import {
  changeFinanceItem,
  type FinanceItem,
  type FinanceItemSave,
  newFinanceItem,
} from "@castor/core/finance/finance-item.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { madeId } from "./point-changes.ts";
import { buildTripChange } from "./trip-change.ts";

/** What an item's form says: all of a new one, of a saved one what was changed. */
export type FinanceItemFields = Omit<FinanceItemSave, "id" | "tripId">;

const putItem = (trip: Trip, answered: FinanceItem): Trip =>
  trip.financeItems.some(({ id }) => id === answered.id)
    ? {
        ...trip,
        financeItems: trip.financeItems.map((item) => (item.id === answered.id ? answered : item)),
      }
    : addFinanceItem(trip, answered);

/** The verb that shows a new item before the server has named it. */
const addFromFields = (trip: Trip, id: string, fields: FinanceItemFields): Trip => {
  const empty = newFinanceItem({ id, tripId: trip.id, name: fields.name ?? "" });
  return addFinanceItem(trip, changeFinanceItem(empty, fields, trip.currency));
};

/** What may be done to the costs of a trip that belong to no point; each shows at once (`useTripChange`). */
export const financeChanges = {
  add(tripId: string, fields: FinanceItemFields, id = madeId()) {
    return buildTripChange({
      endpoint: endpoints.finance.save,
      input: { body: { ...fields, tripId } },
      verb: addFromFields,
      args: [id, fields],
      take: putItem,
      makes: [id],
      names: (answer) => new Map([[id, answer.id]]),
    });
  },

  save: (id: string, change: FinanceItemFields) =>
    buildTripChange({
      endpoint: endpoints.finance.save,
      input: { body: { ...change, id } },
      verb: saveFinanceItem,
      args: [id, change],
      take: putItem,
    }),

  remove: (id: string) =>
    buildTripChange({
      endpoint: endpoints.finance.remove,
      input: { id },
      verb: removeFinanceItem,
      args: [id],
    }),
};
