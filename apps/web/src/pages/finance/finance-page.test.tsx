import { endpoints } from "@castor/core/endpoints.ts";
import { makeFinance, makeFinanceItem, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import {
  isListed,
  listTitles,
  makeTripWithCosts,
  serveCosts,
} from "../../../testing/serve-costs.ts";
import { queryClient } from "../../data/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { trips, services } = endpoints;
let api: FakeApi;
let kept: Trip;

beforeAll(async () => {
  await startWords();
  // Loading it for the first time takes longer than a test waits for what is on it.
  await import("./finance-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  kept = makeTripWithCosts();
  api = serveCosts(kept);
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

/** A trip whose costs are in three currencies. */
function addCurrencies() {
  const more = (["GEL", "JPY"] as const).map((currency) =>
    makeFinanceItem({
      id: currency,
      name: currency,
      finance: makeFinance({ price: 300, currency }),
    }),
  );
  kept = { ...kept, financeItems: [...kept.financeItems, ...more] };
  api = serveCosts(kept);
}
const toldRates = (map: Record<string, number>) =>
  Response.json(map, { headers: { "Last-Modified": "Fri, 20 Nov 2026 00:00:00 GMT" } });

const open = (search = "") => openApp(`/finance/${kept.id}${search}`);
const all = ["Bath", "Castle", "Flight"];
const notFound = "Map not found";

test("An address of nonsense shows what one without anything does", async () => {
  open(
    "?category=boat&payStatus=1&paymentType=&currency=eur&date=2026-13-01&search=Flight&sortField=age&sortDirection=up&view=pie&excluded=7&more=1",
  );
  await isListed(...all);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Search costs" }).value).toBe("");
  expect(screen.getByRole("columnheader", { name: "Date" }).getAttribute("aria-sort")).toBe(
    "ascending",
  );
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("An address says what is shown; what is chosen is written there with all defaults, and is no page more for Back", async () => {
  const router = open("?category=plane&sortField=title");
  await isListed("Flight");
  const { length } = router.history;
  await userEvent.click(screen.getByRole("radio", { name: "Paid" }));
  await waitFor(() => expect(listTitles()).toEqual([]));
  expect(router.state.location.href).toBe(
    `/finance/${kept.id}?category=plane&payStatus=paid&paymentType=any&currency=all&date=all&search=&sortField=title`,
  );
  const [clear] = screen.getAllByRole("button", { name: "Clear filters" });
  if (clear) await userEvent.click(clear);
  await isListed(...all);
  expect(router.state.location.href).toBe(
    `/finance/${kept.id}?category=all&payStatus=all&paymentType=any&currency=all&date=all&search=&sortField=title`,
  );
  expect(router.history.length).toBe(length);
});

test("Places left out of the path count by a switch", async () => {
  const router = open();
  await isListed(...all);
  await userEvent.click(screen.getByRole("switch", { name: /left out of the path/ }));
  await isListed("Castle", "Flight");
  expect(router.state.location.href).toContain("&excluded=0");
  await userEvent.click(screen.getByRole("switch", { name: /left out of the path/ }));
  await isListed(...all);
});

test.each([
  ["a trip that is not there", () => refuse("NOT_FOUND")],
  ["somebody else's public trip", () => ({ ...kept, isPublic: true, canEdit: false })],
])("The costs of %s are not found", async (_, answer) => {
  api.on(trips.get, answer);
  open();
  expect(await screen.findByRole("heading", { name: notFound })).toBeDefined();
  expect(listTitles()).toEqual([]);
});

test("A trip that did not come is asked for again", async () => {
  api.on(trips.get, () => refuse("TOO_MANY_REQUESTS", "Slowly, please."));
  open();
  expect(await screen.findByText("Slowly, please.")).toBeDefined();
  api.on(trips.get, () => kept);
  await press("Try again");
  await isListed(...all);
});

test("With one currency nobody asks for rates", async () => {
  open();
  await isListed(...all);
  expect(screen.queryByText(/rates/)).toBeNull();
  expect(api.calls.filter(({ path }) => path.includes("rates"))).toEqual([]);
});

test("With several currencies rates that do not come are said, asked for again, and then reckoned with", async () => {
  addCurrencies();
  api.on(services.rates, () => refuse("TOO_MANY_REQUESTS"));
  open();
  expect(await screen.findByText(/Currency rates were not loaded/)).toBeDefined();
  expect(screen.getByRole("row", { name: /^EUR 317\.00/ })).toBeDefined();
  expect(screen.getByRole("row", { name: /^JPY 300/ })).toBeDefined();
  api.on(services.rates, () => toldRates({ EURGEL: 3 }));
  await press("Try again");
  expect(await screen.findByText(/No rate was found for JPY/)).toBeDefined();
  expect(screen.getByRole("row", { name: /^JPY 300/ })).toBeDefined();
});

test("By the rates all comes to euros, in the list and in the pictures", async () => {
  addCurrencies();
  api.on(services.rates, () => toldRates({ EURGEL: 3, EURJPY: 150 }));
  open();
  expect(await screen.findByText(/by the rates of 20\.11\.2026/)).toBeDefined();
  expect(screen.getByText(/≈\s€419/)).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "Charts" }));
  expect(await screen.findByText("Everything in euros, by the rates of 20.11.2026")).toBeDefined();
});

test("A trip without costs says what to do, and one whose costs are all filtered away too", async () => {
  open("?category=car");
  expect(await screen.findByText("No cost matches these filters.")).toBeDefined();
  expect(screen.queryByText(/rates/)).toBeNull();
  cleanup();
  kept = makeTrip({ id: kept.id });
  api = serveCosts(kept);
  queryClient.clear();
  open();
  expect(await screen.findByText("Nothing costs anything yet")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
  expect(screen.getAllByRole("button", { name: "Add cost" })).toHaveLength(2);
});
