// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { joinPages, meets } from "./join-pages.ts";

const pageSize = 50;
const entriesFrom = (newest: number, count: number) =>
  Array.from({ length: Math.min(count, newest) }, (_, index) => ({ version: newest - index }));

test("whatever comes while older pages are shown, no change is missing and none is there twice", () => {
  const figures = fc.record({
    before: fc.integer({ min: 1, max: 300 }),
    pages: fc.integer({ min: 1, max: 4 }),
    came: fc.integer({ min: 0, max: 150 }),
  });
  fc.assert(
    fc.property(figures, ({ before, pages, came }) => {
      const loaded = { entries: entriesFrom(before, pages * pageSize) };
      const newest = entriesFrom(before + came, pageSize);
      const older = meets(newest, loaded) ? loaded : null;
      const joined = joinPages(newest, older);
      expect(joined).toEqual(entriesFrom(before + came, joined.length));
      // What was loaded is given up only where something would be missing.
      expect(older === null).toBe(came > pageSize - 1);
    }),
  );
});
