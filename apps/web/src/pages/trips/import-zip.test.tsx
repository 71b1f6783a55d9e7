import { Blob as NodeBlob, File as NodeFile } from "node:buffer";
import { endpoints } from "@castor/core/endpoints.ts";
import { type FiledFile, toTripZipIndex } from "@castor/core/exports/json/trip-zip.ts";
import {
  makeFinanceItem,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { copyTrip } from "@castor/core/trips/copy-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { press } from "../../../testing/open-app.tsx";
import { openImportDialog } from "../../../testing/open-import.ts";
import {
  forgetImports,
  loadImportDialog,
  sentTrip,
  serveImports,
} from "../../../testing/serve-imports.ts";
import { discardUploads, uploadQueue } from "../../data/uploads/page-uploads.ts";
import type { sendByTus } from "../../data/uploads/send-by-tus.ts";
import { dismissToast, listToasts } from "../../ui/feedback/show-toast.ts";

const sent = vi.hoisted(() => ({ send: vi.fn<typeof sendByTus>() }));
vi.mock("../../data/uploads/send-by-tus.ts", () => ({
  sendByTus: sent.send,
  endUpload: async () => {},
}));

/** Runs until it is given up. */
const neverSent: typeof sendByTus = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

const { attachments, exports: exported, files, trips } = endpoints;
let api: FakeApi;
/** The trip as the server has made it. */
let made: Trip;

beforeAll(loadImportDialog);
beforeEach(() => {
  api = serveImports();
  // Files of jsdom can be neither cut nor streamed.
  vi.stubGlobal("Blob", NodeBlob);
  vi.stubGlobal("File", NodeFile);
  sent.send.mockReset().mockImplementation(async ({ name }) => name.replace(/\W/g, "-"));
  api.on(exported.importJson, ({ body }) => {
    const copy = copyTrip(
      { ...sentTrip(body), attachments: [] },
      { newId: (former) => `new-${former}` },
    );
    if (!copy) throw new Error("refused");
    made = copy;
    return made;
  });
  api.on(trips.get, () => made);
  api.on(trips.save, () => made);
  api.on(files.usage, () => ({ bytes: 0, limit: 2_000, fileLimit: 1_000, largest: [] }));
  api.on(
    attachments.save,
    ({ body: { fileId = "", kind = "trip", thingId = "", caption = "" } }) => ({
      ...{ id: `${fileId}-at-${thingId}`, fileId, kind, thingId, caption, showsMoney: false },
      ...{ name: fileId, type: "text/plain", bytes: 1, hash: "", ownerId: "", isPublic: false },
      created: "2026-11-30T10:00:00Z",
    }),
  );
});
afterEach(async () => {
  await discardUploads();
  for (const { id } of listToasts()) dismissToast(id);
  forgetImports();
});

const vienna = makeTrip({
  ...{ id: "vienna", name: "Vienna" },
  routes: [makeRoute({ id: "day", points: [makePoint({ name: "Opera", linkId: "opera" })] })],
  financeItems: [makeFinanceItem({ id: "flight" })],
  notes: [makeNote({ id: "note" })],
});
const at = (kind: FiledFile["at"][number]["kind"], thingId: string, caption = "") => ({
  ...{ kind, thingId, caption },
});
const row = (name: string, places: FiledFile["at"]): FiledFile => ({
  ...{ path: `files/${name}`, name, type: "text/plain", bytes: 1, at: places },
});
function zipOf(listed: FiledFile[], contents: Record<string, string>): File {
  const index = toTripZipIndex(vienna, listed, new Date());
  const entries = Object.entries(contents).map(([name, text]) => [`files/${name}`, strToU8(text)]);
  const all = { ...Object.fromEntries(entries), "trip.json": strToU8(JSON.stringify(index)) };
  return new File([zipSync(all)], "Vienna.castor-trip.zip");
}
const toastsOf = (kind: "ok" | "error") =>
  listToasts().find((toast) => toast.kind === kind)?.text ?? "";
const give = async (file: File) => {
  const opened = await openImportDialog();
  const input = await opened.dialog.findByLabelText("Choose a file", { selector: "input" });
  await userEvent.upload(input, file);
  return opened;
};

test("a trip comes with its files: they are counted before, and wait for their upload at the new things", async () => {
  const { dialog, importIt } = await give(
    zipOf(
      [
        row("ticket.txt", [at("route", "day", "There"), at("cost", "flight"), at("note", "note")]),
        { ...row("view.txt", [at("place", "opera", "West")]), isCover: true },
        row("map.txt", [at("trip", "vienna")]),
        row("lost place.txt", [at("place", "gone")]),
      ],
      { "ticket.txt": "a", "view.txt": "bb", "map.txt": "ccc", "lost place.txt": "dddd" },
    ),
  );
  expect(await dialog.findByText(/ 4 files, 1 kB$/)).toBeDefined();
  await importIt();
  await waitFor(() => expect(api.callsOf(attachments.save)).toHaveLength(6));
  const tripId = made.id;
  const places = api.callsOf(attachments.save).map(({ body }) => body);
  expect(
    places.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
  ).toMatchObject([
    { tripId, fileId: "lost-place-txt", kind: "trip", thingId: tripId },
    { tripId, fileId: "map-txt", kind: "trip", thingId: tripId },
    { fileId: "ticket-txt", kind: "cost", thingId: "new-flight", caption: "" },
    { fileId: "ticket-txt", kind: "note", thingId: "new-note", caption: "" },
    { fileId: "ticket-txt", kind: "route", thingId: "new-day", caption: "There" },
    { fileId: "view-txt", kind: "place", thingId: "new-opera", caption: "West" },
  ]);
  const bytes = await Promise.all(sent.send.mock.calls.map(([, sending]) => sending.bytes.text()));
  expect(bytes.toSorted()).toEqual(["a", "bb", "ccc", "dddd"]);
  await waitFor(() => expect(uploadQueue()?.read()).toEqual([]));
  expect(api.callsOf(trips.save).map(({ body }) => body)).toMatchObject([
    { id: tripId, coverFileId: "view-txt" },
  ]);
});

test("what does not come is named before the import, and the trip comes with the rest", async () => {
  const names = ["gone.txt", "empty.txt", "film.txt", "a.txt", "b.txt", "c.txt"];
  const big = "x".repeat(900);
  const { dialog, importIt } = await give(
    zipOf(
      names.map((name) => row(name, [])),
      { "empty.txt": "", "film.txt": "x".repeat(1_001), "a.txt": big, "b.txt": big, "c.txt": big },
    ),
  );
  expect(await dialog.findByText(/ 2 files, 2 kB$/)).toBeDefined();
  expect(dialog.getByText("Missing from the archive: gone.txt.")).toBeDefined();
  expect(dialog.getByText("Empty and left out: empty.txt.")).toBeDefined();
  expect(dialog.getByText("Larger than 1 kB and left out: film.txt.")).toBeDefined();
  expect(dialog.getByText(/^Your account has no room for: c\.txt\./)).toBeDefined();
  await importIt();
  await waitFor(() => expect(api.callsOf(attachments.save)).toHaveLength(2));
});

test("a file that is broken in the archive is named after the import, and nothing of it comes", async () => {
  const zip = zipOf([row("a.txt", []), row("b.txt", [])], { "a.txt": "whole", "b.txt": "right" });
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const crc = new DataView(bytes.buffer);
  const entry = crc.getUint32(bytes.length - 6, true);
  crc.setUint32(entry + 16, 1, true);
  crc.setUint32(14, 1, true);
  const { importIt, dialog } = await give(new File([bytes], "broken.zip"));
  await dialog.findByText(/ 2 files, 1 kB$/);
  await importIt();
  await waitFor(() => expect(api.callsOf(attachments.save)).toHaveLength(1));
  expect(listToasts().some(({ kind, text }) => kind === "error" && text.includes("a.txt"))).toBe(
    true,
  );
});

test("the import is undone with the files that wait", async () => {
  api.on(trips.remove, () => ({ success: true }));
  sent.send.mockImplementation(neverSent);
  const { importIt, dialog } = await give(zipOf([row("a.txt", [])], { "a.txt": "a" }));
  await dialog.findByText(/ 1 file, 1 kB$/);
  await importIt();
  await waitFor(() => expect(uploadQueue()?.read()).toHaveLength(1));
  await press("Undo");
  await waitFor(() => expect(api.callsOf(trips.remove)).toHaveLength(1));
  expect(uploadQueue()?.read()).toEqual([]);
});

test("an undo that fails leaves the trip with the files that wait", async () => {
  api.on(trips.remove, () => refuse("FORBIDDEN"));
  sent.send.mockImplementation(neverSent);
  const { importIt, dialog } = await give(zipOf([row("a.txt", [])], { "a.txt": "a" }));
  await dialog.findByText(/ 1 file, 1 kB$/);
  await importIt();
  await press("Undo");
  await waitFor(() => expect(toastsOf("error")).toMatch(/could not be removed again/));
  expect(uploadQueue()?.read()).toHaveLength(1);
});

test("files that the browser cannot keep are named, the first of them, and the trip is there", async () => {
  const names = ["1", "2", "3", "4", "5", "6", "7"].map((name) => `${name}.txt`);
  const contents = Object.fromEntries(names.map((name) => [name, "a"]));
  const { importIt, dialog } = await give(
    zipOf(
      names.map((name) => row(name, [])),
      contents,
    ),
  );
  await dialog.findByText(/ 7 files, 1 kB$/);
  const queue = uploadQueue();
  if (!queue) throw new Error("nobody is logged in");
  vi.spyOn(queue, "add").mockRejectedValue(new Error("no room"));
  await importIt();
  await waitFor(() =>
    expect(toastsOf("error")).toMatch(/: 1.txt, 2.txt, 3.txt, 4.txt, 5.txt and 2 more\.$/),
  );
  await waitFor(() => expect(toastsOf("ok")).toBe("“Vienna” is now in your trips."));
});

test("an import goes on when its dialog is closed, without a question, and leaves the page as it is", async () => {
  const answer = Promise.withResolvers<void>();
  api.on(exported.importJson, async ({ body }) => {
    await answer.promise;
    made = { ...sentTrip(body), id: "made", attachments: [] };
    return made;
  });
  const { importIt, dialog, router } = await give(zipOf([row("a.txt", [])], { "a.txt": "a" }));
  await dialog.findByText(/ 1 file, 1 kB$/);
  await importIt();
  const isHeld = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await waitFor(() => expect(api.callsOf(exported.importJson)).toHaveLength(1));
  await press("Cancel");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(isHeld()).toBe(true);
  answer.resolve();
  await waitFor(() => expect(toastsOf("ok")).toBe("“Vienna” is now in your trips."));
  await waitFor(() => expect(api.callsOf(attachments.save)).toHaveLength(1));
  expect(router.state.location.pathname).toBe("/trips");
  await waitFor(() => expect(isHeld()).toBe(false));
});

test("the archive of an account is told apart, and a trip.json that is broken is no trip", async () => {
  const account = { "files/1-a.txt": strToU8("a"), "files.json": strToU8("[]") };
  const { dialog } = await give(new File([zipSync(account)], "castor-files.zip"));
  expect(await dialog.findByText(/^This archive holds the files of an account/)).toBeDefined();
  const input = await dialog.findByLabelText("Choose a file", { selector: "input" });
  const cut = { "trip.json": strToU8('{"format":"castor-trip","version":1,"trip":{') };
  await userEvent.upload(input, new File([zipSync(cut)], "cut.zip"));
  expect(await dialog.findByText("Invalid JSON format on import")).toBeDefined();
});
