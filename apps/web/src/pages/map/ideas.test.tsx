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
  await userEvent.click((await ideas()).getByRole("button", { name: "Vineyard" }));
  const form = within(await screen.findByRole("dialog"));
  expect(form.getByLabelText(/^Name/)).toHaveProperty("value", "Vineyard");
  expect(form.queryByLabelText("How you get there")).toBeNull();
});

test("A visitor sees no ideas", async () => {
  await openDay({ ideas: [makeIdea()], canEdit: false, isPublic: true });
  await screen.findByRole("list", { name: "Points of the day" });
  expect(screen.queryByRole("region", { name: "Ideas" })).toBeNull();
});
