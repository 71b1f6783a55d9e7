import { endpoints } from "@castor/core/endpoints.ts";
import { makeNote, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Fragment } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { writeStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const points = ["Castle", "Bath"].map((name) => makePoint({ name }));
const first = makeRoute({ id: "first", name: "Old town", points });
const second = makeRoute({ id: "second", name: "Hills", date: "2026-12-06 09:00" });
let api: FakeApi;
let made = 0;

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("./map-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  api = new FakeApi().on(endpoints.services.route, ({ body }) => ({
    provider: "estimate",
    estimated: true,
    legs: body.points.slice(1).map(() => ({
      distance: 1_200,
      duration: 900,
      geometry: { type: "LineString" as const, coordinates: [] },
    })),
  }));
});

/** Opens a new trip at an address of its map. */
function openTrip(changes: Partial<Trip>, routeId = "show", mode?: typeof Fragment) {
  const trip = makeTrip({ id: `trip-${++made}`, ...changes });
  api.on(endpoints.trips.get, () => trip);
  return { trip, router: openApp(`/map/${trip.id}/${routeId}`, mode) };
}

const heading = (name: string) => screen.findByRole("heading", { name });

test("show opens the first day of a trip that is not current, in view mode, with its legs", async () => {
  openTrip({ routes: [first, second] });
  expect(await heading("Old town")).toBeDefined();
  expect(screen.getByRole("radio", { name: "View" })).toHaveProperty("checked", true);
  expect(await screen.findByText(/^Car: about/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Actions/ })).toBeNull();
});

test.each([
  ["/map/abc", "/map/abc/show"],
  ["/map/abc/?point=p1", "/map/abc/show?point=p1"],
])("%s without a route goes to %s", async (short, full) => {
  api.on(endpoints.trips.get, ({ id }) => makeTrip({ id, routes: [first] }));
  const router = openApp(short);
  expect(await heading("Old town")).toBeDefined();
  expect(router.state.location.href).toBe(full);
  expect(router.history.length).toBe(1);
});

test("the title names the product, the trip and the page, and after the trip only the next page", async () => {
  const { router } = openTrip({ name: "Georgia", routes: [first] });
  await waitFor(() => expect(document.title).toBe("Castor · Georgia · Map"));
  await router.navigate({ to: "/help" });
  await waitFor(() => expect(document.title).toBe("Castor · Help"));
});

const linksOfOthers = ["My Trips", "Catalog", "Map", "Print", "Settings", "Help"];
const linksOf = () =>
  within(screen.getByRole("navigation", { name: "Main" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

test("a logged-in visitor of another person's trip has no finance and notes in the header", async () => {
  const { router, trip } = openTrip({ canEdit: false, routes: [first] }, "show", Fragment);
  await heading("Old town");
  await waitFor(() => expect(linksOf()).toEqual(linksOfOthers));
  expect(api.callsOf(endpoints.trips.get)).toHaveLength(1);
  await router.navigate({ href: `/print/${trip.id}` });
  await screen.findByRole("heading", { level: 1, name: "Print" });
  expect(linksOf()).not.toContain("Finance");

  await router.navigate({ href: `/finance/${trip.id}` });
  await screen.findByRole("heading", { name: "Map not found" });
  expect(linksOf()).not.toContain("Finance");
});

test("a deleted note can be restored while points are viewed, and is deleted when the map is left", async () => {
  const day = { ...first, notes: [makeNote({ text: "Tickets", routeId: first.id })] };
  const { router } = openTrip({ routes: [day] });
  api.on(endpoints.notes.remove, () => ({ success: true }));
  const sent = () => api.callsOf(endpoints.notes.remove);
  await userEvent.click(await screen.findByRole("button", { name: "Actions for “Tickets”" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete", hidden: true }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  await router.navigate({ href: `${router.state.location.href}?point=${points[0]?.id}` });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Notes" })).toBeNull());
  expect([sent(), undo.isConnected]).toEqual([[], true]);
  await router.navigate({ to: "/help" });
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("names have the direction of their script", async () => {
  openTrip({ routes: [first, second] });
  expect((await heading("Old town")).getAttribute("dir")).toBe("auto");
  expect((await screen.findAllByText("Castle")).map(({ dir }) => dir)).toContain("auto");
});

test("a missing day redirects to the trip's show page", async () => {
  const { router, trip } = openTrip({ routes: [first] }, "gone");
  expect(await heading("Old town")).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/map/${trip.id}/show`));
});

test("a day with fewer than 2 points tells its owner why it has no path, and a visitor nothing", async () => {
  const words = "Need at least 2 points to build a route";
  openTrip({ routes: [first, second] }, "second");
  expect(await screen.findByText(words)).toBeDefined();
  cleanup();
  openTrip({ routes: [first, second], canEdit: false }, "second");
  expect(await screen.findByText("Nothing is planned for this day yet.")).toBeDefined();
  expect(screen.queryByText(words)).toBeNull();
});

test("an empty trip offers to add the first day, whose date is filled in", async () => {
  openTrip({ routes: [] });
  await userEvent.click(await screen.findByText("Add day"));
  const dialog = await screen.findByRole("dialog", { name: "New day" });
  expect(within(dialog).getByLabelText(/Hours$/)).toHaveProperty("value", "09");
});

test("the header of a missing trip does not lead to its costs and notes", async () => {
  api.on(endpoints.trips.get, () => refuse("NOT_FOUND"));
  openApp("/map/missing/show");
  await heading("Map not found");
  await waitFor(() => expect(linksOf()).toEqual(linksOfOthers));
});

test("a missing or hidden trip shows the not-found page with its two links", async () => {
  forgetEverybody();
  api.on(endpoints.trips.get, () => refuse("NOT_FOUND"));
  openApp("/map/hidden/show");
  expect(await heading("Map not found")).toBeDefined();
  const ways = within(screen.getByRole("main"))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(ways).toEqual([
    ["Go home", "/"],
    ["Create a new map", "/login?redirectUrl=%2Ftrips%3Fnew%3D1"],
    ["Log in", expect.stringContaining("/login")],
  ]);
});

test("after an ended session no trip is called missing before the login", async () => {
  forgetEverybody();
  writeStored("ended_user", "anna");
  api.on(endpoints.trips.get, () => refuse("NOT_FOUND"));
  openApp("/map/own/show");
  expect(await heading("Log in again")).toBeDefined();
  expect(screen.queryByText("Map not found")).toBeNull();
  writeStored("ended_user", null);
});

test("a refused move is undone with a message, and the day is as before", async () => {
  api.on(endpoints.points.order, () => refuse("FORBIDDEN", "Only the owner can change this trip."));
  openTrip({ routes: [first] });
  await userEvent.click(await screen.findByRole("radio", { name: "Edit" }));
  await userEvent.click(await screen.findByRole("button", { name: "Actions for “Bath”" }));
  await userEvent.click(await screen.findByText("Move up"));
  expect((await screen.findByRole("alert")).textContent).toContain("Only the owner");
  const rows = within(screen.getByRole("list", { name: "Points of the day" }));
  expect(rows.getAllByText(/^(Castle|Bath)$/).map((row) => row.textContent)).toEqual([
    "Castle",
    "Bath",
  ]);
});

test("a day whose save gets no answer is listed at once, and made once when the server answers again", async () => {
  const days = [first];
  let isDead = true;
  api.on(endpoints.routes.save, ({ body: { id: _, ...fields } }) => {
    if (isDead) return refuse("INTERNAL");
    const made = makeRoute({ id: "made-there", name: fields.name ?? "" });
    days.push(made);
    return made;
  });
  const { trip } = openTrip({ routes: days });
  api.on(endpoints.trips.get, () => ({ ...trip, routes: [...days] }));
  await userEvent.click(await screen.findByText("Add day"));
  await userEvent.type(await screen.findByLabelText(/^Name/), "Vineyards");
  await userEvent.click(screen.getByText("Save"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await heading("Vineyards")).toBeDefined();
  isDead = false;
  await waitFor(() => expect(days).toHaveLength(2));
  expect(days.map(({ name }) => name)).toEqual(["Old town", "Vineyards"]);
});
