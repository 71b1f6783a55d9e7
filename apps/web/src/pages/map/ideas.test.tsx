import { endpoints } from "@castor/core/endpoints.ts";
import { putIdeasOnDays, takeToIdeas } from "@castor/core/points/edit/edit-ideas.ts";
import { makeIdea, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

const day = (id: string, name: string, names: string[]) =>
  makeRoute({
    ...{ id, name },
    points: names.map((point) => makePoint({ id: point, linkId: `place-${point}`, name: point })),
  });

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("./map-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});
afterEach(() => vi.unstubAllGlobals());

let made = 0;

/** Opens the first day of a trip in edit mode, on a server that moves points to the ideas and back. */
async function openDay(more: Partial<Trip> = {}) {
  const routes = [day("town", "Old town", ["Inn", "Lake"]), day("hills", "Hills", ["Bath"])];
  let trip = makeTrip({ id: `ideas-${++made}`, routes, ...more });
  const api = new FakeApi()
    .on(endpoints.trips.get, () => trip)
    .on(endpoints.ideas.fromDays, ({ body }) => {
      trip = takeToIdeas(trip, body.points);
      return { success: true as const };
    })
    .on(endpoints.ideas.toDays, ({ body }) => {
      trip = putIdeasOnDays(trip, body.ideas);
      return { success: true as const };
    });
  openApp(`/map/${trip.id}/town`);
  if (trip.canEdit) await userEvent.click(await screen.findByRole("radio", { name: "Edit" }));
  return api;
}

/** Chooses from the menu of a thing. */
async function choose(button: RegExp, item: string) {
  await userEvent.click(await screen.findByRole("button", { name: button }));
  // jsdom has no layout: Mantine takes the button for scrolled out of view and hides its menu.
  await userEvent.click(await screen.findByRole("menuitem", { name: item, hidden: true }));
}

const ideas = async () => within(await screen.findByRole("region", { name: "Ideas" }));
const pointsOfDay = () =>
  within(screen.getByRole("list", { name: "Points of the day" }))
    .getAllByText(/^(Inn|Lake|Bath)$/)
    .map(({ textContent }) => textContent);

test("A point goes to the ideas by its menu, and back to the end of its day by one press", async () => {
  const api = await openDay();
  expect(screen.queryByRole("region", { name: "Ideas" })).toBeNull();
  await choose(/^Actions for .Inn/, "To ideas");
  expect(pointsOfDay()).toEqual(["Lake"]);
  const list = await ideas();
  expect(list.getByRole("button", { name: "Inn" })).toBeDefined();
  await vi.waitFor(() =>
    expect(api.callsOf(endpoints.ideas.fromDays).map(({ body }) => body)).toMatchObject([
      { points: [{ id: "Inn" }] },
    ]),
  );
  await userEvent.click(list.getByRole("button", { name: "Put “Inn” on this day" }));
  expect(pointsOfDay()).toEqual(["Lake", "Inn"]);
  expect(screen.queryByRole("region", { name: "Ideas" })).toBeNull();
});

test("The choice of another day for a point has the ideas too", async () => {
  await openDay();
  await choose(/^Actions for .Lake/, "Move to another day");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "To ideas" }));
  expect(pointsOfDay()).toEqual(["Inn"]);
  expect((await ideas()).getByRole("button", { name: "Lake" })).toBeDefined();
});

test("The form of an idea is that of a point, without what leads to it", async () => {
  await openDay({ ideas: [makeIdea({ id: "vines", name: "Vineyard" })] });
  await choose(/^Actions of the idea .Vineyard/, "Edit");
  const form = within(await screen.findByRole("dialog"));
  expect(form.getByLabelText(/^Name/)).toHaveProperty("value", "Vineyard");
  expect(form.queryByLabelText("How you get there")).toBeNull();
});

test("A press on an idea opens its card: read-only, and in edit mode with the way to a day", async () => {
  const vines = { id: "vines", name: "Vineyard", description: "Ask for Anna" };
  const api = await openDay({ ideas: [makeIdea(vines)] });
  await userEvent.click(screen.getByRole("radio", { name: "View" }));
  const list = await ideas();
  await vi.waitFor(() => expect(list.queryByRole("button", { name: /^Actions/ })).toBeNull());
  await userEvent.click(list.getByRole("button", { name: "Vineyard" }));
  const card = within(await screen.findByRole("article"));
  expect(card.getByText("Ask for Anna")).toBeDefined();
  expect(card.queryByRole("button", { name: "Edit" })).toBeNull();
  expect(card.queryByRole("button", { name: "Delete" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Ideas" })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Edit" }));
  await userEvent.click(await card.findByRole("button", { name: "Put on this day" }));
  await vi.waitFor(() =>
    expect(api.callsOf(endpoints.ideas.toDays).map(({ body }) => body)).toMatchObject([
      { ideas: [{ id: "vines", routeId: "town" }] },
    ]),
  );
});

test("The row of days leads to the ideas with their number, from a card too; a visitor has no such way", async () => {
  await openDay({ ideas: [makeIdea({ id: "vines", name: "Vineyard" }), makeIdea()] });
  const days = within(screen.getByRole("navigation", { name: "Days" }));
  await userEvent.click((await ideas()).getByRole("button", { name: "Vineyard" }));
  await screen.findByRole("article");
  await userEvent.click(days.getByRole("button", { name: "To the ideas: 2" }));
  const list = await ideas();
  expect(screen.queryByRole("article")).toBeNull();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(list.getByRole("button", { name: /^Ideas/ })),
  );
});

test("A visitor sees no ideas", async () => {
  await openDay({ ideas: [makeIdea()], canEdit: false, isPublic: true });
  await screen.findByRole("list", { name: "Points of the day" });
  expect(screen.queryByRole("region", { name: "Ideas" })).toBeNull();
  expect(screen.queryByRole("button", { name: /To the ideas/ })).toBeNull();
});
