import { expect, test } from "vitest";
import { applyChange, changeBetween } from "./apply-change.ts";

test("A save sends only what changed, and applying it gives what was typed", () => {
  const before = { name: "Rome", kids: 1, finance: { price: 3 } };
  const after = { name: "Roma", kids: 1 };
  const change = changeBetween(before, after);
  expect(change).toEqual({ name: "Roma" });
  expect(applyChange(before, change)).toEqual({ ...before, ...after });
});

test("Fields that are not sent are left alone", () => {
  expect(applyChange({ a: 1, b: 2 }, { a: undefined, b: 3 })).toEqual({ a: 1, b: 3 });
});
