import { endpoints } from "@castor/core/endpoints.ts";
import { addNewPoint, savePoint } from "@castor/core/points/edit/edit-points.ts";
import {
  makeFinance,
  makeIdea,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { asEditor, asViewer, withoutMoney } from "../../../testing/as-member.ts";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import { askForDialog } from "../../data/asked-dialog.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { trips, points } = endpoints;
let api: FakeApi;
let trip: Trip;
let made = 0;

beforeAll(async () => {
  await startWords();
  // The first import takes longer than a test waits.
  await Promise.all([
    import("./map-page.tsx"),
    import("./plan/point-plan.tsx"),
    import("./dialogs/edit-point-dialog.tsx"),
    import("./dialogs/new-point-dialog.tsx"),
    import("../../features/trips/edit-trip-dialog.tsx"),
  ]);
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});
afterEach(forgetPage);

/** Opens a day of Olga's trip. A stop has a price, unless the reader sees no money: then the server hides it. */
function openDay(standing: Partial<Trip>, search = "") {
  const finance = standing.seesMoney ? makeFinance({ price: 40 }) : null;
  const castle = makePoint({
    ...{ id: "castle", name: "Castle", finance, description: "- [ ] Tickets" },
  });
  const note = makeNote({ text: "- [ ] Umbrella", routeId: "day" });
  trip = makeTrip({
    ...{ id: `members-${++made}`, name: "Spring", ownerName: "Olga", isPublic: true },
    routes: [
      makeRoute({ id: "day", name: "Old town", points: [castle], notes: [note] }),
      makeRoute({ id: "hills", name: "Hills", date: "2026-12-06 09:00" }),
    ],
    ideas: [makeIdea({ id: "vines", name: "Vineyard" })],
    ...standing,
  });
  api = new FakeApi()
    .on(trips.get, () => trip)
    .on(points.save, ({ body }) => {
      if (body.finance !== undefined && !trip.seesMoney) return refuse("FORBIDDEN");
      if (body.id !== undefined) trip = savePoint(trip, body.id, body);
      else {
        const { name = "", lat = 0, lng = 0 } = body;
        const fields = { ...body, name, lat, lng };
        trip = addNewPoint(trip, { routeId: "day", id: "new", linkId: "newPlace", fields });
      }
      return trip.routes[0]?.points.at(body.id === undefined ? -1 : 0) ?? makePoint();
    });
  return openApp(`/map/${trip.id}/day${search}`);
}
const hasButton = (name: string | RegExp) => screen.queryByRole("button", { name }) !== null;
const links = () =>
  within(screen.getByRole("navigation", { name: "Main" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

test("a viewer reads notes, ideas and whose trip it is, and finds nothing to change them with", async () => {
  openDay(asViewer);
  expect(await screen.findByText(/By Olga/)).toBeDefined();
  const note = within(await screen.findByRole("article", { name: "Umbrella" }));
  expect(note.queryByRole("checkbox")).toBeNull();
  // An answer changes nothing.
  expect(note.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Reply"]);
  const ideas = within(await screen.findByRole("region", { name: "Ideas" }));
  expect(ideas.getByRole("button", { name: "Vineyard" })).toBeDefined();
  for (const name of ["View", "Edit"]) expect(screen.queryByRole("radio", { name })).toBeNull();
  expect(screen.queryByRole("textbox", { name: /note/i })).toBeNull();
  for (const name of [
    /^Add/,
    /^Actions/,
    "Undo",
    "Redo",
    "Share",
    "Report this trip",
    "Public",
    "Spring",
  ])
    expect(hasButton(name), String(name)).toBe(false);
  expect(hasButton("Check")).toBe(true);
  expect(links()).toEqual(expect.arrayContaining(["Map", "Finance", "Notes"]));
});

test("a viewer reads the price on a card, and ticks no task there", async () => {
  openDay(asViewer, "?point=castle");
  await screen.findByRole("heading", { level: 2, name: "Castle" });
  expect(screen.getByText("Price")).toBeDefined();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("who sees no money is not offered the costs", async () => {
  openDay({ ...asViewer, ...withoutMoney }, "?point=castle");
  await screen.findByRole("heading", { level: 2, name: "Castle" });
  expect(screen.queryByText("Price")).toBeNull();
  expect(links()).toContain("Notes");
  expect(links()).not.toContain("Finance");
});

test.each([
  ["a viewer", asViewer, ["import", "newPoint"]],
  ["a visitor", { canEdit: false, role: null, seesMoney: false }, ["share"]],
] as const)(
  "a dialog that %s has no right to does not open, whoever asks for it",
  async (_, standing, kinds) => {
    openDay(standing);
    await screen.findByText(/By Olga/);
    for (const kind of kinds) {
      askForDialog(trip.id, kind === "newPoint" ? { kind, draft: null } : { kind });
      askForDialog(trip.id, { kind: "settings" });
      await screen.findByRole("dialog", { name: "Map settings" });
      expect(screen.getAllByRole("dialog")).toHaveLength(1);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      askForDialog(trip.id, kind === "newPoint" ? { kind, draft: null } : { kind });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(screen.queryByRole("dialog"), kind).toBeNull();
    }
  },
);

test("an editor edits, and neither shares the trip nor sees it as visitors do", async () => {
  openDay(asEditor, "?as=visitor");
  await userEvent.click(await screen.findByRole("radio", { name: "Edit" }));
  expect(await screen.findByRole("group", { name: "Undo and redo" })).toBeDefined();
  expect(screen.getByText("By Olga")).toBeDefined();
  expect(screen.queryByText("You see the trip as visitors do.")).toBeNull();
  for (const name of ["Share", "Public", "Report this trip"])
    expect(hasButton(name), name).toBe(false);
});

test("whether the trip is a draft is for its owner to say", async () => {
  openDay(asEditor);
  await screen.findByText("By Olga");
  await press("Map settings");
  const settings = within(await screen.findByRole("dialog", { name: "Map settings" }));
  for (const name of ["Sharing", "External calendar"])
    expect(settings.queryByRole("region", { name }), name).toBeNull();
  await userEvent.click(settings.getByRole("button", { name: "Edit trip" }));
  const form = within(await screen.findByRole("dialog", { name: "Edit trip" }));
  expect(await form.findByLabelText(/^Name/)).toBeDefined();
  expect(form.queryByRole("switch")).toBeNull();
});

test("the form of an editor who sees no money has no price and sends none", async () => {
  openDay({ ...asEditor, ...withoutMoney }, "?point=castle");
  await screen.findByRole("heading", { level: 2, name: "Castle" });
  await userEvent.click(screen.getByRole("radio", { name: "Edit" }));
  await waitFor(() => expect(hasButton(/^Stay|^Name/)).toBe(true));
  expect(hasButton(/^Price/)).toBe(false);
  await press("Edit");
  const form = within(await screen.findByRole("dialog"));
  const name = await form.findByLabelText(/^Name/);
  expect(form.queryByRole("button", { name: /Price/ })).toBeNull();
  await userEvent.type(name, " ruin");
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.callsOf(points.save).map(({ body }) => body)).toEqual([
    { id: "castle", name: "Castle ruin" },
  ]);
});

test("a new point of an editor who sees no money names no price", async () => {
  openDay({ ...asEditor, ...withoutMoney });
  await screen.findByText("By Olga");
  askForDialog(trip.id, { kind: "newPoint", draft: { lat: 48.2, lng: 16.3, name: "Opera" } });
  const form = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveProperty("value", "Opera"));
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.callsOf(points.save)).toHaveLength(1));
  expect(api.callsOf(points.save)[0]?.body).not.toHaveProperty("finance");
});

test("a trip that is shared with the reader no more ends", async () => {
  openDay(asEditor);
  await screen.findByText("By Olga");
  api.on(trips.get, () => refuse("NOT_FOUND"));
  await userEvent.click(await screen.findByRole("link", { name: /Hills/ }));
  expect(
    await screen.findByRole("heading", { name: "This trip is no longer shared with you" }),
  ).toBeDefined();
});

test("a right that ends while a form is open leaves the form with what was typed", async () => {
  openDay(asEditor);
  await screen.findByText("By Olga");
  askForDialog(trip.id, { kind: "newPoint", draft: { lat: 48.2, lng: 16.3, name: "Opera" } });
  const form = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveProperty("value", "Opera"));
  trip = { ...trip, ...asViewer };
  window.dispatchEvent(new Event("focus"));
  await waitFor(() =>
    expect(screen.queryByRole("radio", { name: "Edit", hidden: true })).toBeNull(),
  );
  expect(form.getByLabelText(/^Name/)).toHaveProperty("value", "Opera");
});
