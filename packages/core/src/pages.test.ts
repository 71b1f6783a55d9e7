import { expect, test } from "vitest";
import { addressOf, pageOf, pages } from "./pages.ts";

test("Each screen of the route table that stands has the address of the specification", () => {
  const patterns: string[] = Object.values(pages).map(({ pattern }) => pattern);
  for (const pattern of [
    "/",
    "/login",
    "/register",
    "/forgot-password",
    "/verify-email",
    "/confirm-email",
    "/home",
    "/trips",
    "/catalog",
    "/help",
    "/map/{tripId}/{routeId}",
    "/finance/{tripId}",
    "/tasks/{tripId}",
    "/print/{tripId}",
  ])
    expect(patterns).toContain(pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test("The finance table's parameters have the specification's defaults; its search always starts empty", () => {
  const read = (given: object) => pages.finance.search.parse(given);
  const usual = {
    category: "all",
    payStatus: "all",
    paymentType: "any",
    currency: "all",
    date: "all",
    search: "",
  };
  expect(read({})).toEqual(usual);
  expect(read({ search: "hotel", category: "plane", date: "2026-12-05" })).toEqual({
    ...usual,
    category: "plane",
    date: "2026-12-05",
  });
});

test("What an address of the finance table has wrong is left out, and nothing else of it", () => {
  const { search } = pages.finance;
  const wrong = { category: "boat", payStatus: "1", currency: "XXX", date: "2026-13-01" };
  expect(search.parse({ ...wrong, paymentType: "card", sortField: "age" })).toMatchObject({
    ...{ category: "all", payStatus: "all", currency: "all", date: "all" },
    paymentType: "card",
  });
});

test("An address is the pattern with its parameters, percent-encoded", () => {
  expect(addressOf("trips")).toBe("/trips");
  expect(addressOf("map", { tripId: "a", routeId: "show" })).toBe("/map/a/show");
  expect(addressOf("map", { tripId: "a/b", routeId: "x,y" })).toBe("/map/a%2Fb/x,y");
});

test("What is no page is a 404; a trailing slash makes no difference", () => {
  for (const [path, name] of [
    ["/", "index"],
    ["/home", "home"],
    ["/home/", "home"],
    ["/home//", "home"],
    ["/map/a/-1", "map"],
    ["/map/a/-1/", "map"],
    ["/print/a", "print"],
  ] as const)
    expect(pageOf(path), path).toBe(name);
  for (const path of ["", "/homes", "/map/a", "/map/a/b/c", "/map//b", "/nowhere", "/Home"])
    expect(pageOf(path), path).toBeNull();
});

test("a list of days stands in the address with its commas", () => {
  expect(addressOf("map", { tripId: "t", routeId: "a,b" })).toBe("/map/t/a,b");
});
