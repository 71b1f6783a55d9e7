import { expect, test } from "vitest";
import { makeFinance, makeFinanceItem, makeTrip } from "../../testing/make.ts";
import { addFinanceItem, removeFinanceItem, saveFinanceItem } from "./edit-items.ts";

const [visa, insurance] = [makeFinanceItem({ name: "Visa" }), makeFinanceItem()];
const trip = makeTrip({ currency: "GEL", financeItems: [visa, insurance] });
const names = ({ financeItems }: typeof trip) => financeItems.map(({ name }) => name);

test("A new cost comes last; adding it again after a lost answer does not add it twice", () => {
  const added = addFinanceItem(trip, makeFinanceItem({ id: "new", name: "Tour" }));
  expect(names(added)).toEqual(["Visa", "Insurance", "Tour"]);
  expect(names(addFinanceItem(added, makeFinanceItem({ id: "new", name: "Tour" })))).toEqual(
    names(added),
  );
});

test("A save changes only the sent fields, in the finance block too; a first price is in the trip's currency", () => {
  const finance = makeFinance({ price: 40, payed: 10, currency: "JPY" });
  const before = makeTrip({
    currency: "GEL",
    financeItems: [
      makeFinanceItem({ id: "a", finance }),
      makeFinanceItem({ id: "b", finance: null }),
    ],
  });
  const paid = saveFinanceItem(before, "a", { finance: { payed: 40 } });
  expect(paid.financeItems[0]?.finance).toEqual({ ...finance, payed: 40 });
  expect(paid.financeItems[1]).toEqual(before.financeItems[1]);
  const priced = saveFinanceItem(before, "b", { finance: { price: 5 } });
  expect(priced.financeItems[1]?.finance).toMatchObject({ price: 5, currency: "GEL" });
});

test("Removing a cost changes nothing else", () => {
  expect(names(removeFinanceItem(trip, visa.id))).toEqual(["Insurance"]);
  expect(removeFinanceItem(trip, "nobody")).toEqual(trip);
});
