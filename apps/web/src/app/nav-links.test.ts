import { expect, test } from "vitest";
import { listNavLinks } from "./nav-links.ts";

const pagesOf = (isLoggedIn: boolean, tripId: string | null) =>
  listNavLinks(isLoggedIn, tripId).map(({ page }) => page);

test("a visitor gets the links that need no login", () => {
  expect(pagesOf(false, null)).toEqual(["catalog", "help"]);
  expect(pagesOf(false, "t1")).toEqual(["map", "print", "catalog", "help"]);
});

test("the links of a trip are there on a page of a trip, and lead to that trip", () => {
  expect(pagesOf(true, "t1")).toEqual([
    "trips",
    "map",
    "finance",
    "tasks",
    "print",
    "catalog",
    "help",
    "settings",
  ]);
  const map = listNavLinks(true, "t1").find(({ page }) => page === "map");
  expect(map?.href).toBe("/map/t1/show");
});
