import { Blob as NodeBlob, File as NodeFile } from "node:buffer";
import { endpoints } from "@castor/core/endpoints.ts";
import { toTripZipIndex } from "@castor/core/exports/json/trip-zip.ts";
import { makeTrip } from "@castor/core/testing/make.ts";
import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { press } from "../../../testing/open-app.tsx";
import { openImportDialog } from "../../../testing/open-import.ts";
import { forgetImports, loadImportDialog, serveImports } from "../../../testing/serve-imports.ts";
import { dismissToast, listToasts } from "../../ui/feedback/show-toast.ts";

vi.mock("../../features/imports/zip/add-zipped-files.ts", () => {
  throw new Error("The network is gone.");
});

const { exports: exported, files, trips } = endpoints;
let api: FakeApi;

beforeAll(loadImportDialog);
beforeEach(() => {
  api = serveImports();
  // Files of jsdom can be neither cut nor streamed.
  vi.stubGlobal("Blob", NodeBlob);
  vi.stubGlobal("File", NodeFile);
  api.on(files.usage, () => ({ bytes: 0, limit: 2_000, fileLimit: 1_000, largest: [] }));
  api.on(trips.remove, () => ({ success: true }));
});
afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
  forgetImports();
});

async function give(names: readonly string[]) {
  const listed = names.map((name) => ({ path: name, name, type: "text/plain", bytes: 1, at: [] }));
  const index = toTripZipIndex(makeTrip({ name: "Vienna" }), listed, new Date());
  const contents = Object.fromEntries(names.map((name) => [name, strToU8("a")]));
  const zip = zipSync({ ...contents, "trip.json": strToU8(JSON.stringify(index)) });
  const opened = await openImportDialog();
  const input = await opened.dialog.findByLabelText("Choose a file", { selector: "input" });
  await userEvent.upload(input, new File([zip], "Vienna.zip"));
  await opened.dialog.findByDisplayValue("Vienna");
  return opened;
}

test("nothing is imported where the part for its files does not load, and it can be tried again", async () => {
  const { dialog, importIt } = await give(["a.txt"]);
  await importIt();
  expect(await dialog.findByText(/ Nothing was imported\.$/)).toBeDefined();
  expect(api.callsOf(exported.importJson)).toEqual([]);
  await userEvent.clear(dialog.getByLabelText(/^Name/));
  await importIt();
  await waitFor(() => expect(dialog.queryByText(/ Nothing was imported\.$/)).toBeNull());
});

test("a trip without files needs no such part, neither to come nor to go", async () => {
  const { importIt } = await give([]);
  await importIt();
  await press("Undo");
  await waitFor(() => expect(api.callsOf(trips.remove)).toHaveLength(1));
});
