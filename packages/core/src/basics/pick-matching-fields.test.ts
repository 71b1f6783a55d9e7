import { expect, test } from "vitest";
import { pickMatchingFields } from "./pick-matching-fields.ts";

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
  ["other fields", { title: "x", __proto__: { name: "x" } }, {}],
  [
    "an emptied number and a date",
    { minutes: "", day: "2026-12-05" },
    { minutes: "", day: "2026-12-05" },
  ],
  ["other kinds", { name: ["x"], isOut: "yes", price: "12", minutes: {} }, {}],
  ["a switch", { isOut: true }, { isOut: true }],
  [
    "a block with an unknown field and one of another kind",
    { price: { amount: 12, currency: true, more: 1 } },
    { price: { amount: 12, currency: "EUR" } },
  ],
])("Takes the fields of a form from %s", (_case, stored, expected) => {
  expect(pickMatchingFields(stored, model)).toEqual(expected);
});
