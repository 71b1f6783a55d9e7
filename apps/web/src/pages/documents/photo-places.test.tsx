import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FilesServer, makeFilesTrip } from "../../../testing/files-page.ts";
import { beginInEnglish, forgetNotes } from "../../../testing/notes-page.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import { discardUploads } from "../../data/uploads/page-uploads.ts";
import type { sendByTus } from "../../data/uploads/send-by-tus.ts";
import { startWords } from "../../i18n/words.ts";

const sent = vi.hoisted(() => ({ send: vi.fn<typeof sendByTus>() }));
vi.mock("../../data/uploads/send-by-tus.ts", () => ({
  sendByTus: sent.send,
  endUpload: async () => {},
}));

/** Taken on 5 December 2026 at 20:15 at 48.2033 N, 16.3692 E. */
const taken = Uint8Array.from(
  atob(
    "/9j/4QF2RXhpZgAASUkqAAgAAAAIAA8BAgAHAAAAfgAAABIBAwABAAAAAQAAABoBBQABAAAAbgAAABsBBQABAAAAdgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAhgAAACWIBAABAAAACAEAAAAAAAA4YwAA6AMAADhjAADoAwAAQ2FtZXJhAAAIAACQBwAEAAAAMDIxMAOQAgAUAAAA9AAAABGQAgAHAAAA7AAAAAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAAgAAAAOgBAABAAAAAgAAAAAAAAArMDQ6MDAAADIwMjY6MTI6MDUgMjA6MTU6MTIABAABAAIAAgAAAE4AAAACAAUAAwAAAFYBAAADAAIAAgAAAEUAAAAEAAUAAwAAAD4BAAAAAAAAEAAAAAEAAAAWAAAAAQAAAAkAAAABAAAAMAAAAAEAAAAMAAAAAQAAAAwAAAABAAAA/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFiAsICMmJykqKRkfLTAtKDAlKCko/9sAQwEHBwcKCAoTCgoTKBoWGigoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo/8AAEQgAAgACAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAAG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AlwBIv//Z",
  ),
  (sign) => sign.charCodeAt(0),
);
const photo = (name: string) => new File([taken], name, { type: "image/jpeg" });
const screenshot = () => new File(["no metadata"], "Screen.png", { type: "image/png" });

beforeAll(async () => {
  await startWords();
  await import("./documents-page.tsx");
});
beforeEach(async () => {
  await beginInEnglish();
  sent.send.mockReset().mockImplementation(async ({ name }) => `sent${name}`);
});
afterEach(async () => {
  await discardUploads();
  forgetNotes();
});

async function add(files: File[]) {
  const opera = makePoint({ linkId: "opera", name: "Opera", lat: 48.2034, lng: 16.3691 });
  const day = makeRoute({
    id: "day2",
    name: "Old town",
    date: "2026-12-05 09:00",
    points: [opera],
  });
  const server = new FilesServer(makeFilesTrip({ routes: [day], attachments: [] }));
  openApp(`/documents/${server.trip.id}`);
  await screen.findByRole("link", { name: "Vienna" });
  const [input] = screen.getAllByLabelText("Add files", { selector: "input" });
  await userEvent.upload(input as HTMLElement, files);
  return server;
}
const places = ({ api }: FilesServer) =>
  api.callsOf(endpoints.attachments.save).map(({ body }) => {
    const { fileId, kind, thingId } = body as Record<string, string>;
    return kind === "trip" ? `${fileId} trip` : `${fileId} ${kind} ${thingId}`;
  });

test("photos that say where they were taken are proposed to their point, and nothing is sent before", async () => {
  const server = await add([photo("One.jpg"), photo("Two.jpg"), screenshot()]);
  const dialog = await screen.findByRole("dialog", { name: "Where these photos were taken" });
  expect(within(dialog).getAllByText("Opera")).toHaveLength(2);
  expect(sent.send).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole("checkbox", { name: /Two/ }));
  await press("Put them there");
  await waitFor(() => expect(places(server)).toHaveLength(3));
  expect(places(server).toSorted()).toEqual([
    "sentOne.jpg place opera",
    "sentScreen.png trip",
    "sentTwo.jpg trip",
  ]);
});

test("left with the trip they stand there", async () => {
  const server = await add([photo("One.jpg")]);
  await screen.findByRole("dialog");
  await press("Leave them with the trip");
  await waitFor(() => expect(places(server)).toEqual(["sentOne.jpg trip"]));
});

test("photos that say nothing are added without a question", async () => {
  const server = await add([screenshot()]);
  await waitFor(() => expect(places(server)).toEqual(["sentScreen.png trip"]));
  expect(screen.queryByRole("dialog")).toBeNull();
});
