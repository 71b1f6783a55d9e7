import { endpoints } from "@castor/core/endpoints.ts";
import { makeAttachment } from "@castor/core/testing/make.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FilesServer, makeFilesTrip } from "../../../testing/files-page.ts";
import { beginInEnglish, forgetNotes } from "../../../testing/notes-page.ts";
import { openApp, press, typeInto } from "../../../testing/open-app.tsx";
import { discardUploads } from "../../data/uploads/page-uploads.ts";
import type { sendByTus } from "../../data/uploads/send-by-tus.ts";
import { readStored } from "../../device/storage/storage.ts";
import { startWords } from "../../i18n/words.ts";

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
  forgetNotes();
});

const { attachments, privateFiles } = endpoints;
const ownerId = () => readStored("user_id") ?? "";

async function open() {
  const trip = makeFilesTrip();
  const server = new FilesServer({
    ...trip,
    attachments: trip.attachments.map((file) => ({ ...file, ownerId: ownerId() })),
  });
  openApp(`/documents/${trip.id}`);
  await screen.findByRole("link", { name: "Vienna" });
  return server;
}
const factsOf = (name: string) => screen.getByText(name).closest("li")?.textContent;
const choose = async (name: string, action: string) => {
  await press(`Actions for “${name}”`);
  await userEvent.click(await screen.findByRole("menuitem", { name: action, hidden: true }));
};

test("a file that is added only for me is not attached to the trip, and its row says who sees it", async () => {
  const server = await open();
  const [input] = screen.getAllByLabelText("Only for me", { selector: "input" });
  const passport = new File(["%PDF-1.4"], "Visa.pdf", { type: "application/pdf" });
  await userEvent.upload(input as HTMLElement, passport);
  await waitFor(() => expect(server.api.callsOf(privateFiles.save)).toHaveLength(1));
  expect(server.api.callsOf(privateFiles.save)[0]?.body).toEqual({
    ...{ tripId: server.trip.id, fileId: "sent1", kind: "trip", thingId: server.trip.id },
    caption: "",
  });
  await waitFor(() => expect(factsOf("sent1")).toContain("Only for me"));
  expect(server.api.callsOf(attachments.save)).toEqual([]);
});

test("an own file is hidden from the others and shown to them again", async () => {
  const server = await open();
  await choose("Seats.pdf", "Only for me");
  await waitFor(() => expect(factsOf("Seats.pdf")).toContain("Only for me"));
  expect(server.privateFiles).toMatchObject([
    { kind: "place", thingId: "opera", caption: "Row 4" },
  ]);
  expect(screen.getByText("Only you see “Seats.pdf” now.")).toBeDefined();
  await choose("Seats.pdf", "Show to all members");
  await waitFor(() => expect(factsOf("Seats.pdf")).not.toContain("Only for me"));
  expect(server.privateFiles).toEqual([]);
  expect(server.api.callsOf(privateFiles.show)[0]?.body).toMatchObject({
    fileId: "fileSeats",
    places: [{ kind: "place", thingId: "opera", caption: "Row 4" }],
  });
});

test("files of others cannot be hidden; a receipt that is hidden stands at the trip", async () => {
  const server = await open();
  server.trip = {
    ...server.trip,
    attachments: [makeAttachment({ id: "other", name: "Theirs.pdf", ownerId: "boris" })],
  };
  await choose("Receipt.pdf", "Only for me");
  await waitFor(() => expect(server.privateFiles).toMatchObject([{ kind: "trip" }]));
  await screen.findByText("Theirs.pdf");
  await press("Undo");
  await waitFor(() => expect(server.privateFiles).toEqual([]));
  expect(server.trip.attachments.at(-1)).toMatchObject({ kind: "cost", thingId: "train" });
  await press("Actions for “Theirs.pdf”");
  expect(screen.queryByRole("menuitem", { name: "Only for me", hidden: true })).toBeNull();
});

test("a private file gets a caption, and is deleted and comes back by undo", async () => {
  const server = await open();
  await choose("Plan.txt", "Only for me");
  await waitFor(() => expect(factsOf("Plan.txt")).toContain("Only for me"));
  await choose("Plan.txt", "Add a caption");
  await typeInto("Caption", "Of the architect");
  await press("Save");
  await waitFor(() => expect(factsOf("Plan.txt")).toContain("Of the architect"));
  await choose("Plan.txt", "Remove");
  await waitFor(() => expect(screen.queryByText("Plan.txt")).toBeNull());
  expect(server.privateFiles).toEqual([]);
  await press("Undo");
  await waitFor(() => expect(factsOf("Plan.txt")).toContain("Of the architect"));
});

test("one whose thing is gone stands at the trip", async () => {
  const trip = makeFilesTrip({ attachments: [] });
  const server = new FilesServer(trip);
  const at = { kind: "place", thingId: "gone" } as const;
  server.privateFiles = [{ ...makeAttachment({ name: "Visa.pdf" }), ...at }];
  openApp(`/documents/${trip.id}`);
  await screen.findByText("Visa.pdf");
  expect(screen.getByRole("heading", { name: "Whole trip" })).toBeDefined();
});
