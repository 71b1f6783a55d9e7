import fc from "fast-check";
import { expect, test } from "vitest";
import { sortedRouteIds } from "./route-ids.ts";

test("the same days in any order, also named twice, are one question", () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,4}$/), { minLength: 1 });
  fc.assert(
    fc.property(ids, fc.func(fc.integer()), (some, orderOf) => {
      const mixed = [...some, ...some].sort((a, b) => orderOf(a) - orderOf(b));
      expect(sortedRouteIds.parse(mixed.join(","))).toBe(sortedRouteIds.parse(some.join(",")));
      expect(new Set(sortedRouteIds.parse(some.join(",")).split(","))).toEqual(new Set(some));
    }),
  );
});
