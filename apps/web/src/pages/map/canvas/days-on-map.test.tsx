import { applyPatch } from "@castor/core/basics/apply-patch.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { makeNote, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { sortRoutes } from "@castor/core/trips/trip-dates.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../../testing/fake-api.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openApp } from "../../../../testing/open-app.tsx";
import { writeUserStorage } from "../../../device/storage/user-storage.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";

const days = ["Old town", "Hills", "Sea"].map((name, index) =>
  makeRoute({
    id: `day${index + 1}`,
    name,
    date: `2026-12-0${index + 5} 09:00`,
    points: [makePoint({ name: `Point of ${name}` })],
  }),
);
let api: FakeApi;
let made = 0;

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("../map-page.tsx");
  await import("../itinerary/itinerary.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  api = new FakeApi();
  writeUserStorage("legend_panel", "open");
});

/** Opens a new trip at some of its days; the server applies the changes. */
function openTrip(routeId: string, changes: Partial<Trip> = {}) {
  const trip = makeTrip({ id: `days-trip-${++made}`, routes: days, ...changes });
  api.on(endpoints.trips.get, () => trip);
  const router = openApp(`/map/${trip.id}/${routeId}`);
  const isAt = (list: string) =>
    waitFor(() => expect(router.state.location.pathname).toBe(`/map/${trip.id}/${list}`));
  return { trip, router, isAt };
}

const legend = async () => within(await screen.findByRole("region", { name: "Days on the map" }));
const headings = () =>
  screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const switches = async () =>
  (await legend()).getAllByRole("switch").map((one) => (one as HTMLInputElement).checked);

test("the legend switches days off and on in the address, in place; the last one stays on", async () => {
  const { router, isAt } = openTrip("-1");
  const { getByRole, findByText } = await legend();
  const entries = router.history.length;
  await userEvent.click(getByRole("switch", { name: "Show on the map: Hills" }));
  await isAt("day1,day3");
  expect(await switches()).toEqual([true, false, true]);
  await userEvent.click(getByRole("switch", { name: "Show on the map: Old town" }));
  await isAt("day3,");
  expect(await findByText("At least one day stays on the map.")).toBeDefined();
  expect(getByRole("switch", { name: "Show on the map: Sea" })).toHaveProperty("disabled", true);
  await userEvent.click(getByRole("button", { name: "Only this day: Old town" }));
  await isAt("day1,");
  await userEvent.click(getByRole("button", { name: "Show all days" }));
  await isAt("-1");
  expect(await switches()).toEqual([true, true, true]);
  expect(router.history.length).toBe(entries);
});

test("a day's name in the legend has the direction of its script, beside its date", async () => {
  const name = "مسجد وסוף ".repeat(20).trim();
  const far = makeRoute({ id: "far", name, date: "2026-12-05 09:00" });
  openTrip("-1", { routes: [far, ...days.slice(1)] });
  const { getByText } = await legend();
  expect(getByText(name).getAttribute("dir")).toBe("auto");
  expect(getByText("05/12 (Sat)").contains(getByText(name))).toBe(false);
});

test("an address with several days shows them, ignores missing ids, and is not the view of a single day", async () => {
  openTrip("day2,nowhere");
  expect(await switches()).toEqual([false, true, false]);
  expect(headings()).toContain("Hills");
  expect(headings()).not.toContain("Sea");
  expect(screen.getByRole("list", { name: "Days" })).toBeDefined();
});

test("an address with only missing days redirects to the trip's show page", async () => {
  const { isAt } = openTrip("nowhere,neither");
  await isAt("show");
});

/** Opens the menu of the day in view and chooses. */
async function choose(what: string): Promise<void> {
  await userEvent.click(await screen.findByRole("radio", { name: "Edit" }));
  await userEvent.click(await screen.findByRole("button", { name: /^Actions for the day/ }));
  // jsdom has no layout: Mantine takes the button for scrolled out of view and hides its menu.
  await userEvent.click(await screen.findByRole("menuitem", { name: what, hidden: true }));
}

const onStrip = () =>
  within(screen.getByRole("navigation", { name: "Days" }))
    .getAllByRole("link")
    .slice(1)
    .map((link) => link.textContent);

test("swapped days have their new dates at once, and the message undoes it", async () => {
  const { trip } = openTrip("day1");
  const asked: unknown[] = [];
  api.on(endpoints.routes.moveDates, ({ body }) => {
    asked.push(body.dates);
    return body.dates.flatMap(({ id, date }) =>
      trip.routes.filter((route) => route.id === id).map((route) => ({ ...route, date })),
    );
  });
  await choose("Swap with another day…");
  await userEvent.click(await screen.findByRole("button", { name: "Swap days" }));
  expect(onStrip().map((text) => text.replace(/ \(\w+\)/, " "))).toEqual([
    "05/12 Hills",
    "06/12 Old town",
    "07/12 Sea",
  ]);
  const messages = within(screen.getByRole("region", { name: "Notifications" }));
  await userEvent.click(await messages.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual([
    { id: "day1", date: "2026-12-05 09:00" },
    { id: "day2", date: "2026-12-06 09:00" },
  ]);
  await waitFor(() => expect(onStrip()[0]).toContain("Old town"));
});

test("a refused move is undone with a message", async () => {
  openTrip("day1");
  api.on(endpoints.routes.moveDates, () => refuse("FORBIDDEN", "Only the owner can change this."));
  await choose("Swap with another day…");
  await userEvent.click(await screen.findByRole("button", { name: "Swap days" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Only the owner");
  expect(onStrip()[0]).toContain("Old town");
});

/** Inserts a day after the first; the server applies it and returns the received calls. */
async function insertDay() {
  const opened = openTrip("day1");
  const server = { trip: opened.trip };
  const dated = (dates: readonly { id: string; date: string }[]) =>
    dates.flatMap(({ id, date }) =>
      server.trip.routes.filter((route) => route.id === id).map((route) => ({ ...route, date })),
    );
  const keep = (routes: Route[]) => {
    const others = server.trip.routes.filter(({ id }) => routes.every((route) => route.id !== id));
    server.trip = { ...server.trip, routes: sortRoutes([...others, ...routes]) };
    return routes;
  };
  api.on(endpoints.trips.get, () => server.trip);
  api.on(endpoints.routes.addDays, ({ body }) => {
    const made = makeRoute({ id: "new", tripId: opened.trip.id });
    return keep([...body.days.map((day) => applyPatch(made, day)), ...dated(body.dates ?? [])]);
  });
  api.on(endpoints.routes.moveDates, ({ body }) => keep(dated(body.dates)));
  api.on(endpoints.routes.remove, ({ id }) => {
    const routes = server.trip.routes.filter((route) => route.id !== id);
    server.trip = { ...server.trip, routes };
    return { success: true };
  });
  await choose("Insert a day after");
  await userEvent.type(await screen.findByRole("textbox", { name: /^Name/ }), "Between");
  await userEvent.click(screen.getByRole("button", { name: "Insert day" }));
  await opened.isAt("new");
  expect(await screen.findByRole("heading", { name: "Between" })).toBeDefined();
  const messages = within(screen.getByRole("region", { name: "Notifications" }));
  const undo = async () => userEvent.click(await messages.findByRole("button", { name: "Undo" }));
  return { ...opened, server, undo };
}

test("an inserted day and the moved days are sent in one call, and the new day opens", async () => {
  await insertDay();
  expect(onStrip()).toHaveLength(4);
  expect(onStrip()[3]).toMatch(/^08\/12.*Sea$/);
  expect(api.callsOf(endpoints.routes.addDays)).toHaveLength(1);
});

test("undoing an inserted day also moves the other days back", async () => {
  const { server, undo, isAt } = await insertDay();
  await undo();
  await isAt("day1");
  await waitFor(() =>
    expect(server.trip.routes.map(({ id, date }) => [id, date])).toEqual(
      days.map(({ id, date }) => [id, date]),
    ),
  );
  await waitFor(() => expect(onStrip()).toHaveLength(3));
});

test.each([
  ["something was put on", "new", { points: [makePoint({ name: "From the phone" })] }],
  ["something was noted of", "new", { notes: [makeNote({ text: "Water" })] }],
  ["something was written about", "new", { description: "Wine" }],
  ["another day has moved for, and on since,", "day3", { date: "2026-12-20 09:00" }],
])("an inserted day that %s stays, with all days, and that is said", async (_, id, since) => {
  const { server, undo, isAt } = await insertDay();
  server.trip = {
    ...server.trip,
    routes: server.trip.routes.map((route) => (route.id === id ? { ...route, ...since } : route)),
  };
  const { routes } = server.trip;
  await undo();
  const said = /^Could not undo: insert the day “Between”\. Day kept: /;
  expect(await screen.findByText(said)).toBeDefined();
  await isAt("new");
  expect(await screen.findByRole("heading", { name: "Between" })).toBeDefined();
  expect(server.trip.routes).toBe(routes);
  expect(api.callsOf(endpoints.routes.remove)).toEqual([]);
  expect(api.callsOf(endpoints.routes.moveDates)).toEqual([]);
});

test("an empty trip offers to generate its days, too", async () => {
  openTrip("show", { routes: [] });
  await userEvent.click(await screen.findByRole("button", { name: "Add days by date…" }));
  expect(await screen.findByRole("dialog", { name: "Add days by date" })).toBeDefined();
});

test("the notes of a day are there for its owner and not for visitors", async () => {
  const day = makeRoute({ id: "day", notes: [makeNote({ text: "Water" })] });
  openTrip("day", { routes: [day] });
  expect(await screen.findByText("Water")).toBeDefined();
});

test("visitors of a public trip see no notes panel", async () => {
  openTrip("day1", { canEdit: false, isPublic: true });
  expect(await screen.findByRole("heading", { name: "Old town" })).toBeDefined();
  expect(screen.queryByRole("region", { name: "Notes" })).toBeNull();
});
