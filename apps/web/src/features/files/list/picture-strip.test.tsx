import { endpoints } from "@castor/core/endpoints.ts";
import { makeAttachment } from "@castor/core/testing/make.ts";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FilesServer, makeFilesTrip } from "../../../../testing/files-page.ts";
import { beginInEnglish, forgetNotes } from "../../../../testing/notes-page.ts";
import { startWords } from "../../../i18n/words.ts";
import { KitProvider } from "../../../ui/theme/kit-provider.tsx";
import { ThingFiles } from "../thing-files.tsx";

beforeAll(async () => {
  await startWords();
  await import("../view/picture-view.tsx");
});
beforeEach(async () => {
  await beginInEnglish();
  // The page of tests has none.
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => {} }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetNotes();
});

const at = { kind: "place", thingId: "opera" } as const;
const photo = (name: string) => makeAttachment({ ...at, fileId: name, name, type: "image/jpeg" });

function showCard(photos: number) {
  const names = ["Stage.jpg", "Foyer.jpg", "Box.jpg"].slice(0, photos);
  const attachments = [...names.map(photo), makeAttachment({ ...at, name: "Seats.pdf" })];
  const server = new FilesServer(makeFilesTrip({ attachments }));
  server.api.on(endpoints.files.picture, () => new Response("picture"));
  render(
    <KitProvider>
      <ThingFiles trip={server.trip} {...at} look="card" />
    </KitProvider>,
  );
}

test("several pictures of a card stand in one row; what can be done with one is where it opens", async () => {
  showCard(3);
  const strip = within(await screen.findByRole("list", { name: "Pictures" }));
  expect(strip.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    ...["Stage.jpg", "Foyer.jpg", "Box.jpg"],
  ]);
  expect(screen.getByRole("button", { name: "Actions for “Seats.pdf”" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Actions for “Foyer.jpg”" })).toBeNull();
  await userEvent.click(strip.getByRole("button", { name: "Foyer.jpg" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Foyer.jpg" }));
  expect(dialog.getByText("2 of 3")).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Actions for “Foyer.jpg”" }));
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Add a caption", hidden: true }),
  );
  expect(await screen.findByRole("dialog", { name: "Add a caption" })).toBeDefined();
});

test("one picture is a row of its own", async () => {
  showCard(1);
  expect(await screen.findByRole("button", { name: "Actions for “Stage.jpg”" })).toBeDefined();
  expect(screen.queryByRole("list", { name: "Pictures" })).toBeNull();
});
