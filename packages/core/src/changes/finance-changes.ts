import { financeEndpoints } from "../endpoints/finance.ts";
import {
  addNewFinanceItem,
  findFinanceItem,
  putFinanceItem,
  removeFinanceItem,
  revertFinanceItem,
  saveFinanceItem,
} from "../finance/edit-items.ts";
import type { Trip } from "../trips/trip.ts";
import { changeRow } from "./change-row.ts";

const nameOf = (trip: Trip, { id }: { id: string }) => findFinanceItem(trip, id)?.name ?? "";

/** What may be done to the costs of a trip that belong to no point. */
export const financeChanges = {
  "finance.add": changeRow("finance.add", {
    endpoint: financeEndpoints.save,
    input: ({ tripId, fields }) => ({ body: { ...fields, tripId } }),
    apply: (trip, { id, fields }) => addNewFinanceItem(trip, id, fields),
    inverse: (_, { id }) => [{ name: "finance.remove", args: { id } }],
    takeAnswer: putFinanceItem,
    temporaryIds: ({ id }) => [id],
    namedIds: ({ id }, answer) => new Map([[id, answer.id]]),
    nameOf: (_, { fields }) => fields.name ?? "",
  }),

  "finance.save": changeRow("finance.save", {
    endpoint: financeEndpoints.save,
    input: ({ id, change }) => ({ body: { ...change, id } }),
    apply: (trip, { id, change }) => saveFinanceItem(trip, id, change),
    inverse(trip, { id, change }) {
      const back = revertFinanceItem(trip, id, change);
      return back ? [{ name: "finance.save", args: { id, change: back } }] : [];
    },
    takeAnswer: putFinanceItem,
    nameOf,
  }),

  "finance.remove": changeRow("finance.remove", {
    endpoint: financeEndpoints.remove,
    input: ({ id }) => ({ id }),
    apply: (trip, { id }) => removeFinanceItem(trip, id),
    inverse(trip, { id }) {
      const item = findFinanceItem(trip, id);
      if (!item) return [];
      const { tripId, id: _, ...fields } = item;
      return [{ name: "finance.add", args: { tripId, id, fields } }];
    },
    nameOf,
  }),
};
