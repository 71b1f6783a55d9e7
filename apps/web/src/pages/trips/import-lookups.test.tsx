import { endpoints } from "@castor/core/endpoints.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { openImportDialog } from "../../../testing/open-import.ts";
import {
  forgetImports,
  loadImportDialog,
  sentTrip,
  serveImports,
} from "../../../testing/serve-imports.ts";

const { services, exports: files } = endpoints;
let api: FakeApi;
const sent = () => api.callsOf(files.importJson).map(({ body }) => sentTrip(body));

beforeAll(loadImportDialog);
beforeEach(() => {
  api = serveImports();
});
afterEach(forgetImports);

test("a pasted list: repeated places are marked and can be taken once, places without coordinates are looked for", async () => {
  const found: FoundPlace = {
    ...{ name: "Narikala", address: "Tbilisi", lat: 41.688, lng: 44.809, source: "x" },
    typeId: "HistoricalBuilding",
  };
  api.on(services.search, ({ q }) => (q === "Narikala" ? [found] : []));
  const { dialog, paste, importIt } = await openImportDialog();
  await paste("Baths 41.6878, 44.8109\nNarikala\nNowhere\nBaths 41.6878, 44.8109");
  expect(await dialog.findByText("found: Narikala, Tbilisi")).toBeDefined();
  expect(await dialog.findByText("not found, left out")).toBeDefined();
  expect(dialog.getByText("already on this day")).toBeDefined();
  await userEvent.click(dialog.getByRole("switch", { name: /^Take each place once/ }));
  await importIt();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [trip] = sent();
  expect(trip?.routes[0]?.points.map(({ name, typeId }) => [name, typeId])).toEqual([
    ["Baths", "Other"],
    ["Narikala", "HistoricalBuilding"],
  ]);
});

test("of a list with more names than are looked for at a time, the others are said to be left out unsought", async () => {
  api.on(services.search, () => []);
  const { dialog, paste } = await openImportDialog();
  const names = Array.from({ length: 102 }, (_, index) => `Nowhere no. ${index}`);
  await paste(["Baths 41.6878, 44.8109", ...names].join("\n"));
  expect(
    await dialog.findByText("100 places were not found and are left out.", {}, { timeout: 10_000 }),
  ).toBeDefined();
  expect(
    dialog.getByText("2 places without coordinates were not looked for and are left out."),
  ).toBeDefined();
  expect(dialog.getByText(/^Up to 100 names are looked for at a time/)).toBeDefined();
  expect(api.callsOf(services.search)).toHaveLength(100);
});
