import { endpoints } from "@castor/core/endpoints.ts";
import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import {
  makeFinance,
  makeFinanceItem,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { addContents } from "@castor/core/trips/contents/add-contents.ts";
import { takeOut } from "@castor/core/trips/contents/take-out.ts";
import type { DayTarget } from "@castor/core/trips/contents/trip-contents.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { asEditor, withoutMoney } from "../../../testing/as-member.ts";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { InlineImportWorker } from "../../../testing/inline-import-worker.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { askForDialog } from "../../data/asked-dialog.ts";
import { startWords } from "../../i18n/words.ts";

const { trips, account, services } = endpoints;
let api: FakeApi;
let saved: Trip;
let made = 0;

beforeAll(async () => {
  await startWords();
  await Promise.all([import("./map-page.tsx"), import("../../features/imports/import-dialog.tsx")]);
});
beforeEach(() => {
  logInAs();
  localStorage.removeItem("form_drafts");
  vi.stubGlobal("Worker", InlineImportWorker);
  saved = makeTrip({
    id: `open-trip-${++made}`,
    routes: [
      makeRoute({
        id: "day1",
        name: "Old town",
        date: "2027-05-03 09:00",
        moveType: "walk",
        points: [makePoint({ name: "Baths" })],
      }),
      makeRoute({ id: "day2", name: "Hills", date: "2027-05-04 09:00" }),
    ],
  });
  api = new FakeApi()
    .on(trips.get, () => saved)
    .on(account.me, () => refuse("NOT_FOUND"))
    .on(services.config, () => refuse("NOT_FOUND"))
    .on(trips.importInto, ({ body }) => {
      saved = addContents(saved, fileOf(body), body.targets ?? []);
      return { ids: [] };
    })
    .on(trips.takeOut, ({ body }) => {
      saved = takeOut(saved, body.things);
      return { success: true };
    });
});
afterEach(forgetPage);

const fileOf = (body: unknown) => (body as { jsonData: { trip: Trip } }).jsonData.trip;
/** What was sent: each day of the file with where it goes and its points. */
const sent = () =>
  api.callsOf(trips.importInto).map(({ body }) => {
    const { targets } = body as { targets: DayTarget[] };
    return fileOf(body).routes.map(({ id, name, date, points }) => {
      const to = targets.find((target) => target.id === id)?.routeId ?? date;
      return `${name} > ${to}: ${points.map((point) => point.name).join(", ")}`;
    });
  });

const file = makeTrip({
  ...{ id: "file", name: "Georgia" },
  routes: [
    makeRoute({
      id: "a",
      name: "Second",
      date: "2027-05-04 10:00",
      description: "Slowly",
      points: [makePoint({ name: "Tower" })],
    }),
    makeRoute({
      id: "b",
      name: "Third",
      date: "2027-05-05 10:00",
      points: [makePoint({ name: "Lake" })],
    }),
  ],
});
const own = JSON.stringify(toTripFile(file, new Date("2026-11-23T10:00:00Z")));

/** The import dialog of the open trip. */
async function openDialog(routeId = "-1") {
  const router = openApp(`/map/${saved.id}/${routeId}`);
  await screen.findByRole("heading", { name: saved.name });
  act(() => askForDialog(saved.id, { kind: "import" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Import into this trip" }));
  const give = async (text: string, name = "trip.json") => {
    const input = await dialog.findByLabelText("Choose a file", { selector: "input" });
    await userEvent.upload(input, new File([text], name));
    await dialog.findByRole("button", { name: "Import" });
  };
  const paste = async (text: string) => {
    await userEvent.click(dialog.getByLabelText(/^Or paste/));
    await userEvent.paste(text);
    await userEvent.click(dialog.getByRole("button", { name: "Show what is in it" }));
    await dialog.findByRole("button", { name: "Import" });
  };
  const choose = async (days: string | RegExp) => {
    await userEvent.click(dialog.getByRole("combobox", { name: "Which days" }));
    await userEvent.click(await screen.findByRole("option", { name: days, hidden: true }));
  };
  const importIt = () => userEvent.click(dialog.getByRole("button", { name: "Import" }));
  return { router, dialog, give, paste, choose, importIt };
}

test("Days of a file go to the days of their dates, or become new ones; one press undoes it all", async () => {
  const before = saved;
  const { router, dialog, give, importIt } = await openDialog();
  await give(own);
  expect(dialog.getByRole("combobox", { name: "Which days" })).toHaveProperty(
    "value",
    "By their dates: existing days, or new ones",
  );
  expect(dialog.getByText("1 point · to “Hills”")).toBeDefined();
  expect(dialog.getByText(/1 point · a new day$/)).toBeDefined();
  expect(dialog.queryByLabelText(/^Name/)).toBeNull();
  await importIt();
  await screen.findByText("2 points are now in the trip.");
  expect(sent()).toEqual([["Second > day2: Tower", "Third > 2027-05-05 10:00: Lake"]]);
  expect(saved.routes[1]).toMatchObject({
    name: "Hills",
    description: "",
    notes: [{ text: "Slowly" }],
  });
  expect(router.state.location.pathname).toBe(`/map/${saved.id}/-1`);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Undone: import “Georgia” into the trip.");
  expect(api.callsOf(trips.takeOut)).toHaveLength(1);
  expect(saved).toEqual(before);
});

test("A list without dates goes to the day in view, reached as that day is travelled", async () => {
  const { dialog, paste, importIt } = await openDialog("day1");
  await paste("Gergeti 42.66, 44.62\nBaths 48.2104, 16.3655");
  expect(dialog.getByText("already in the trip")).toBeDefined();
  expect(dialog.queryByLabelText("First day")).toBeNull();
  await userEvent.click(dialog.getByRole("switch", { name: /^Take each place once/ }));
  await importIt();
  await screen.findByText("1 point is now in the trip.");
  expect(saved.routes[0]?.points).toMatchObject([
    { name: "Baths" },
    { name: "Gergeti", routeMode: "walk" },
  ]);
});

test("New days come after the last one, and a day that is left out stays out", async () => {
  const { dialog, give, choose, importIt } = await openDialog();
  await give(own);
  await choose("New days after the last one");
  await userEvent.click(dialog.getByRole("checkbox", { name: "Import “1. Second”" }));
  await importIt();
  await screen.findByText("1 point is now in the trip.");
  expect(sent()).toEqual([["Third > 2027-05-06 10:00: Lake"]]);
});

test("All days of a file may go to one day", async () => {
  const { router, give, choose, importIt } = await openDialog();
  await give(own);
  await choose(/· Old town$/);
  await importIt();
  await screen.findByText("2 points are now in the trip.");
  expect(sent()).toEqual([["Second > day1: Tower", "Third > day1: Lake"]]);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/map/${saved.id}/day1`));
});

test("A refusal is said in the dialog, which keeps all", async () => {
  const { dialog, give, importIt } = await openDialog();
  api.on(trips.importInto, () => refuse("CONFLICT", "This trip has reached its limit of days."));
  await give(own);
  await importIt();
  expect((await dialog.findByRole("alert")).textContent).toBe(
    "This trip has reached its limit of days. Nothing was imported.",
  );
  expect(dialog.getByText("Tower")).toBeDefined();
});

test("into a trip whose money the reader does not see no costs are imported, and none is announced", async () => {
  saved = { ...saved, ...asEditor, ...withoutMoney };
  const costly = makeTrip({
    ...file,
    routes: file.routes.map((route) => ({
      ...route,
      points: route.points.map((point) => ({ ...point, finance: makeFinance() })),
    })),
    financeItems: [makeFinanceItem({ name: "Flight" })],
  });
  const { dialog, give } = await openDialog();
  await give(JSON.stringify(toTripFile(costly, new Date("2026-11-23T10:00:00Z"))));
  expect(dialog.queryByText(/cost/)).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Import" }));
  await waitFor(() => expect(api.callsOf(trips.importInto)).toHaveLength(1));
  const [call] = api.callsOf(trips.importInto);
  const { routes, financeItems } = fileOf(call?.body);
  expect(financeItems).toEqual([]);
  const prices = routes.flatMap(({ points }) => points.map(({ finance }) => finance));
  expect(prices).toEqual([null, null]);
});
