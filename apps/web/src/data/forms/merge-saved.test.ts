// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeSaved, withPaths } from "./merge-saved.ts";

const began = { name: "Castle", address: "", finance: { price: 10, currency: "EUR" } };
const conflictsOf = (typed: typeof began, saved: typeof began) =>
  mergeSaved(began, typed, saved).conflicts;

test("a field that only one side has changed is no conflict, nor one that both have changed alike", () => {
  expect(conflictsOf({ ...began, name: "Fort" }, { ...began, address: "Hill 1" })).toEqual([]);
  expect(conflictsOf({ ...began, name: "Fort" }, { ...began, name: "Fort" })).toEqual([]);
  expect(conflictsOf(began, { ...began, name: "Fort" })).toEqual([]);
});

test("a field that both have changed is a conflict, within a block too", () => {
  const mine = { ...began, name: "Fort", finance: { price: 20, currency: "USD" } };
  const theirs = { ...began, name: "Tower", finance: { price: 30, currency: "EUR" } };
  expect(conflictsOf(mine, theirs)).toEqual([
    { path: "name", mine: "Fort", theirs: "Tower" },
    { path: "finance.price", mine: 20, theirs: 30 },
  ]);
});

const anyField = fc.constantFrom("a", "b", "c", null);
const anyValues = fc.record({
  name: anyField,
  list: fc.array(anyField, { maxLength: 2 }),
  finance: fc.record({ price: anyField, currency: anyField }),
});
const flat = ({
  name,
  list,
  finance,
}: typeof anyValues extends fc.Arbitrary<infer V> ? V : never) => ({
  ...{ name, list, price: finance.price, currency: finance.currency },
});
const fields = ["name", "list", "price", "currency"] as const;

test("nothing that was typed is lost, what was not typed is as it is saved, and what is to be saved is what was typed", () => {
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, (before, typed, saved) => {
      const { taken, agreed, conflicts } = mergeSaved(before, typed, saved);
      const [was, mine, theirs] = [before, typed, saved].map(flat) as [
        ReturnType<typeof flat>,
        ReturnType<typeof flat>,
        ReturnType<typeof flat>,
      ];
      const values = flat(withPaths(typed, taken));
      // Each conflict is decided for what was typed.
      const decided = new Map(conflicts.map(({ path, theirs: value }) => [path, value]));
      const base = flat(withPaths(before, new Map([...taken, ...agreed, ...decided])));
      const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
      expect(base).toEqual(theirs);
      for (const field of fields) {
        const isTyped = !same(mine[field], was[field]);
        expect(values[field]).toEqual(isTyped ? mine[field] : theirs[field]);
      }
      const both = fields.filter(
        (field) =>
          !same(mine[field], was[field]) &&
          !same(theirs[field], was[field]) &&
          !same(mine[field], theirs[field]),
      );
      expect(conflicts.map(({ path }) => path.replace("finance.", "")).toSorted()).toEqual(
        both.toSorted(),
      );
    }),
  );
});
