import { endpoints } from "@castor/core/endpoints.ts";
import { makeAttachment } from "@castor/core/testing/make.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FilesServer, makeFilesTrip } from "../../../../testing/files-page.ts";
import { beginInEnglish, forgetNotes } from "../../../../testing/notes-page.ts";
import { openApp } from "../../../../testing/open-app.tsx";
import { startWords } from "../../../i18n/words.ts";

beforeAll(async () => {
  await startWords();
  await import("../../../pages/documents/documents-page.tsx");
  await import("./picture-view.tsx");
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

async function openPhoto() {
  const photos = ["a", "b"].map((id) =>
    makeAttachment({ id, fileId: `photo${id}`, name: `${id}.jpg`, type: "image/jpeg" }),
  );
  const server = new FilesServer(makeFilesTrip({ attachments: photos }));
  server.api.on(endpoints.files.picture, () => new Response("picture"));
  openApp(`/documents/${server.trip.id}`);
  await userEvent.click(await screen.findByText("a.jpg"));
  const dialog = await screen.findByRole("dialog");
  return { dialog, picture: await within(dialog).findByRole("img") };
}

test("a picture is zoomed and turned by buttons and keys; the next one is shown whole", async () => {
  const { dialog, picture } = await openPhoto();
  const look = () => dialog.querySelector("img")?.style.transform;
  const whole = look() ?? "";
  expect(whole).toContain("scale(1) rotate(0deg)");
  expect(within(dialog).getByRole("button", { name: "Smaller" })).toHaveProperty("disabled", true);
  await userEvent.click(within(dialog).getByRole("button", { name: "Larger" }));
  expect(look()).toContain("scale(1.5)");
  await userEvent.keyboard("+");
  expect(look()).toContain("scale(2.25)");
  await userEvent.keyboard("-");
  expect(look()).toContain("scale(1.5)");
  await userEvent.keyboard("0");
  expect(look()).toBe(whole);
  await userEvent.keyboard("r");
  expect(look()).toContain("rotate(90deg)");
  fireEvent.doubleClick(picture);
  expect(look()).toContain("scale(2.5)");
  fireEvent.wheel(picture, { deltaY: -300 });
  expect(look()).not.toContain("scale(2.5)");
  // Arrow keys move what is larger than its box.
  await userEvent.keyboard("{ArrowRight}");
  expect(within(dialog).getByRole("img", { name: "a.jpg" })).toBeDefined();
  await userEvent.click(within(dialog).getByRole("button", { name: "Next picture" }));
  await waitFor(() =>
    expect(screen.getByRole("img", { name: "b.jpg" }).style.transform).toBe(whole),
  );
});
