import { expect, test } from "vitest";
import { chooseRoutes } from "./choose-routes.ts";
import { addressOfDays } from "./show-days.ts";

const routes = ["a", "b", "c"].map((id) => ({ id, date: "2026-11-20 09:00", points: [] }));

test.each([
  ["all", ["a", "b", "c"], "-1"],
  ["some", ["c", "a"], "a,c"],
  ["one, still as a list", ["b"], "b,"],
])("The address of %s days shows exactly these days", (_, on, address) => {
  expect(addressOfDays(routes, (id) => on.includes(id))).toBe(address);
  const chosen = chooseRoutes(routes, address, { today: "2026-11-20", canEdit: true });
  expect(chosen.kind === "several" && chosen.routes.map(({ id }) => id)).toEqual(on.toSorted());
});
