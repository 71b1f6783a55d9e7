import { endpoints } from "@castor/core/endpoints.ts";
import { makeSummary } from "@castor/core/testing/make.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { trips } = endpoints;
let kept: TripSummary[];
let api: FakeApi;

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("./trips-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  const people = [{ userId: "ivan", name: "Ivan" }];
  const shared = { isShared: true, members: 3, people };
  kept = [
    makeSummary({ id: "own", name: "Own" }),
    makeSummary({ id: "lent", name: "Lent", ...shared }),
    makeSummary({ id: "edited", name: "Edited", role: "editor", isOffered: true, ...shared }),
    makeSummary({ id: "viewed", name: "Viewed", role: "viewer", ...shared }),
  ];
  api = new FakeApi().on(trips.list, ({ mode }) =>
    kept.filter((trip) => mode === "all" || trip.section === mode),
  );
});
afterEach(forgetPage);

const names = () => [...document.querySelectorAll("article h3")].map((name) => name.textContent);
const filters = async () => within(await screen.findByRole("group", { name: "Show" }));

const forAll = ["Print", "Documents", "History of changes", "Copy", "Downloads", "Offline map"];
test.each([
  ["Own", ["Edit", "Share", ...forAll, "Delete"]],
  ["Edited", ["Edit", "Members", ...forAll]],
  ["Viewed", ["Members", ...forAll]],
])("the menu of the trip “%s” has what its reader may do", async (name, actions) => {
  openApp("/trips");
  await userEvent.click(await screen.findByRole("button", { name: `Actions for “${name}”` }));
  const items = await screen.findAllByRole("menuitem", { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(actions);
});

test("a card says how many members share the trip, and that it is offered to the reader", async () => {
  openApp("/trips");
  const card = (name: string) => screen.getByRole("link", { name }).closest("article");
  await screen.findByRole("link", { name: "Own" });
  for (const name of ["Lent", "Edited", "Viewed"])
    expect(card(name)?.textContent).toContain("I3 members");
  expect(card("Own")?.textContent).not.toContain("member");
  expect(card("Edited")?.textContent).toContain("Offered to you");
  expect(card("Viewed")?.textContent).not.toContain("Offered to you");
});

test("who deletes a shared trip is told that the others lose it", async () => {
  openApp("/trips");
  await userEvent.click(await screen.findByRole("button", { name: "Actions for “Lent”" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete", hidden: true }));
  expect(await screen.findByText(/go with it, for its 2 other members too/)).toBeDefined();
});

test("a filter shows the trips of others, of the list that is there", async () => {
  const router = openApp("/trips");
  await waitFor(() => expect(names()).toHaveLength(4));
  const before = api.callsOf(trips.list).length;
  await userEvent.click((await filters()).getByRole("radio", { name: "Shared with me" }));
  await waitFor(() => expect(names().toSorted()).toEqual(["Edited", "Viewed"]));
  expect(router.state.location.href).toBe("/trips?mode=shared");
  expect(api.callsOf(trips.list)).toHaveLength(before);
});

test("without trips of others the filter is not there, and its address says so", async () => {
  kept = kept.slice(0, 2);
  const router = openApp("/trips");
  await waitFor(() => expect(names()).toHaveLength(2));
  expect((await filters()).queryByRole("radio", { name: "Shared with me" })).toBeNull();
  await router.navigate({ href: "/trips?mode=shared" });
  expect(await screen.findByText("No trips are shared with you.")).toBeDefined();
});
