import { endpoints } from "@castor/core/endpoints.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { captureDownloads } from "../../../testing/capture-downloads.ts";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { readStored } from "../../device/storage/storage.ts";
import { startWords } from "../../i18n/words.ts";
import { setNavigation } from "../session/navigation.ts";
import { downloadFile } from "./download-file.ts";

const { account } = endpoints;
let api: FakeApi;
let files: ReturnType<typeof captureDownloads>;
const go = vi.fn();

const asFile = (text: string, disposition?: string) =>
  new Response(text, { headers: disposition ? { "Content-Disposition": disposition } : {} });

beforeAll(startWords);
beforeEach(() => {
  api = new FakeApi();
  files = captureDownloads();
  setNavigation({ go, reload: vi.fn() });
  logInAs();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  go.mockReset();
  forgetEverybody();
});

test("A file is saved unchanged, under the name that the server gives", async () => {
  api.on(account.export, () => asFile(`{"trips":[]}`, `attachment; filename="mine.json"`));
  expect(await downloadFile(account.export, {})).toBeNull();
  expect(await files.saved()).toEqual([{ name: "mine.json", text: `{"trips":[]}` }]);
  expect(api.calls[0]?.headers.get("Authorization")).toBe("Bearer access-1");
});

test("Without a name from the server it gets the row's name and the date", async () => {
  api.on(account.export, () => asFile("{}"));
  await downloadFile(account.export, {});
  expect((await files.saved())[0]?.name).toMatch(/^castor-account-\d{4}-\d\d-\d\d\.json$/);
});

test("A file of a trip gets its id as its name, and says how much has arrived", async () => {
  const { geojson } = endpoints.exports;
  const parts = new ReadableStream({
    start(stream) {
      for (const part of ["{", "}"]) stream.enqueue(new TextEncoder().encode(part));
      stream.close();
    },
  });
  api.on(geojson, () => new Response(parts, { headers: { "Content-Length": "2" } }));
  const seen = vi.fn();
  await downloadFile(geojson, { tripId: "t1" }, seen);
  expect(await files.saved()).toEqual([{ name: "trip_t1.geojson", text: "{}" }]);
  expect(seen.mock.calls).toEqual([[{ received: 1, whole: 2 }], [{ received: 2, whole: 2 }]]);
});

test("After a 401 the token is refreshed and the download retried", async () => {
  api
    .on(account.refresh, () => ({ access_token: "access-2" }))
    .on(account.export, (_, { headers }) =>
      headers.get("Authorization") === "Bearer access-2" ? asFile("{}") : refuse("UNAUTHORIZED"),
    );
  expect(await downloadFile(account.export, {})).toBeNull();
  expect(api.callsOf(account.export)).toHaveLength(2);
  expect(await files.saved()).toHaveLength(1);
});

test("When the refresh is refused too, the login page opens and nothing is saved", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  api
    .on(account.refresh, () => refuse("UNAUTHORIZED"))
    .on(account.export, () => refuse("UNAUTHORIZED", "Please log in."));
  expect(await downloadFile(account.export, {})).toMatchObject({ code: "UNAUTHORIZED" });
  expect(go).toHaveBeenCalledOnce();
  expect(readStored("access_token")).toBeNull();
  expect(await files.saved()).toEqual([]);
  expect(log).toHaveBeenCalledWith("HTTP error! status: 401");
});

test.each([
  ["the server's message", () => refuse("TOO_MANY_REQUESTS", "Please wait."), 429, "Please wait."],
  [
    "the specified message",
    () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
    502,
    "Server error. Please try again later or contact us in the messenger.",
  ],
])(
  "A failure is logged with its status, and the user gets %s",
  async (_, answer, status, message) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    api.on(account.export, answer);
    expect(await downloadFile(account.export, {})).toMatchObject({ status, message });
    expect(log).toHaveBeenCalledExactlyOnceWith(`HTTP error! status: ${status}`);
    expect(await files.saved()).toEqual([]);
  },
);

test("Without a network the message says so, and a partial file is not saved", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const torn = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode("{"));
      stream.error(new TypeError("network error"));
    },
  });
  api.on(account.export, () => new Response(torn));
  expect(await downloadFile(account.export, {})).toMatchObject({
    code: "NO_ANSWER",
    message: "No internet connection",
  });
  expect(log).toHaveBeenCalledOnce();
  expect(await files.saved()).toEqual([]);
});

/** An answer whose parts come in so many milliseconds each, and break off with their request. */
function answerSlowly(milliseconds: number, parts: number) {
  vi.useFakeTimers();
  // The clock of signals is not faked, and none may end the whole.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), limit);
    return controller.signal;
  });
  const answer = ({ signal }: RequestInit) => {
    let left = parts;
    const content = new ReadableStream({
      start: (stream) => signal?.addEventListener("abort", () => stream.error(signal.reason)),
      pull: async (stream) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        if (signal?.aborted) return;
        if (left-- === 0) stream.close();
        else stream.enqueue(new TextEncoder().encode("x"));
      },
    });
    return new Response(content);
  };
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => answer(init));
}

test("A file may take as long as it needs while more of it comes", async () => {
  answerSlowly(50_000, 20);
  const done = downloadFile(account.export, {});
  await vi.runAllTimersAsync();
  expect(await done).toBeNull();
  expect((await files.saved())[0]?.text).toBe("x".repeat(20));
});

test("A file of which nothing comes for a minute is given up", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  answerSlowly(61_000, 1);
  const done = downloadFile(account.export, {});
  await vi.runAllTimersAsync();
  expect(await done).toMatchObject({ code: "NO_ANSWER" });
  expect(await files.saved()).toEqual([]);
});
