import { expect, test } from "vitest";
import { chooseRoutes, chooseShownRoutes } from "./choose-routes.ts";

const routes = [
  { id: "a", date: "2026-11-19 09:00", points: [] },
  { id: "b", date: "2026-11-20 10:00", points: [] },
  { id: "c", date: "2026-11-20 18:00", points: ["p"] },
];
const today = { today: "2026-11-20", canEdit: true };

test("show opens today's day during the trip, else the first day", () => {
  expect(chooseRoutes(routes, "show", today)).toEqual({ kind: "one", route: routes[1] });
  expect(chooseRoutes(routes, "show", { ...today, today: "2027-01-01" })).toEqual({
    kind: "one",
    route: routes[0],
  });
  expect(chooseRoutes([], "show", today)).toEqual({ kind: "empty" });
});

test("To a visitor show opens today's day or the first that has points, else all days", () => {
  const visitor = { ...today, canEdit: false };
  const c = routes[2];
  const empty = routes.slice(0, 2);
  expect(chooseRoutes(routes, "show", visitor)).toEqual({ kind: "one", route: c });
  const later = { ...visitor, today: "2027-01-01" };
  expect(chooseRoutes(routes, "show", later)).toEqual({ kind: "one", route: c });
  const seen = { id: "d", date: "2026-11-21 09:00", points: ["p"] };
  expect(chooseRoutes([...routes, seen], "show", { ...visitor, today: "2026-11-21" })).toEqual({
    kind: "one",
    route: seen,
  });
  expect(chooseRoutes(empty, "show", visitor)).toEqual({ kind: "several", routes: empty });
  expect(chooseShownRoutes(routes, "Vienna", visitor)).toEqual({ kind: "one", route: c });
  expect(chooseRoutes([], "show", visitor)).toEqual({ kind: "empty" });
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
