import { expect, test } from "vitest";
import { addressOf, pageOf, pages } from "./pages.ts";

test("Each page has the address of the specification", () => {
  const patterns: string[] = Object.values(pages).map(({ pattern }) => pattern);
  for (const pattern of [
    "/",
    "/login",
    "/register",
    "/forgot-password",
    "/verify-email",
    "/confirm-email",
    "/end-reminders",
    "/home",
    "/trips",
    "/catalog",
    "/help",
    "/map/{tripId}/{routeId}",
    "/finance/{tripId}",
    "/tasks/{tripId}",
    "/print/{tripId}",
    "/share/{tripName}",
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

test("A wrong parameter in an address of the finance table is ignored; the others count", () => {
  const { search } = pages.finance;
  const wrong = { category: "boat", payStatus: "1", currency: "XXX", date: "2026-13-01" };
  expect(search.parse({ ...wrong, paymentType: "card", sortField: "age" })).toMatchObject({
    ...{ category: "all", payStatus: "all", currency: "all", date: "all" },
    paymentType: "card",
  });
});

test("The catalog's parameters are left out at their defaults, and wrong ones are ignored", () => {
  const read = (given: object) => pages.catalog.search.parse(given);
  expect(read({})).toEqual({});
  const full = {
    search: "тбил",
    language: "ru",
    country: "GE",
    minDays: "2",
    maxDays: "3",
    sort: "days",
  };
  expect(read(full)).toEqual(full);
  // What was read reads the same again: the router parses its own output.
  expect(read(read(full))).toEqual(full);
  const wrong = {
    language: "fr",
    country: "Georgia",
    minDays: "0",
    maxDays: "many",
    sort: "price",
  };
  expect(Object.values(read({ ...wrong, search: "x".repeat(10_000) })).filter(Boolean)).toEqual([]);
  expect(read({ ...wrong, country: "IT" })).toMatchObject({ country: "IT" });
});

test("An address is the pattern with percent-encoded parameters", () => {
  expect(addressOf("trips")).toBe("/trips");
  expect(addressOf("map", { tripId: "a", routeId: "show" })).toBe("/map/a/show");
  expect(addressOf("map", { tripId: "a/b", routeId: "x,y" })).toBe("/map/a%2Fb/x,y");
});

test("An unknown address is a 404; a trailing slash makes no difference", () => {
  for (const [path, name] of [
    ["/", "index"],
    ["/home", "home"],
    ["/home/", "home"],
    ["/home//", "home"],
    ["/map/a/-1", "map"],
    ["/map/a/-1/", "map"],
    ["/map/a", "mapOfTrip"],
    ["/map/a/", "mapOfTrip"],
    ["/print/a", "print"],
  ] as const)
    expect(pageOf(path), path).toBe(name);
  for (const path of ["", "/homes", "/map", "/map/a/b/c", "/map//b", "/nowhere", "/Home"])
    expect(pageOf(path), path).toBeNull();
});

test("Commas of a list of days are not encoded", () => {
  expect(addressOf("map", { tripId: "t", routeId: "a,b" })).toBe("/map/t/a,b");
});
