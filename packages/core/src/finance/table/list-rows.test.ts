import { expect, test } from "vitest";
import { makeFinanceItem, makeTrip } from "../../../testing/make.ts";
import { listFinanceRows } from "./list-rows.ts";

test("A finance item without a price is a row of 0 in the trip's currency", () => {
  const trip = makeTrip({ currency: "GEL", financeItems: [makeFinanceItem({ finance: null })] });
  expect(listFinanceRows(trip, true)).toMatchObject([
    { title: "Insurance", currency: "GEL", total: 0, remain: 0, status: "free" },
  ]);
});
