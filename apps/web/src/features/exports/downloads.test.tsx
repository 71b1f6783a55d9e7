import { endpoints } from "@castor/core/endpoints.ts";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { captureDownloads } from "../../../testing/capture-downloads.ts";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { Downloads } from "./downloads.tsx";

let api: FakeApi;
let files: ReturnType<typeof captureDownloads>;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  api = new FakeApi();
  files = captureDownloads();
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetEverybody();
});

const open = (canEdit: boolean, role?: "viewer") =>
  render(<Downloads trip={{ id: "t1", isPublic: true, canEdit, ...(role && { role }) }} />);
const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("members get all files, each once, visitors all but JSON", () => {
  const { unmount } = open(true);
  const all = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(new Set(all).size).toBe(all.length);
  expect(all.some((text) => text?.startsWith("JSON"))).toBe(true);
  unmount();
  const { unmount: end } = open(false, "viewer");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(all);
  end();
  open(false);
  const some = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(some).toEqual(all.filter((text) => !text?.startsWith("JSON")));
});

test("a press saves the file under the server's name, and the row says how much has arrived", async () => {
  let write: ReadableStreamDefaultController<Uint8Array> | undefined;
  const content = new ReadableStream<Uint8Array>({
    start(stream) {
      write = stream;
    },
  });
  const name = `attachment; filename=trip_t1.kmz; filename*=UTF-8''${encodeURIComponent("Лето.kmz")}`;
  api.on(
    endpoints.exports.kmz,
    () => new Response(content, { headers: { "Content-Disposition": name } }),
  );
  open(true);
  await press(/^KMZ/);
  expect(await screen.findByText("Preparing…")).toBeTruthy();
  await act(async () => write?.enqueue(new TextEncoder().encode("x".repeat(1_500_000))));
  expect(await screen.findByText("1.5 MB received…")).toBeTruthy();
  await act(async () => write?.close());
  expect(await screen.findByText("Downloaded: KMZ")).toBeTruthy();
  expect((await files.saved()).map((file) => file.name)).toEqual(["Лето.kmz"]);
});

test("a failed download says why, and can be tried again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  api.on(endpoints.exports.gpx, () => refuse("TOO_MANY_REQUESTS", "Please try later."));
  open(true);
  await press(/^GPX/);
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("GPX was not downloaded. Please try later.")).toBeTruthy();
  expect(alert.getByText("HTTP error! status: 429")).toBeTruthy();
  expect(log).toHaveBeenCalledWith("HTTP error! status: 429");
  api.on(endpoints.exports.gpx, () => new Response("<gpx/>"));
  await userEvent.click(alert.getByRole("button"));
  expect(await screen.findByText("Downloaded: GPX")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(await files.saved()).toEqual([{ name: "trip_t1.gpx", text: "<gpx/>" }]);
});
