import { endpoints } from "@castor/core/endpoints.ts";
import { makeFinance, makeFinanceItem, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import {
  isListed,
  listTitles,
  makeTripWithCosts,
  serveCosts,
} from "../../../testing/serve-costs.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { trips, services } = endpoints;
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
  kept = makeTripWithCosts();
  api = serveCosts(kept);
});
afterEach(forgetPage);

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
const ratesOf = (map: Record<string, number>) =>
  Response.json(map, { headers: { "Last-Modified": "Fri, 20 Nov 2026 00:00:00 GMT" } });

const open = (search = "") => openApp(`/finance/${kept.id}${search}`);
const all = ["Bath", "Castle", "Flight"];
const notFound = "Map not found";

test.each([
  [0, "2 adults"],
  [1, "2 adults, 1 kid"],
])("with %d kids the heading says who travels: %s", async (kids, travellers) => {
  kept = { ...kept, adults: 2, kids };
  api = serveCosts(kept);
  openApp(`/finance/${kept.id}`);
  expect(
    await screen.findByRole("button", { name: `${travellers}: Edit travellers` }),
  ).toBeDefined();
});

test("the title and the header of one's own costs: product, trip and page, with the links to finance and notes", async () => {
  openApp(`/finance/${kept.id}`);
  await waitFor(() => expect(document.title).toBe(`Castor · ${kept.name} · Finance`));
  for (const name of ["Finance", "Notes"])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toContain(kept.id);
});

test("An invalid address shows the same as an address without parameters", async () => {
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

test("The address holds the filters with all defaults; changing them adds no history entry", async () => {
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

test("A switch includes places off the path", async () => {
  const router = open();
  await isListed(...all);
  await press("Filters");
  await userEvent.click(screen.getByRole("switch", { name: /skipped in the route/ }));
  await isListed("Castle", "Flight");
  expect(router.state.location.href).toContain("&excluded=0");
  await userEvent.click(screen.getByRole("switch", { name: /skipped in the route/ }));
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

test("A trip that could not be read can be read again", async () => {
  api.on(trips.get, () => refuse("TOO_MANY_REQUESTS", "Slowly, please."));
  open();
  expect(await screen.findByText("Slowly, please.")).toBeDefined();
  api.on(trips.get, () => kept);
  await press("Try again");
  await isListed(...all);
});

test("With one currency no rates are requested", async () => {
  open();
  await isListed(...all);
  expect(screen.queryByText(/rates/)).toBeNull();
  expect(api.calls.filter(({ path }) => path.includes("rates"))).toEqual([]);
});

test("With several currencies missing rates are reported, retried and then used", async () => {
  addCurrencies();
  api.on(services.rates, () => refuse("TOO_MANY_REQUESTS"));
  open();
  expect(await screen.findByText(/Currency rates were not loaded/)).toBeDefined();
  expect(screen.getByRole("row", { name: /^EUR 317\.00/ })).toBeDefined();
  expect(screen.getByRole("row", { name: /^JPY 300/ })).toBeDefined();
  api.on(services.rates, () => ratesOf({ EURGEL: 3 }));
  await press("Try again");
  expect(await screen.findByText(/No rate was found for JPY/)).toBeDefined();
  expect(screen.getByRole("row", { name: /^JPY 300/ })).toBeDefined();
});

test("With rates all is added up in euros, in the list and in the charts", async () => {
  addCurrencies();
  api.on(services.rates, () => ratesOf({ EURGEL: 3, EURJPY: 150 }));
  open();
  expect(await screen.findByText(/by the rates of 20\.11\.2026/)).toBeDefined();
  expect(screen.getByText(/≈\s€419/)).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "Charts" }));
  expect(await screen.findByText("Everything in euros, by the rates of 20.11.2026")).toBeDefined();
});

test("An empty list of paid costs says that nothing is paid yet, unless another filter may be the reason", async () => {
  kept = makeTrip({
    id: kept.id,
    financeItems: [makeFinanceItem({ finance: makeFinance({ price: 5 }) })],
  });
  api = serveCosts(kept);
  open("?payStatus=paid");
  expect((await screen.findAllByText("Nothing paid yet")).length).toBeGreaterThan(0);
  expect(screen.queryByText("No costs match these filters.")).toBeNull();
  cleanup();
  open("?payStatus=paid&category=car");
  expect(await screen.findByText("No costs match these filters.")).toBeDefined();
});

test("Sorted by an amount, a currency without a rate is said to be last", async () => {
  addCurrencies();
  api.on(services.rates, () => ratesOf({ EURGEL: 3 }));
  open("?sortField=total&sortDirection=desc");
  expect(await screen.findByText(/JPY last: no exchange rate/)).toBeDefined();
});

test("A trip without costs shows a hint, and so does a filter without matches", async () => {
  open("?category=car");
  expect(await screen.findByText("No costs match these filters.")).toBeDefined();
  expect(screen.queryByText(/rates/)).toBeNull();
  cleanup();
  kept = makeTrip({ id: kept.id });
  api = serveCosts(kept);
  queryClient.clear();
  open();
  expect(await screen.findByText("No costs yet")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
  expect(screen.getAllByRole("button", { name: "Add cost" })).toHaveLength(2);
});

test("a cost with findings is marked; its mark opens what is found, with “I know” beside it", async () => {
  const due = { price: 40, paymentDueDate: "2020-01-05" };
  const hotel = makeFinanceItem({ id: "inn", name: "Inn", finance: makeFinance(due) });
  kept = { ...kept, financeItems: [...kept.financeItems, hotel] };
  api = serveCosts(kept);
  open();
  await press("Inn: 1 thing to check");
  expect(await screen.findByRole("button", { name: /^I know: Inn\./ })).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Flight: .*to check/ })).toBeNull();
});
