import { defineEndpoint, ofMoney, tripEditor, tripMember } from "../endpoint.ts";
import { financeItem, financeItemSave } from "../finance/finance-item.ts";
import { financeQuery, financeTable } from "../finance/table/finance-table.ts";
import { done } from "./common-answers.ts";

export const financeEndpoints = {
  save: defineEndpoint("POST", "finance", {
    body: financeItemSave,
    answer: financeItem,
    access: ofMoney(tripEditor(["item", "id"], ["trip", "tripId"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  remove: defineEndpoint("DELETE", "finance/{id}", {
    answer: done,
    access: ofMoney(tripEditor(["item", "id"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  item: defineEndpoint("GET", "finance/item/{id}", {
    answer: financeItem,
    access: ofMoney(tripMember(["item", "id"])),
    reads: ["trips"],
    isUnusedByWeb: true,
  }),
  table: defineEndpoint("GET", "finance/table/{tripId}", {
    query: financeQuery,
    answer: financeTable,
    access: ofMoney(tripMember(["trip", "tripId"])),
    reads: ["trips"],
    isUnusedByWeb: true,
  }),
};
