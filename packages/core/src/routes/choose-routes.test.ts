import { expect, test } from "vitest";
import { chooseRoutes, chooseShownRoutes } from "./choose-routes.ts";

const routes = [
  { id: "a", date: "2026-11-19 09:00" },
  { id: "b", date: "2026-11-20 10:00" },
  { id: "c", date: "2026-11-20 18:00" },
];
const today = "2026-11-20";

test("show opens today's day during the trip, else the first day", () => {
  expect(chooseRoutes(routes, "show", today)).toEqual({ kind: "one", route: routes[1] });
  expect(chooseRoutes(routes, "show", "2027-01-01")).toEqual({ kind: "one", route: routes[0] });
  expect(chooseRoutes([], "show", today)).toEqual({ kind: "empty" });
});

test("-1 opens all days", () => {
  expect(chooseRoutes(routes, "-1", today)).toEqual({ kind: "several", routes });
  expect(chooseRoutes([], "-1", today)).toEqual({ kind: "empty" });
});

test("Listed days that do not exist are ignored; without any left the address is missing", () => {
  expect(chooseRoutes(routes, "c,x,a", today)).toEqual({
    kind: "several",
    routes: [routes[0], routes[2]],
  });
  expect(chooseRoutes(routes, "x,y", today)).toEqual({ kind: "missing" });
  expect(chooseRoutes(routes, "b", today)).toEqual({ kind: "one", route: routes[1] });
  expect(chooseRoutes(routes, "constructor", today)).toEqual({ kind: "missing" });
});

test("A page shows what show opens where its address names no day that exists", () => {
  expect(chooseShownRoutes(routes, "Vienna", today)).toEqual({ kind: "one", route: routes[1] });
  expect(chooseShownRoutes(routes, "c", today)).toEqual({ kind: "one", route: routes[2] });
  expect(chooseShownRoutes([], "Vienna", today)).toEqual({ kind: "empty" });
});
