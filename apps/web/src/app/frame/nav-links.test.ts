// @vitest-environment node
import { asOwner, asVisitor } from "@castor/core/members/member.ts";
import { type PageName, pages } from "@castor/core/pages.ts";
import { readKeys } from "@castor/i18n/read-words.ts";
import { listBelow } from "@castor/i18n/words.ts";
import { expect, test } from "vitest";
import { listNavLinks, listTripLinks } from "./nav-links.ts";

const pagesOf = (isLoggedIn: boolean, tripId: string | null, standing = asOwner) =>
  listNavLinks({ isLoggedIn, tripId, standing }).map(({ page }) => page);

test("a visitor gets the links that need no login", () => {
  expect(pagesOf(false, null)).toEqual(["catalog", "help"]);
  expect(pagesOf(false, "t1")).toEqual(["catalog", "map", "print", "help"]);
});

test("a page of a trip has the links of that trip", () => {
  expect(pagesOf(true, "t1")).toEqual([
    ...["trips", "catalog", "map", "finance", "tasks", "documents", "print"],
    ...["settings", "help"],
  ]);
  expect(pagesOf(true, null)).toEqual(["trips", "catalog", "settings", "help"]);
});

test("the link to the map leads back to the days that it showed last", () => {
  const mapOf = (routeId: string | null) =>
    listTripLinks({ isLoggedIn: true, tripId: "t1", standing: asOwner, routeId })[0]?.href;
  expect(mapOf(null)).toBe("/map/t1/show");
  expect(mapOf("r2")).toBe("/map/t1/r2");
});

test("finance and notes of another person's trip are not offered to who is logged in", () => {
  expect(pagesOf(true, "t1", asVisitor)).toEqual([
    ...["trips", "catalog", "map", "print"],
    ...["settings", "help"],
  ]);
});

test("a member is offered the notes, and the costs unless money is hidden", () => {
  for (const role of ["editor", "viewer"] as const) {
    const all = pagesOf(true, "t1", { role, seesMoney: true });
    expect(all).toEqual(pagesOf(true, "t1"));
    const some = pagesOf(true, "t1", { role, seesMoney: false });
    expect(some).toEqual(all.filter((page) => page !== "finance"));
  }
});

test("the help opens at what explains the page", () => {
  const helpOf = (page: PageName) =>
    listNavLinks({ page, isLoggedIn: true, tripId: "t1", standing: asOwner }).at(-1)?.href;
  expect([helpOf("finance"), helpOf("home")]).toEqual(["/help#money", "/help"]);
  const sections = [...listBelow(readKeys("en"), "helpSections"), "keyboard"];
  for (const page of Object.keys(pages) as PageName[])
    expect(["", ...sections]).toContain(helpOf(page)?.split("#")[1] ?? "");
});
