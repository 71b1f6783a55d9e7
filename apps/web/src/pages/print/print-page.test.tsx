import { endpoints } from "@castor/core/endpoints.ts";
import { newFinance } from "@castor/core/finance/finance.ts";
import { makeNote, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { redactTrip } from "@castor/core/trips/redact-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { asViewer, withoutMoney } from "../../../testing/as-member.ts";
import { captureDownloads } from "../../../testing/capture-downloads.ts";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

let api: FakeApi;

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("./print-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  api = new FakeApi();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const trip = makeTrip({
  id: "t1",
  name: "Weekend in Vienna",
  routes: [
    makeRoute({
      id: "d1",
      name: "Old town",
      description: "Take **boots**",
      notes: [makeNote({ text: "[ ] Buy tickets" })],
      points: [
        makePoint({ id: "p1", name: "Café Central", finance: { ...newFinance("EUR"), price: 40 } }),
        makePoint({ id: "p2", name: "Prater", priority: "second" }),
      ],
    }),
    makeRoute({ id: "d2", name: "Way home", date: "2026-12-06 10:00" }),
  ],
  notes: [makeNote({ text: "Passports" })],
});

/** Estimates of a kilometre and a quarter of an hour. */
function openPrint(search = "", shown: Trip = trip) {
  api.on(endpoints.trips.get, () => shown);
  api.on(endpoints.services.route, ({ body: { points } }) => ({
    provider: "estimate",
    estimated: true,
    legs: points.slice(1).map(() => ({
      distance: 1_000,
      duration: 900,
      geometry: { type: "LineString" as const, coordinates: [] },
    })),
  }));
  return openApp(`/print/t1${search}`);
}
const booklet = () => screen.findByRole("article", { name: "Weekend in Vienna" });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole("checkbox", { name }));

test("the whole trip is printed in the order of the screen, with its times, prices and notes", async () => {
  openPrint();
  const paper = within(await booklet());
  await paper.findByText(/^Walk|^Car: about 1\skm, 15\smin/);
  const names = paper.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(names).toEqual([
    "Weekend in Vienna",
    "Notes and tasks",
    "Costs",
    "Old town",
    "Notes and tasks",
    "Way home",
  ]);
  expect(paper.getByText("Café Central")).toBeDefined();
  expect(paper.getByText("€40 (whole group)")).toBeDefined();
  expect(paper.getByText("Nothing is planned for this day yet.")).toBeDefined();
  // A QR code for each day, and the map of the one that has points.
  await waitFor(() => expect(paper.getAllByRole("img", { name: "Day map" })).toHaveLength(3));
});

test("what is switched off is not printed, and the address says so", async () => {
  const router = openPrint();
  await booklet();
  for (const name of ["Prices", "Descriptions", "Notes and tasks", "Points “if time allows”"])
    await press(name);
  const paper = within(await booklet());
  for (const text of [/€40/, "boots", "Passports", "Prater"])
    expect(paper.queryByText(text), String(text)).toBeNull();
  expect(paper.getByText("1 optional point is not printed.")).toBeDefined();
  expect(router.state.location.search).toEqual({
    ...{ prices: "0", descriptions: "0", notes: "0", optional: "0" },
  });
  await press("Prices");
  expect(await within(await booklet()).findByText("€40 (whole group)")).toBeDefined();
});

test("a switch turns at once, and two that turn in one moment both count", async () => {
  const router = openPrint();
  await booklet();
  const [prices, texts] = ["Prices", "Descriptions"].map((name) =>
    screen.getByRole<HTMLInputElement>("checkbox", { name }),
  );
  if (!prices || !texts) throw new Error("The switches are missing.");
  fireEvent.click(prices);
  expect(prices.checked).toBe(false);
  fireEvent.click(texts);
  expect([prices.checked, texts.checked]).toEqual([false, false]);
  const search = { prices: "0", descriptions: "0" };
  await waitFor(() => expect(router.state.location.search).toEqual(search));
  expect([prices.checked, texts.checked]).toEqual([false, false]);
});

test("the address alone says what is printed, and on what paper", async () => {
  openPrint("?routeIds=d2&paper=pocket&notes=0");
  const paper = await booklet();
  expect(paper.dataset.paper).toBe("pocket");
  expect(within(paper).queryByText("Café Central")).toBeNull();
  expect(within(paper).getByRole("heading", { name: "Way home" })).toBeDefined();
  expect(screen.getByRole("radio", { name: "Pocket" })).toHaveProperty("checked", true);
});

test("pictures are printed by choice; “Print” waits for them, and one that does not come leaves nothing", async () => {
  const asked = fakeImages();
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  const pictured = (file: string) => ({
    ...{ file, proof: "p".repeat(43), author: "Ada" },
    ...{ licence: "CC BY 4.0", licenceUrl: "" },
  });
  const points = ["Prater", "Opera"].map((name) =>
    makePoint({ id: name, linkId: name, name, picture: pictured(`${name}.jpg`) }),
  );
  const router = openPrint("", makeTrip({ id: "t1", routes: [makeRoute({ points })] }));
  const paper = within(await screen.findByRole("article"));
  expect(asked).toEqual([]);
  await press("Pictures of the places");
  await waitFor(() => expect(router.state.location.search).toEqual({ pictures: "1" }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(paper.getAllByRole("img", { name: "Day map" })).toHaveLength(2));
  print.mockClear();
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  await screen.findByText("Loading the pictures…");
  expect(print).not.toHaveBeenCalled();
  asked[0]?.onload?.();
  asked[1]?.onerror?.();
  const picture = await paper.findByRole("img", { name: "Prater" });
  expect(picture.getAttribute("src")).toBe(`/pictures/${"p".repeat(43)}/Prater.jpg`);
  expect(paper.getByText("Ada, CC BY 4.0, Wikimedia Commons")).toBeDefined();
  expect(paper.queryByRole("img", { name: "Opera" })).toBeNull();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

/** Pictures that load when the test says so. */
function fakeImages() {
  const asked: { src?: string; onload?: () => void; onerror?: () => void }[] = [];
  class FakeImage {
    constructor() {
      asked.push(this);
    }
  }
  vi.stubGlobal("Image", FakeImage);
  return asked;
}

test("some days are chosen one by one, and one always stays", async () => {
  const router = openPrint();
  await booklet();
  await userEvent.click(screen.getByRole("radio", { name: "Some days" }));
  const list = within(await screen.findByRole("list", { name: "Days" }));
  expect(list.getByRole("checkbox", { name: /Old town/ })).toHaveProperty("disabled", true);
  await userEvent.click(list.getByRole("checkbox", { name: /Way home/ }));
  await userEvent.click(list.getByRole("checkbox", { name: /Old town/ }));
  expect(router.state.location.search).toEqual({ routeIds: "d2" });
  await userEvent.click(screen.getByRole("radio", { name: "Whole trip" }));
  expect(router.state.location.search).toEqual({});
});

test("“Print” opens the print dialog of the browser", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  openPrint();
  await booklet();
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

test("“Download PDF” asks the server for what is chosen", async () => {
  const files = captureDownloads();
  api.on(endpoints.exports.pdf, () => new Response("%PDF"));
  openPrint("?paper=a5&notes=0&routeIds=d1");
  await booklet();
  await userEvent.click(screen.getByRole("button", { name: "Download PDF" }));
  await waitFor(async () =>
    expect(await files.saved()).toEqual([{ name: "trip_t1.pdf", text: "%PDF" }]),
  );
  const [call] = api.callsOf(endpoints.exports.pdf);
  const asked = new URL(call?.path ?? "", "http://castor").searchParams;
  expect(Object.fromEntries(asked)).toEqual({ paper: "a5", notes: "0", routeIds: "d1" });
});

test("a visitor of a public trip prints what visitors see", async () => {
  openPrint("", redactTrip(trip));
  const paper = within(await booklet());
  expect(paper.getByText("Café Central")).toBeDefined();
  for (const text of [/€40/, "Passports", "Buy tickets"])
    expect(paper.queryByText(text)).toBeNull();
  expect(screen.getAllByRole("checkbox")).toHaveLength(4);
});

test.each([
  ["a viewer", asViewer, ["Prices", "Hotels", "Notes"]],
  ["a viewer who sees no money", { ...asViewer, ...withoutMoney }, ["Hotels", "Notes"]],
])("%s chooses among what they see", async (_, standing, offered) => {
  openPrint("", { ...trip, ...standing });
  await booklet();
  const choices = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
  for (const name of ["Prices", "Hotels", "Notes"])
    expect(
      choices.some((text) => text?.startsWith(name.slice(0, 4))),
      name,
    ).toBe(offered.includes(name));
});

test("a trip that is not there is said to be missing", async () => {
  api.on(endpoints.trips.get, () => refuse("NOT_FOUND"));
  openApp("/print/t1");
  await waitFor(() => expect(screen.getByRole("heading", { name: "Map not found" })).toBeDefined());
});

test("an empty trip says that it has no days", async () => {
  openPrint("", makeTrip({ id: "t1", name: "Weekend in Vienna" }));
  expect(within(await booklet()).getByText("No days yet")).toBeDefined();
});
