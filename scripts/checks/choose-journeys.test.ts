import { expect, test } from "vitest";
import { chooseJourneys } from "./choose-journeys.mjs";

const journeys = new Map([
  ["e2e/days/days.spec.ts", 'import { test } from "../testing/journey.ts";'],
  ["e2e/finance/finance.spec.ts", 'import { open } from "../testing/costs-page.ts";'],
  ["e2e/frame/every-page.spec.ts", ""],
  ["e2e/trips/plan-a-trip.spec.ts", ""],
  ["e2e/trips/print.spec.ts", ""],
  ["e2e/testing/costs-page.ts", 'import { register } from "./person.ts";'],
  ["e2e/testing/journey.ts", ""],
  ["e2e/testing/person.ts", ""],
]);
const broad = ["e2e/frame/every-page.spec.ts", "e2e/trips/plan-a-trip.spec.ts"];
const choose = (...changed: string[]) => chooseJourneys(changed, journeys).toSorted();

test("A changed journey runs alone", () => {
  expect(choose("e2e/days/days.spec.ts")).toEqual(["e2e/days/days.spec.ts"]);
});

test("A changed helper runs the journeys that use it, also by another helper", () => {
  expect(choose("e2e/testing/person.ts")).toEqual(["e2e/finance/finance.spec.ts"]);
});

test.each([
  ["packages/core/src/finance/edit-items.ts", "e2e/finance/finance.spec.ts"],
  ["apps/server/src/routes/route-store.ts", "e2e/days/days.spec.ts"],
  ["apps/web/src/pages/print/print-page.tsx", "e2e/trips/print.spec.ts"],
])("%s runs the journeys of its noun, and the broad ones", (changed, journey) => {
  expect(choose(changed)).toEqual([journey, ...broad].toSorted());
});

test("A change of no noun runs the broad ones; a test and a document none", () => {
  expect(choose("apps/web/src/ui/buttons/button.tsx")).toEqual(broad);
  expect(choose("apps/web/src/pages/print/print-page.test.tsx", "README.md")).toEqual([]);
});

test("What decides over all journeys runs all", () => {
  expect(choose("playwright.config.ts")).toHaveLength(5);
});
