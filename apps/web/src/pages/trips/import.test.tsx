import { endpoints } from "@castor/core/endpoints.ts";
import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import { makePoint, makeRoute, makeSummary, makeTrip } from "@castor/core/testing/make.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import { openImportDialog } from "../../../testing/open-import.ts";
import {
  forgetImports,
  loadImportDialog,
  sentTrip,
  serveImports,
} from "../../../testing/serve-imports.ts";

const { trips, exports: files } = endpoints;
let api: FakeApi;

beforeAll(loadImportDialog);
beforeEach(() => {
  api = serveImports();
  api.on(trips.list, () => [makeSummary()]);
});
afterEach(forgetImports);

const sent = () => api.callsOf(files.importJson).map(({ body }) => sentTrip(body));

const vienna = makeTrip({
  id: "vienna",
  name: "Vienna",
  routes: [
    makeRoute({ id: "one", name: "Old town", points: [makePoint({ name: "Opera" })] }),
    makeRoute({ id: "two", name: "Prater", date: "2026-12-07 10:30", points: [makePoint()] }),
  ],
});
const textOf = (trip: unknown) => JSON.stringify({ ...toTripFile(vienna, new Date()), trip });

test("dates that can be read in two ways are a question; prices of a table become costs", async () => {
  const { dialog, give, importIt } = await openImportDialog();
  const rows = [
    "name,lat,lng,date,price,currency",
    "Baths,41.6878,44.8109,05/12/2026,40,GEL",
    "Museum,41.696,44.8,06/12/2026,12.5,",
  ];
  await give(rows.join("\n"), "plan.csv");
  const dayFirst = await dialog.findByRole("radio", { name: "05 December Saturday" });
  expect(dayFirst).toHaveProperty("checked", true);
  expect(dialog.getByText(/GEL\s40/)).toBeDefined();
  await userEvent.click(dialog.getByRole("radio", { name: "12 May Tuesday" }));
  await importIt();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([
    {
      routes: [
        {
          date: "2026-05-12 09:00",
          points: [{ name: "Baths", finance: { price: 40, currency: "GEL", type: "same" } }],
        },
        {
          date: "2026-06-12 09:00",
          points: [{ name: "Museum", finance: { price: 12.5, currency: "EUR" } }],
        },
      ],
    },
  ]);
});

test("a file of Castor is shown, renamed and moved to other dates, and imported as a whole", async () => {
  const { router, dialog, give, importIt } = await openImportDialog();
  await give(textOf(vienna));
  const name = await dialog.findByLabelText(/^Name/);
  expect(name).toHaveProperty("value", "Vienna");
  expect(dialog.getByText("Opera")).toBeDefined();
  expect(dialog.getByText("2 days")).toBeDefined();
  expect(sent()).toEqual([]);
  await userEvent.clear(name);
  await userEvent.type(name, "Vienna again");
  const date = dialog.getByLabelText("First day");
  await userEvent.clear(date);
  await userEvent.type(date, "01.05.2027");
  await userEvent.tab();
  await importIt();
  await waitFor(() => expect(router.state.location.pathname).toBe("/map/made/show"));
  expect(sent()).toMatchObject([
    {
      name: "Vienna again",
      routes: [{ date: "2027-05-01 09:00" }, { date: "2027-05-03 10:30" }],
    },
  ]);
});

test("Undo removes the imported trip and returns to the list", async () => {
  api.on(trips.remove, () => ({ success: true }));
  const { router, dialog, give, importIt } = await openImportDialog();
  await give(textOf(vienna));
  await dialog.findByText("Opera");
  await importIt();
  await screen.findByText("“Vienna” is now in your trips.");
  await press("Undo");
  expect(await screen.findByText("The import of “Vienna” is undone.")).toBeDefined();
  expect(router.state.location.pathname).toBe("/trips");
  expect(api.callsOf(trips.remove).map(({ path }) => path)).toEqual(["/api/trip/made"]);
});

test("with nothing given the dialog says “Fill all fields”", async () => {
  const { dialog } = await openImportDialog();
  await userEvent.click(dialog.getByRole("button", { name: "Show what is in it" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Fill all fields");
});

test.each([
  ["{", "Invalid JSON format on import"],
  [
    textOf({ ...vienna, adults: "two" }),
    "Invalid JSON format on import. At trip.adults: Should be a whole number.",
  ],
  [
    textOf(vienna).replace('"version":1', '"version":2'),
    "This file is from a newer version of Castor, which this one cannot read.",
  ],
])("a wrong file is refused with its mistake: %#", async (text, refusal) => {
  const { dialog, give } = await openImportDialog();
  await give(text);
  expect((await dialog.findByRole("alert")).textContent).toBe(refusal);
  expect(sent()).toEqual([]);
});

test("a file that cannot be read is “Failed to load file”, and another can be chosen", async () => {
  const { dialog, give } = await openImportDialog();
  const read = vi.spyOn(File.prototype, "arrayBuffer").mockRejectedValueOnce(new Error("gone"));
  await give(textOf(vienna));
  expect((await dialog.findByRole("alert")).textContent).toBe("Failed to load file");
  read.mockRestore();
  await give(textOf(vienna));
  expect(await dialog.findByText("Opera")).toBeDefined();
  expect(dialog.queryByRole("alert")).toBeNull();
});

test("a pasted list is kept as a draft until it is imported", async () => {
  const { dialog, paste, importIt } = await openImportDialog();
  await paste("Baths 41.6878, 44.8109");
  await userEvent.click(await dialog.findByRole("button", { name: "Another file or list" }));
  expect(dialog.getByLabelText(/^Or paste/)).toHaveProperty("value", "Baths 41.6878, 44.8109");
  expect(localStorage.getItem("form_drafts")).toContain("Baths");
  await userEvent.click(dialog.getByRole("button", { name: "Show what is in it" }));
  await dialog.findByText("Baths");
  await importIt();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(localStorage.getItem("form_drafts") ?? "").not.toContain("Baths");
});

test("without a network the dialog says so, keeps all, and the next press sends the same key", async () => {
  const { dialog, give, importIt } = await openImportDialog();
  await give(textOf(vienna));
  await dialog.findByText("Opera");
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  api.on(files.importJson, () => Promise.reject(new TypeError("Failed to fetch")));
  await importIt();
  expect((await dialog.findByRole("alert")).textContent).toMatch(/^You are offline/);
  expect(dialog.getAllByText(/^You are offline/)).toHaveLength(1);
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty("value", "Vienna");
  expect(dialog.getByRole("button", { name: "Import" })).toHaveProperty("disabled", true);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  api.on(files.importJson, ({ body }) => ({ ...sentTrip(body), id: "made" }));
  await importIt();
  await screen.findByText("“Vienna” is now in your trips.");
  const calls = api.callsOf(files.importJson);
  const keys = calls.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
});

test.each([
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a proxy without a server", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
])("with %s the dialog says that there is no connection, and keeps all", async (_, answer) => {
  const { dialog, give, importIt } = await openImportDialog();
  await give(textOf(vienna));
  await dialog.findByText("Opera");
  api.on(files.importJson, answer);
  await importIt();
  const said = await dialog.findByText(/^There is no connection to the server/);
  expect(said.textContent).toContain("Everything here is kept");
  expect(dialog.queryByText(/Server error/)).toBeNull();
  expect(dialog.getByText("Opera")).toBeDefined();
});

test("a file dropped on the list is read at once", async () => {
  openApp("/trips");
  await screen.findByRole("button", { name: "Import" });
  const dropped = new Event("drop", { bubbles: true, cancelable: true });
  const dataTransfer = { types: ["Files"], files: [new File([textOf(vienna)], "trip.json")] };
  Object.assign(dropped, { dataTransfer });
  window.dispatchEvent(dropped);
  const dialog = within(await screen.findByRole("dialog", { name: "Import a trip" }));
  expect(await dialog.findByText("Opera")).toBeDefined();
  expect(dropped.defaultPrevented).toBe(true);
});
