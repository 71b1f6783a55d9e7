import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../../testing/fake-api.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openApp } from "../../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../../i18n/words.ts";

const bath = {
  name: "Sulphur bath",
  address: "Abano street",
  lat: 41.7,
  lng: 44.8,
  typeId: "Water" as const,
  source: "gazetteer",
  url: "https://bath.example",
  workingHours: "Mo-Su 10:00-18:00",
};
const castle = makePoint({ id: "castle", name: "Castle", lat: 41.69, lng: 44.8 });
const first = makeRoute({ id: "first", name: "Old town", points: [castle] });
const second = makeRoute({ id: "second", name: "Hills", date: "2026-12-06 09:00" });
let api: FakeApi;
let made = 0;

beforeAll(async () => {
  await startWords();
  await import("../map-page.tsx");
  await import("./found-card.tsx");
  await import("../../../data/hours/hours-module.ts");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  made += 1;
  api = new FakeApi()
    .on(endpoints.services.search, () => [bath])
    .on(endpoints.points.save, ({ body }) =>
      makePoint({ ...body, order: 1, id: `made${++made}` } as never),
    )
    .on(endpoints.routes.save, ({ body }) => makeRoute({ ...body, id: "made-day" } as never));
});

async function openTrip(changes: Partial<Trip>) {
  const trip = makeTrip({ id: `found-${made}`, ...changes });
  api.on(endpoints.trips.get, () => trip);
  return { router: openApp(`/map/${trip.id}/show`) };
}

/** Opens a trip and takes what the search finds. */
async function findPlace(changes: Partial<Trip>) {
  const { router } = await openTrip(changes);
  const box = await screen.findByRole("combobox", { name: "Search for a place" });
  await userEvent.type(box, "bath{Enter}");
  await screen.findByRole("option");
  await userEvent.type(box, "{Enter}");
  const card = await screen.findByRole("region", { name: "Found place" });
  return { router, box, card };
}

const sentPoints = () => api.callsOf(endpoints.points.save).map(({ body }) => body);
const rows = () =>
  within(screen.getByRole("list", { name: "Points of the day" }))
    .getAllByText(/^(Castle|Sulphur bath)$/)
    .map(({ textContent }) => textContent);

test("a found place is a card: kind, address, hours, and how far from the day's last point", async () => {
  const { card } = await findPlace({ routes: [first, second] });
  expect(within(card).getByRole("heading", { name: "Sulphur bath" })).toBeDefined();
  expect(within(card).getByText("Water · Abano street")).toBeDefined();
  expect(within(card).getByText("1.1 km from “Castle”")).toBeDefined();
  expect(await within(card).findByText(/^daily 10:00/)).toBeDefined();
  expect(within(card).getByRole("link", { name: "GeoNames" })).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("one press adds it with all that is known, and the search is ready for the next", async () => {
  const { card, box, router } = await findPlace({ routes: [first, second] });
  const add = within(card).getByRole("button", { name: "Add to Old town" });
  expect(document.activeElement).toBe(add);
  const before = router.state.location.href;
  await userEvent.dblClick(add);
  await waitFor(() => expect(rows()).toEqual(["Castle", "Sulphur bath"]));
  await waitFor(() => expect(sentPoints()).toHaveLength(1));
  const { source: _, ...known } = bath;
  expect(sentPoints()[0]).toMatchObject({ ...known, routeId: "first" });
  expect(document.activeElement).toBe(box);
  expect(box).toHaveProperty("value", "");
  expect(router.state.location.href).toBe(before);
  expect(screen.getByText("Added to “Old town”: Sulphur bath.")).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("region", { name: "Found place" })).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(rows()).toEqual(["Castle"]));
});

test("Enter opens the form of the red marker, filled with what is known, and the space bar adds at once", async () => {
  const { card } = await findPlace({ routes: [first, second] });
  await userEvent.keyboard("{Enter}");
  const form = within(await screen.findByRole("dialog", { name: "New point" }));
  expect(form.getByLabelText(/^Name/)).toHaveProperty("value", "Sulphur bath");
  expect(form.getByLabelText("Address")).toHaveProperty("value", "Abano street");
  expect(sentPoints()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const add = within(card).getByRole("button", { name: "Add to Old town" });
  await waitFor(() => expect(document.activeElement).toBe(add));
  await userEvent.keyboard(" ");
  await waitFor(() => expect(sentPoints()).toHaveLength(1));
});

test("Enter adds the first suggestion at once, and the message leads to another day", async () => {
  const { router } = await openTrip({ routes: [first, second] });
  api.on(endpoints.services.suggest, () => [bath]);
  const box = await screen.findByRole("combobox", { name: "Search for a place" });
  await userEvent.type(box, "bath{Enter}");
  await waitFor(() => expect(rows()).toEqual(["Castle", "Sulphur bath"]));
  await waitFor(() => expect(sentPoints()).toHaveLength(1));
  const { source: _, ...known } = bath;
  expect(sentPoints()[0]).toMatchObject({ ...known, routeId: "first" });
  expect(screen.queryByRole("region", { name: "Found place" })).toBeNull();
  expect(router.state.location.pathname).toMatch(/show$/);
  await userEvent.click(await screen.findByRole("button", { name: "Another day" }));
  expect(await screen.findByRole("dialog", { name: /Move/ })).toBeDefined();
});

test("a country is shown and added to no day", async () => {
  await openTrip({ routes: [first] });
  const area = { kind: "country" as const, west: 40, south: 41, east: 47, north: 44 };
  api.on(endpoints.services.suggest, () => [{ ...bath, name: "Georgia", area }]);
  await userEvent.type(
    await screen.findByRole("combobox", { name: "Search for a place" }),
    "georgia{Enter}",
  );
  expect(await screen.findByRole("region", { name: "Found place" })).toBeDefined();
  expect(sentPoints()).toEqual([]);
});

test("another day stays chosen for the next place", async () => {
  const { card, box } = await findPlace({ routes: [first, second] });
  await userEvent.click(within(card).getByRole("button", { name: "Choose another day" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /Hills/, hidden: true }));
  await userEvent.click(await within(card).findByRole("button", { name: "Add to Hills" }));
  await waitFor(() => expect(sentPoints()[0]).toMatchObject({ routeId: "second" }));
  expect(rows()).toEqual(["Castle"]);
  await waitFor(() => expect(screen.queryByRole("region", { name: "Found place" })).toBeNull());
  await userEvent.type(box, "bath{Enter}");
  await screen.findByRole("option");
  await userEvent.type(box, "{Enter}");
  expect(await screen.findByRole("button", { name: "Add to Hills" })).toBeDefined();
});

test("in a trip without days the press makes the first day too", async () => {
  const { card } = await findPlace({ routes: [] });
  await userEvent.click(within(card).getByRole("button", { name: "Add to Day 1" }));
  expect(await screen.findByRole("heading", { name: "Day 1" })).toBeDefined();
  await waitFor(() => expect(sentPoints()).toHaveLength(1));
  const [day] = api.callsOf(endpoints.routes.save).map(({ body }) => body);
  expect(day).toMatchObject({ name: "Day 1", date: expect.stringMatching(/ 09:00$/) });
  expect(sentPoints()[0]).toMatchObject({ routeId: "made-day", name: "Sulphur bath" });
});

test("Escape closes the card, and the focus is back in the search", async () => {
  const { box } = await findPlace({ routes: [first] });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Found place" })).toBeNull());
  expect(document.activeElement).toBe(box);
});

test("“Details…” opens the whole form, filled with what is known", async () => {
  const { card } = await findPlace({ routes: [first] });
  await userEvent.click(within(card).getByRole("button", { name: "Details…" }));
  const form = await screen.findByRole("dialog", { name: "New point" });
  expect(within(form).getByLabelText(/^Name/)).toHaveProperty("value", "Sulphur bath");
  expect(within(form).getByLabelText(/^Address/)).toHaveProperty("value", "Abano street");
});

test("a visitor sees what was found and can add nothing", async () => {
  const { card } = await findPlace({ routes: [first], canEdit: false, isPublic: true });
  expect(within(card).getByText("Water · Abano street")).toBeDefined();
  expect(within(card).queryByRole("button", { name: /^Add/ })).toBeNull();
});
