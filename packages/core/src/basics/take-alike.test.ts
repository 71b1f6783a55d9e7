import { expect, test } from "vitest";
import { takeAlike } from "./take-alike.ts";

const model = {
  name: "Castle",
  minutes: 45 as number | string,
  day: null as string | null,
  isOut: false,
  price: { amount: "", currency: "EUR" },
};

test.each([
  ["nothing", null, {}],
  ["a list", [1, 2], {}],
  ["another thing", { title: "x", __proto__: { name: "x" } }, {}],
  [
    "an emptied number and a day",
    { minutes: "", day: "2026-12-05" },
    { minutes: "", day: "2026-12-05" },
  ],
  ["other kinds", { name: ["x"], isOut: "yes", price: "12", minutes: {} }, {}],
  ["a switch", { isOut: true }, { isOut: true }],
  [
    "a block with a field that it does not have and one of another kind",
    { price: { amount: 12, currency: true, more: 1 } },
    { price: { amount: 12, currency: "EUR" } },
  ],
])("of %s is taken what a form has", (_case, stored, taken) => {
  expect(takeAlike(stored, model)).toEqual(taken);
});
