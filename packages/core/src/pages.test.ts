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
