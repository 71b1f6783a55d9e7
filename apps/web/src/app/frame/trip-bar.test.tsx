import { endpoints } from "@castor/core/endpoints.ts";
import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { asEditor, asViewer, withoutMoney } from "../../../testing/as-member.ts";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

const phoneQuery = "(max-width: 767px)";
const routes = [makeRoute({ id: "r1", name: "Old town" }), makeRoute({ id: "r2", name: "Hills" })];

beforeAll(async () => {
  await startWords();
  // The first import takes longer than a test waits for an element.
  await Promise.all([
    import("../../pages/map/map-page.tsx"),
    import("../../pages/tasks/tasks-page.tsx"),
  ]);
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  const real = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(real(query), { matches: query === phoneQuery }),
  );
});
afterEach(forgetPage);

function openTrip(address: string, standing: Partial<Trip> = {}) {
  new FakeApi().on(endpoints.trips.get, ({ id }) => makeTrip({ id, routes, ...standing }));
  return openApp(address);
}
const bar = async () => within(await screen.findByRole("navigation", { name: "Main" }));

test("on a phone a trip has a bar instead of the header, and it marks the page", async () => {
  openTrip("/tasks/t1");
  const links = (await bar()).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Map", "Finance", "Notes"]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, "page"]);
  expect(screen.queryByRole("button", { name: "Open the menu" })).toBeNull();
});

test("the map's link leads back to the day that was in view", async () => {
  const router = openTrip("/map/t2/r2");
  await screen.findByRole("heading", { name: "Hills" });
  await router.navigate({ href: "/tasks/t2" });
  const map = await waitFor(async () => (await bar()).getByRole("link", { name: "Map" }));
  expect(map.getAttribute("href")).toBe("/map/t2/r2");
});

test("More has what the bar has no room for, and Escape closes it", async () => {
  openTrip("/tasks/t1");
  await userEvent.click((await bar()).getByRole("button", { name: "More" }));
  const more = within(await screen.findByRole("dialog", { name: "More" }));
  const links = more.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/print/t1",
    "/documents/t1",
    "/history/t1",
    "/trips",
    "/catalog",
    "/settings",
    "/help#notes",
    "/help#news",
  ]);
  expect(more.getByRole("button", { name: "Map settings" })).toBeDefined();
  expect(more.getByRole("radio", { name: "RU" })).toBeDefined();
  expect(await more.findByRole("button", { name: "Logout" })).toBeDefined();
  expect(more.getByText("© 2025 Castor")).toBeDefined();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the trip's settings open on its map, from its other pages too", async () => {
  const router = openTrip("/tasks/t1");
  await userEvent.click((await bar()).getByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("button", { name: "Map settings" }));
  expect(await screen.findByRole("dialog", { name: "Map settings" })).toBeDefined();
  expect(router.state.location.pathname).toMatch(/^\/map\/t1\//);
});

test("another person's trip offers its map alone, and no settings", async () => {
  openTrip("/map/t3/r1", { canEdit: false });
  await screen.findByRole("heading", { name: "Old town" });
  await waitFor(async () => expect((await bar()).getAllByRole("link")).toHaveLength(1));
  await userEvent.click((await bar()).getByRole("button", { name: "More" }));
  await screen.findByRole("dialog", { name: "More" });
  expect(screen.queryByRole("button", { name: "Map settings" })).toBeNull();
});

test.each([
  ["an editor", "t4", asEditor, ["Check", "Import into this trip", "Map settings"]],
  ["a viewer", "t5", { ...asViewer, ...withoutMoney }, ["Check"]],
])("%s of a trip has under More what they may do", async (_, id, standing, offered) => {
  openTrip(`/map/${id}/r1`, standing);
  await screen.findByRole("heading", { name: "Old town" });
  await userEvent.click((await bar()).getByRole("button", { name: "More" }));
  const more = within(await screen.findByRole("dialog", { name: "More" }));
  for (const name of ["Share", "Check", "Import into this trip", "Map settings"])
    expect(more.queryByRole("button", { name }) !== null, name).toBe(offered.includes(name));
});
