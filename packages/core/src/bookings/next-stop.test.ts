import { expect, test } from "vitest";
import { makePoint, makeRoute } from "../../testing/make.ts";
import { findNextStop } from "./next-stop.ts";

test("a journey leads to the next stop on a path, also of a later day", () => {
  const [one, off, other, last] = [
    makePoint(),
    makePoint({ routeMode: "none", excludeFromRoute: true }),
    makePoint(),
    makePoint(),
  ];
  const routes = [
    makeRoute({ points: [one, off] }),
    makeRoute({ points: [] }),
    makeRoute({ points: [other, last] }),
  ];
  expect(findNextStop(routes, one.id)?.id).toBe(other.id);
  expect(findNextStop(routes, other.id)?.id).toBe(last.id);
  expect(findNextStop(routes, last.id)).toBeNull();
  expect(findNextStop(routes, "unknown")).toBeNull();
});
