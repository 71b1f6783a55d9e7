import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { forgetPage } from "../../../testing/forget-page.ts";
import { keepAccount, openSettings } from "../../../testing/open-settings.ts";
import { sendsOriginals } from "../../data/uploads/original-photos.ts";
import { readStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { kept } = vi.hoisted(() => ({ kept: { owner: "", bytes: 0 } }));
vi.mock("../../data/files/kept-files.ts", async (load) => ({
  ...(await load<typeof import("../../data/files/kept-files.ts")>()),
  listKeptFiles: async () => [kept, { owner: "somebody else", bytes: 7_000_000 }],
}));

beforeAll(async () => {
  await startWords();
  await import("./settings-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
});
afterEach(() => {
  kept.bytes = 0;
  forgetPage();
  vi.unstubAllGlobals();
});

const section = async () => within(await screen.findByRole("region", { name: "Files" }));

test("the settings say what files take, and name the largest with their trips", async () => {
  const { kept } = keepAccount();
  kept.files = {
    ...kept.files,
    bytes: 1_500_000_000,
    largest: [
      { id: "f1", name: "Film.mp4", bytes: 24_000_000, tripId: "t1", tripName: "Vienna" },
      { id: "f2", name: "Ticket.pdf", bytes: 90_000, tripId: null, tripName: null },
    ],
  };
  await openSettings();
  const files = await section();
  expect(await files.findByText("1.5 GB of 2 GB are used")).toBeDefined();
  expect(files.getByText("A file may have 25 MB at most.")).toBeDefined();
  expect(files.queryByText(/^On this device/)).toBeNull();
  expect(files.getByRole("link", { name: "Vienna" }).getAttribute("href")).toBe("/documents/t1");
  expect(files.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Film.mp4Vienna24 MB",
    "Ticket.pdfIn a trip that you have left90 kB",
  ]);
});

test("originals of photos are kept where that is chosen", async () => {
  keepAccount();
  await openSettings();
  const choice = (await section()).getByLabelText(/^Keep originals of photos/);
  expect(sendsOriginals()).toBe(false);
  await userEvent.click(choice);
  expect(sendsOriginals()).toBe(true);
});

test("the settings say what this browser keeps of the user's files", async () => {
  keepAccount();
  Object.assign(kept, { owner: readStored("user_id"), bytes: 12_000_000 });
  await openSettings();
  expect(
    await (await section()).findByText(/^On this device: 12 MB of files .* 150 MB at most/),
  ).toBeDefined();
});
