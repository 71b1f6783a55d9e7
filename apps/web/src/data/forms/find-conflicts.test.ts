// @vitest-environment node
import { expect, test } from "vitest";
import { findConflicts } from "./find-conflicts.ts";

const began = { name: "Castle", address: "", finance: { price: 10, currency: "EUR" } };

test("a field that only one side has changed is no conflict, nor one that both have changed alike", () => {
  expect(findConflicts(began, { ...began, name: "Fort" }, { ...began, address: "Hill 1" })).toEqual(
    [],
  );
  expect(findConflicts(began, { ...began, name: "Fort" }, { ...began, name: "Fort" })).toEqual([]);
  expect(findConflicts(began, began, { ...began, name: "Fort" })).toEqual([]);
});

test("a field that both have changed is a conflict, within a block too", () => {
  const mine = { ...began, name: "Fort", finance: { price: 20, currency: "USD" } };
  const theirs = { ...began, name: "Tower", finance: { price: 30, currency: "EUR" } };
  expect(findConflicts(began, mine, theirs)).toEqual([
    { path: "name", mine: "Fort", theirs: "Tower" },
    { path: "finance.price", mine: 20, theirs: 30 },
  ]);
});
