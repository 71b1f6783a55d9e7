import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { openApp, openAppInAddressBar, press } from "../../../testing/open-app.tsx";
import { makeEntries, makeEntry, serveCatalog } from "../../../testing/serve-catalog.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { list } = endpoints.catalog;

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("./catalog-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
});
afterEach(forgetPage);

const box = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Search the catalog" });
const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const isCounted = (words: string) =>
  waitFor(() =>
    expect(screen.getAllByRole("status").map((part) => part.textContent)).toContain(words),
  );
const askedLast = (api: FakeApi) =>
  Object.fromEntries(new URL(api.callsOf(list).at(-1)?.path ?? "", "http://fake").searchParams);

async function choose(field: string, choice: string) {
  await userEvent.click(await screen.findByRole("combobox", { name: field }));
  await userEvent.click(await screen.findByRole("option", { name: choice, hidden: true }));
}

test("a card says what a trip is, and leads to its map", async () => {
  serveCatalog([makeEntry({ countries: ["GE", "AM"], language: "ru" })]);
  openApp("/catalog");
  const card = within(await screen.findByRole("article"));
  const link = card.getByRole("link", { name: "Spring in Georgia" });
  expect(link.getAttribute("href")).toBe("/map/t1/show");
  for (const text of ["Georgia, Armenia", "by Anna", "3 days", "12 points", "Русский"])
    expect(card.getByText(text)).toBeDefined();
  expect(card.getByText(/May 2027/)).toBeDefined();
  await isCounted("1 trip");
  expect(document.title).toBe("Castor · Catalog");
});

test("typing searches after a short pause, Enter at once, and the address keeps what is not usual", async () => {
  const api = serveCatalog(makeEntries(3));
  const router = openApp("/catalog");
  await userEvent.type(await box(), "trip 2");
  await waitFor(() => expect(router.state.location.href).toBe("/catalog?search=trip+2"));
  await waitFor(() => expect(names()).toEqual(["Trip 2"]));
  await userEvent.type(await box(), "{Backspace}3{Enter}");
  await waitFor(() => expect(names()).toEqual(["Trip 3"]));
  const words = api
    .callsOf(list)
    .map(({ path }) => new URL(path, "http://fake").searchParams.get("search"));
  expect(new Set(words)).toEqual(new Set([null, "trip 2", "trip 3"]));
  await press("Clear the search");
  await waitFor(() => expect(router.state.location.href).toBe("/catalog"));
  expect((await box()).value).toBe("");
  await waitFor(() => expect(names()).toHaveLength(3));
});

test("filters and order are asked of the server and stand in the address; the usual ones do not", async () => {
  const api = serveCatalog(makeEntries(3));
  const router = openApp("/catalog");
  await choose("Country", "Georgia");
  await choose("Language", "Русский");
  await choose("Length", "2–3 days");
  await choose("Order", "Shortest first");
  const chosen = { country: "GE", language: "ru", minDays: "2", maxDays: "3", sort: "days" };
  await waitFor(() => expect(askedLast(api)).toEqual({ ...chosen, page: "1" }));
  expect(router.state.location.search).toEqual(chosen);
  await choose("Order", "Newest first");
  await choose("Length", "Any length");
  await choose("Language", "Any language");
  await waitFor(() => expect(router.state.location.href).toBe("/catalog?country=GE"));
});

test("an address opens as it was shared; a length that is not in the list is shown, too", async () => {
  const api = serveCatalog(makeEntries(3));
  openApp("/catalog?search=trip&country=GE&minDays=5&maxDays=9");
  await screen.findAllByRole("article");
  expect(askedLast(api)).toEqual({
    search: "trip",
    country: "GE",
    minDays: "5",
    maxDays: "9",
    page: "1",
  });
  const field = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name }).value;
  expect((await box()).value).toBe("trip");
  expect(field("Country")).toBe("Georgia");
  expect(field("Length")).toBe("5–9 days");
  expect(field("Order")).toBe("Best match");
});

test.each([
  ["/catalog?search=%00", {}, ""],
  ["/catalog?search=tr%00ip", { search: "trip" }, "trip"],
])("a character that no search can have is left out: %s", async (address, search, typed) => {
  const api = serveCatalog(makeEntries(3));
  openApp(address);
  await screen.findAllByRole("article");
  expect(askedLast(api)).toEqual({ ...search, page: "1" });
  expect((await box()).value).toBe(typed);
});

test("when nothing is found, each filter can be dropped by one press, or all of them", async () => {
  serveCatalog(makeEntries(3));
  const router = openApp("/catalog?search=rome&language=ru&country=GE");
  expect(await screen.findByText("Nothing found")).toBeDefined();
  await isCounted("0 trips");
  await press("Drop “Georgia”");
  await waitFor(() => expect(router.state.location.href).toBe("/catalog?search=rome&language=ru"));
  await press("Drop “rome”");
  await waitFor(() => expect(names()).toHaveLength(3));
  expect((await box()).value).toBe("");
  await press("Clear filters");
  await waitFor(() => expect(router.state.location.href).toBe("/catalog"));
});

test("the button of a card copies the trip, after the login that this asks for", async () => {
  const routes = [makeRoute({ id: "r1" })];
  serveCatalog(makeEntries(2)).on(endpoints.trips.get, ({ id }) =>
    makeTrip({ id, routes, canEdit: false }),
  );
  const router = openApp("/catalog");
  await press("Copy “Trip 2”");
  const dialog = within(await screen.findByRole("dialog", { name: "Copy “Trip 2”" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Log in and copy" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  const { redirectUrl } = router.state.location.search as { redirectUrl: string };
  expect(redirectUrl).toMatch(/^\/map\/t2\/show\?copy=1/);
});

test("an empty catalog says so, and what to do", async () => {
  serveCatalog([]);
  openApp("/catalog");
  expect(await screen.findByText("The catalog is empty")).toBeDefined();
  expect(screen.getByRole("link", { name: "Plan a trip" }).getAttribute("href")).toBe("/register");
});

test("the next page comes by a press too; trips that moved on are shown once, and the end is said", async () => {
  const entries = makeEntries(limits.catalogPage + 5);
  serveCatalog(entries);
  openApp("/catalog");
  await screen.findAllByRole("article");
  // A trip is listed between the two reads.
  entries.unshift(makeEntry({ id: "new", name: "Newest" }));
  await press("Show more");
  await screen.findByText("That is all.");
  expect(document.activeElement?.textContent).toBe("That is all.");
  expect(names()).toEqual(makeEntries(limits.catalogPage + 5).map(({ name }) => name));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("the next page loads before the end is reached", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #onChange: (entries: { isIntersecting: boolean }[]) => void;
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.#onChange = onChange;
      }
      observe = () => this.#onChange([{ isIntersecting: true }]);
      disconnect = () => {};
    },
  );
  serveCatalog(makeEntries(2 * limits.catalogPage + 5));
  openApp("/catalog");
  await waitFor(() => expect(names()).toHaveLength(2 * limits.catalogPage + 5));
});

test("the list is as deep as the server shows it, says that there is more, and counts no further", async () => {
  const pageSize = limits.catalogPage;
  const page = limits.catalogDepth / pageSize;
  serveCatalog([]).on(list, () => ({
    ...{ data: makeEntries(3), total: 1_000, more: true },
    ...{ page, pageSize },
  }));
  openApp("/catalog");
  expect(await screen.findByText(/The list ends here/)).toBeDefined();
  await isCounted("1000+ trips");
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a failed list is asked for again, and a failed page keeps what is there", async () => {
  const entries = makeEntries(limits.catalogPage + 1);
  const fail = () => refuse("TOO_MANY_REQUESTS", "Wait a little.");
  serveCatalog(entries).on(list, fail);
  openApp("/catalog");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "The catalog could not be loaded. Wait a little.",
  );
  const api = serveCatalog(entries);
  await press("Try again");
  await waitFor(() => expect(names()).toHaveLength(limits.catalogPage));
  api.on(list, fail);
  await press("Show more");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "No more trips could be loaded. Wait a little.",
  );
  expect(names()).toHaveLength(limits.catalogPage);
  serveCatalog(entries);
  await press("Try again");
  await waitFor(() => expect(names()).toHaveLength(limits.catalogPage + 1));
});

test("Back from a trip shows the list as it was, without another call", async () => {
  const api = serveCatalog(makeEntries(limits.catalogPage + 5));
  const router = openAppInAddressBar("/catalog?language=en");
  await screen.findAllByRole("article");
  await press("Show more");
  await screen.findByText("That is all.");
  const { length } = api.callsOf(list);
  await router.navigate({ href: "/help" });
  await screen.findByRole("heading", { level: 1, name: "Help" });
  router.history.back();
  await waitFor(() => expect(names()).toHaveLength(limits.catalogPage + 5));
  expect(api.callsOf(list)).toHaveLength(length);
});

test("“/” goes to the search box", async () => {
  serveCatalog(makeEntries(3));
  openApp("/catalog");
  await screen.findAllByRole("article");
  await userEvent.keyboard("/");
  expect(document.activeElement).toBe(await box());
  expect((await box()).value).toBe("");
});
