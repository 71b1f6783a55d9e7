import { expect, test } from "vitest";
import { applyPatch, diffFields } from "./apply-patch.ts";

test("A save sends only the changed fields; applying it gives the form's values", () => {
  const before = { name: "Rome", kids: 1, finance: { price: 3 } };
  const after = { name: "Roma", kids: 1 };
  const change = diffFields(before, after);
  expect(change).toEqual({ name: "Roma" });
  expect(applyPatch(before, change)).toEqual({ ...before, ...after });
});

test("Fields that are not sent stay", () => {
  expect(applyPatch({ a: 1, b: 2 }, { a: undefined, b: 3 })).toEqual({ a: 1, b: 3 });
});
