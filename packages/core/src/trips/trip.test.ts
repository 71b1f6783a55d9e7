import { makeRoute, makeSummary, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldMessages } from "../schemas/validation.ts";
import { sortSummaries } from "./sort-summaries.ts";
import { changeFlags, newTrip, tripSave } from "./trip.ts";
import { datesOf, sortRoutes } from "./trip-dates.ts";
import { sectionOf, tripSections } from "./trip-summary.ts";

const optional = fc.option(fc.boolean(), { nil: undefined });

test("A new trip has 2 adults, 1 kid, EUR if no currency is set, the default map, and is no draft", () => {
  expect(newTrip()).toEqual({
    name: "",
    adults: 2,
    kids: 1,
    currency: "EUR",
    tileType: "default",
    isDraft: false,
    travellers: [],
  });
  expect(newTrip("GEL").currency).toBe("GEL");
});

test("A trip in the catalog is public and no draft, after any save", () => {
  const flags = fc.record({
    isDraft: fc.boolean(),
    isPublic: fc.boolean(),
    isInCatalog: fc.boolean(),
  });
  const sent = fc.record({ isDraft: optional, isPublic: optional, isInCatalog: optional });
  fc.assert(
    fc.property(flags, sent, (current, change) => {
      fc.pre(!current.isInCatalog || (current.isPublic && !current.isDraft));
      const next = changeFlags(current, change);
      if ("refused" in next) {
        expect(change.isInCatalog).toBe(true);
        return;
      }
      expect(next.isDraft).toBe(change.isDraft ?? current.isDraft);
      expect(next.isPublic).toBe(change.isPublic ?? current.isPublic);
      if (next.isInCatalog) expect(next).toMatchObject({ isPublic: true, isDraft: false });
      if (change.isInCatalog !== undefined) expect(next.isInCatalog).toBe(change.isInCatalog);
    }),
  );
});

test("isInCatalog without isPublic is refused; a draft may be public but not in the catalog", () => {
  const plain = { isDraft: false, isPublic: false, isInCatalog: false };
  expect(changeFlags(plain, { isInCatalog: true })).toEqual({
    refused: { isInCatalog: "catalogNeedsPublic" },
  });
  expect(changeFlags({ ...plain, isDraft: true, isPublic: true }, { isInCatalog: true })).toEqual({
    refused: { isInCatalog: "draftNotInCatalog" },
  });
  const listed = { isDraft: false, isPublic: true, isInCatalog: true };
  expect(changeFlags(listed, { isPublic: false })).toEqual(plain);
  expect(changeFlags(listed, { isDraft: true })).toEqual({
    isDraft: true,
    isPublic: true,
    isInCatalog: false,
  });
});

test("A section is draft, else public, else old before today, else current", () => {
  const of = (isDraft: boolean, isPublic: boolean, endDate: string | null) =>
    sectionOf({ isDraft, isPublic, endDate }, "2026-11-20");
  expect(of(true, true, "2020-01-01")).toBe("draft");
  expect(of(false, true, "2020-01-01")).toBe("public");
  expect(of(false, false, "2026-11-19")).toBe("old");
  expect(of(false, false, "2026-11-20")).toBe("current");
  expect(of(false, false, null)).toBe("current");
});

test("A trip's dates are those of its first and last route, null without routes", () => {
  expect(datesOf([])).toEqual({ startDate: null, endDate: null });
  const routes = ["2026-12-07 09:00", "2026-12-05 23:00", "2026-12-06 01:00"].map((date) =>
    makeRoute({ date }),
  );
  expect(datesOf(routes)).toEqual({ startDate: "2026-12-05", endDate: "2026-12-07" });
  expect(sortRoutes(routes).map(({ date }) => date)).toEqual(
    routes.map(({ date }) => date).toSorted(),
  );
  expect(makeTrip({ routes })).toMatchObject({ startDate: "2026-12-05", endDate: "2026-12-07" });
});

test("The list is sorted by section: the next first, past trips latest first, others by last change", () => {
  const tripFrom = (startDate: string | null, name: string) =>
    makeSummary({ startDate, endDate: startDate, name });
  const changed = (updated: string, name: string) => makeSummary({ updated, isPublic: true, name });
  const sorted = sortSummaries([
    makeSummary({ isDraft: true, name: "draft" }),
    changed("2026-01-01T00:00:00.000Z", "public, long ago"),
    changed("2026-02-01T00:00:00.000Z", "public, lately"),
    tripFrom("2020-01-01", "long over"),
    tripFrom(null, "some day"),
    tripFrom("2026-01-01", "just over"),
    tripFrom("2027-02-01", "later"),
    tripFrom("2027-01-01", "next"),
  ]);
  expect(sorted.map(({ name }) => name)).toEqual([
    "next",
    "later",
    "some day",
    "just over",
    "long over",
    "public, lately",
    "public, long ago",
    "draft",
  ]);
});

test("Sorting the list loses no trip and does not depend on its order", () => {
  const summaries = fc.array(
    fc.record({
      id: fc.uuid(),
      startDate: fc.constantFrom(null, "2020-01-01", "2026-11-20", "2027-01-01"),
      isDraft: fc.boolean(),
      isPublic: fc.boolean(),
      updated: fc
        .integer({ min: 0, max: 1e6 })
        .map((minutes) => new Date(minutes * 60_000).toISOString()),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(summaries, (some) => {
      const trips = some.map((one) => makeSummary({ ...one, endDate: one.startDate }));
      const sorted = sortSummaries(trips);
      expect(sorted.map(({ id }) => id).toSorted()).toEqual(trips.map(({ id }) => id).toSorted());
      expect(sortSummaries(sorted)).toEqual(sorted);
      const sections = sorted.map(({ section }) => tripSections.indexOf(section));
      expect(sections).toEqual(sections.toSorted((a, b) => a - b));
    }),
  );
});

test("A new trip needs a name, a change does not", () => {
  const refusalOf = (body: object) => {
    const parsed = tripSave.safeParse(body, { reportInput: true });
    return parsed.success ? {} : fieldMessages(parsed.error);
  };
  expect(refusalOf({})).toEqual({ name: "required" });
  expect(refusalOf({ id: "a" })).toEqual({});
  expect(refusalOf({ id: "a", name: "" })).toEqual({ name: "required" });
  expect(refusalOf({ id: "a", adults: 0, kids: 101 })).toEqual({
    adults: "between 1 100",
    kids: "between 0 100",
  });
});
