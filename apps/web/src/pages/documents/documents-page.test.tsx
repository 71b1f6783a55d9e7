import { endpoints } from "@castor/core/endpoints.ts";
import { makeAttachment } from "@castor/core/testing/make.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { asViewer } from "../../../testing/as-member.ts";
import { FilesServer, makeFilesTrip } from "../../../testing/files-page.ts";
import { hostileNames } from "../../../testing/hostile-names.ts";
import { beginInEnglish, forgetNotes } from "../../../testing/notes-page.ts";
import { openApp, press, typeInto } from "../../../testing/open-app.tsx";
import { ApiError } from "../../data/http/api-error.ts";
import { discardUploads, uploadQueue } from "../../data/uploads/page-uploads.ts";
import type { sendByTus } from "../../data/uploads/send-by-tus.ts";
import { startWords } from "../../i18n/words.ts";
import { listToasts } from "../../ui/feedback/show-toast.ts";

const sent = vi.hoisted(() => ({ send: vi.fn<typeof sendByTus>() }));
vi.mock("../../data/uploads/send-by-tus.ts", () => ({
  sendByTus: sent.send,
  endUpload: async () => {},
}));

beforeAll(async () => {
  await startWords();
  await import("./documents-page.tsx");
});
beforeEach(async () => {
  await beginInEnglish();
  sent.send.mockReset().mockResolvedValue("sent1");
});
afterEach(async () => {
  await discardUploads();
  vi.useRealTimers();
  forgetNotes();
});

const { attachments } = endpoints;
const pdf = (name: string) => new File(["%PDF-1.4"], name, { type: "application/pdf" });

async function open(changes: Parameters<typeof makeFilesTrip>[0] = {}) {
  const server = new FilesServer(makeFilesTrip(changes));
  openApp(`/documents/${server.trip.id}`);
  await screen.findByRole("link", { name: "Vienna" });
  return server;
}

/** The headings and files on the screen, in order. */
const readPage = () =>
  [...document.querySelectorAll("main section")].flatMap((section) => [
    section.querySelector("h2")?.textContent ?? "",
    ...[...section.querySelectorAll("li")].map(
      (row) => row.querySelector("[data-tooltip]")?.textContent ?? "",
    ),
  ]);
const rowOf = (name: string): HTMLElement => {
  const row = screen.getByText(name).closest("li");
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};
const choose = async (name: string, action: string) => {
  await press(`Actions for “${name}”`);
  await userEvent.click(await screen.findByRole("menuitem", { name: action, hidden: true }));
};

test("files stand by day, then those of the trip, then those without a day", async () => {
  await open();
  expect(readPage()).toEqual([
    ...["04/12 (Fri) Arrival", "Plan.txt"],
    ...["05/12 (Sat) Old town", "Seats.pdf"],
    ...["Whole trip", "Passport.jpg"],
    ...["Without a day", "Receipt.pdf", "Wheel.zip"],
  ]);
  expect(rowOf("Seats.pdf").textContent).toContain("Row 4");
  expect(rowOf("Seats.pdf").textContent).toContain("Opera");
  expect(rowOf("Receipt.pdf").textContent).toContain("Night train");
});

test("today's files are first", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-05T12:00:00Z") });
  await open();
  expect(readPage().slice(0, 2)).toEqual(["05/12 (Sat) Old town", "Seats.pdf"]);
});

test("files are found by name, caption and place, and by kind", async () => {
  await open();
  for (const [words, found] of [
    ["PASSP", "Passport.jpg"],
    ["row 4", "Seats.pdf"],
    ["night", "Receipt.pdf"],
  ] as const) {
    await typeInto("Search files", words);
    await waitFor(() => expect(readPage().slice(1)).toEqual([found]));
  }
  await userEvent.click(screen.getByRole("radio", { name: "Other" }));
  expect(await screen.findByText("No such files.")).toBeDefined();
  await press("Show all files");
  expect(readPage()).toHaveLength(9);
  await userEvent.click(screen.getByRole("radio", { name: "Pictures" }));
  expect(readPage()).toEqual(["Whole trip", "Passport.jpg"]);
});

test("an added file is shown while it is sent, and is attached to the trip when it is there; undo takes it away", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  sent.send.mockImplementation((_, { onProgress }) => {
    onProgress(4);
    return promise;
  });
  const server = await open();
  const [input] = screen.getAllByLabelText("Add files", { selector: "input" });
  await userEvent.upload(input as HTMLElement, pdf("Boarding.pdf"));
  expect(await screen.findByText("Uploading, 50%")).toBeDefined();
  expect(screen.getByRole("progressbar", { name: "Upload of “Boarding.pdf”" })).toBeDefined();
  resolve("sent1");
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  await screen.findByRole("button", { name: "Actions for “sent1”" });
  expect(server.api.callsOf(attachments.save).map(({ body }) => body)).toEqual([
    {
      ...{ tripId: server.trip.id, fileId: "sent1", kind: "trip", thingId: server.trip.id },
      ...{ caption: "", showsMoney: false },
    },
  ]);
  expect(uploadQueue()?.read()).toEqual([]);
  await userEvent.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(server.api.callsOf(attachments.remove)).toHaveLength(1));
});

test("what a file was added to is gone: the file is with the trip, and that is said", async () => {
  const server = await open();
  const place = { tripId: server.trip.id, kind: "place", thingId: "gone" } as const;
  await uploadQueue()?.add([pdf("Boarding.pdf")], place, { isOriginal: false });
  await waitFor(() => expect(server.api.callsOf(attachments.save)).toHaveLength(1));
  expect(server.api.callsOf(attachments.save)[0]?.body).toMatchObject({ kind: "trip" });
  await waitFor(() => expect(listToasts().at(-1)?.text).toContain("“Boarding.pdf”"));
});

test("a refused upload says why, and is sent again or given up", async () => {
  sent.send.mockRejectedValueOnce(
    new ApiError(413, "PAYLOAD_TOO_LARGE", "Your files take all of their room."),
  );
  const server = await open({ attachments: [] });
  const [input] = screen.getAllByLabelText("Add files", { selector: "input" });
  await userEvent.upload(input as HTMLElement, pdf("Boarding.pdf"));
  expect((await screen.findByRole("alert")).textContent).toBe("Your files take all of their room.");
  await press("Upload “Boarding.pdf” again");
  await waitFor(() => expect(server.api.callsOf(attachments.save)).toHaveLength(1));
  sent.send.mockRejectedValueOnce(new ApiError(507, "STORAGE_FULL", ""));
  await userEvent.upload(
    screen.getAllByLabelText("Add files", { selector: "input" })[0] as HTMLElement,
    pdf("Film.pdf"),
  );
  expect((await screen.findByRole("alert")).textContent).toContain("no room");
  await press("Do not upload “Film.pdf”");
  await waitFor(() => expect(screen.queryByText("Film.pdf")).toBeNull());
});

test("a caption is written, and a file is removed and comes back by undo", async () => {
  const server = await open();
  await choose("Plan.txt", "Add a caption");
  await typeInto("Caption", "Of the architect");
  await press("Save");
  await waitFor(() => expect(rowOf("Plan.txt").textContent).toContain("Of the architect"));
  await choose("Plan.txt", "Remove");
  await waitFor(() => expect(screen.queryByText("Plan.txt")).toBeNull());
  await press("Undo");
  expect(await screen.findByText("Plan.txt")).toBeDefined();
  await waitFor(() => expect(server.api.callsOf(attachments.save)).toHaveLength(2));
  expect(server.api.callsOf(attachments.save)[1]?.body).toMatchObject({
    ...{ fileId: "filePlan", kind: "route", thingId: "day1", caption: "Of the architect" },
  });
});

test("a viewer sees files, downloads them, and changes none", async () => {
  await open(asViewer);
  expect(readPage()).toHaveLength(9);
  expect(screen.queryByRole("button", { name: /^(Add|Actions)/ })).toBeNull();
  expect(document.querySelector("input[type=file]")).toBeNull();
  expect(screen.getByRole("button", { name: "Download “Seats.pdf”" })).toBeDefined();
});

test("a visitor finds no such page", async () => {
  const server = new FilesServer(
    makeFilesTrip({ role: null, canEdit: false, isPublic: true, attachments: [] }),
  );
  openApp(`/documents/${server.trip.id}`);
  expect(await screen.findByRole("heading", { name: /not found/i })).toBeDefined();
});

test("a trip without files says what they are for", async () => {
  await open({ attachments: [] });
  expect(screen.getByText(/^Tickets, bookings and photos/)).toBeDefined();
  expect(screen.getAllByRole("button", { name: "Add files" })).toHaveLength(1);
});

test("names and captions are plain text, whatever they hold", async () => {
  const names = [...hostileNames, '<b>&"😀', "x".repeat(200), "כרטיס.pdf"];
  await open({
    attachments: names.map((name, n) =>
      makeAttachment({ id: `a${n}`, fileId: `f${n}`, name, caption: name }),
    ),
  });
  for (const name of names) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  expect(document.querySelector("main li :is(script, b, img)")).toBeNull();
});

test("a text is shown as it is", async () => {
  const server = await open();
  server.api.on(endpoints.files.read, () => new Response("<b>Plan</b>"));
  await userEvent.click(screen.getByText("Plan.txt"));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText("<b>Plan</b>")).toBeDefined();
});
