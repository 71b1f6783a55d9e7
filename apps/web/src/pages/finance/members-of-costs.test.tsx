import { endpoints } from "@castor/core/endpoints.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { asEditor, asViewer, withoutMoney } from "../../../testing/as-member.ts";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import { isListed, makeTripWithCosts, serveCosts } from "../../../testing/serve-costs.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

let api: FakeApi;
let kept: Trip;

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("./finance-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});
afterEach(forgetPage);

function open(standing: Partial<Trip>, search = "") {
  kept = { ...makeTripWithCosts(), isPublic: true, ...standing };
  api = serveCosts(kept);
  return openApp(`/finance/${kept.id}${search}`);
}
const has = (name: string | RegExp) => screen.queryByRole("button", { name }) !== null;

test("a viewer reads the costs, their sums and files, and changes none", async () => {
  const router = open(asViewer);
  await isListed("Bath", "Castle", "Flight");
  expect(screen.getByText("2 adults, 1 kid")).toBeDefined();
  for (const name of [/^Add/, /^Mark as paid/, /^Actions/, /Edit travellers/, "Public", "Flight"])
    expect(has(name), String(name)).toBe(false);
  expect(has("Export")).toBe(true);
  await press("Castle: Show on the map");
  expect(router.state.location.href).toContain("?point=stop");
  expect(api.callsOf(endpoints.points.save)).toEqual([]);
});

test("a viewer of an empty list is offered nothing to fill it with", async () => {
  open({ ...asViewer, financeItems: [], routes: [] });
  expect(await screen.findByText("No costs yet")).toBeDefined();
  expect(has(/^Add/)).toBe(false);
});

test("an editor changes the costs, and does not share the trip", async () => {
  open(asEditor);
  await isListed("Bath", "Castle", "Flight");
  expect(has("Mark as paid: Flight")).toBe(true);
  expect(has(/Edit travellers/)).toBe(true);
  expect(has("Public")).toBe(false);
});

test.each([
  ["an editor", asEditor],
  ["a viewer", asViewer],
])("the costs are not found by %s who sees no money", async (_, standing) => {
  open({ ...standing, ...withoutMoney });
  expect(await screen.findByRole("heading", { name: "Map not found" })).toBeDefined();
  const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).not.toContain("Finance");
});
