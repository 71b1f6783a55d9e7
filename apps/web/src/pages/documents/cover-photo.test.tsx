import { endpoints } from "@castor/core/endpoints.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FilesServer, makeFilesTrip } from "../../../testing/files-page.ts";
import { beginInEnglish, forgetNotes } from "../../../testing/notes-page.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import { startWords } from "../../i18n/words.ts";

beforeAll(async () => {
  await startWords();
  await import("./documents-page.tsx");
});
beforeEach(beginInEnglish);
afterEach(forgetNotes);

const { save } = endpoints.trips;

async function open() {
  const server = new FilesServer(makeFilesTrip());
  server.api.on(save, ({ body: { id: _, ...change } }) => {
    server.trip = { ...server.trip, coverFileId: change.coverFileId ?? null };
    return server.trip;
  });
  openApp(`/documents/${server.trip.id}`);
  await screen.findByText("Passport.jpg");
  return server;
}
const actionsOf = async (name: string) => {
  await press(`Actions for “${name}”`);
  return screen.findAllByRole("menuitem", { hidden: true });
};
const choose = async (name: string, action: string) => {
  const items = await actionsOf(name);
  const item = items.find(({ textContent }) => textContent === action);
  if (!item) throw new Error(`no “${action}”`);
  await userEvent.click(item);
};

test("a photo becomes the trip's cover, an undo takes it off, and so does the same menu", async () => {
  const server = await open();
  const cover = (id: string | null) => waitFor(() => expect(server.trip.coverFileId).toBe(id));
  await choose("Passport.jpg", "Use as the trip’s cover");
  await cover("filePassport");
  expect(screen.getByText("“Passport.jpg” is the trip’s cover now.")).toBeDefined();
  await press("Undo");
  await cover(null);
  await choose("Passport.jpg", "Use as the trip’s cover");
  await cover("filePassport");
  await choose("Passport.jpg", "No longer the cover");
  await cover(null);
  expect(server.api.callsOf(save).map(({ body }) => body)).toEqual([
    { id: server.trip.id, coverFileId: "filePassport" },
    { id: server.trip.id, coverFileId: null },
    { id: server.trip.id, coverFileId: "filePassport" },
    { id: server.trip.id, coverFileId: null },
  ]);
});

test("what is no picture cannot be the cover", async () => {
  await open();
  const items = await actionsOf("Seats.pdf");
  expect(items.map(({ textContent }) => textContent)).not.toContain("Use as the trip’s cover");
});
