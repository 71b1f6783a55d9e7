// @vitest-environment node
import { fileLimits } from "@castor/core/files/file-limits.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { atPoint, fileOf, noAnswer, UploadStage } from "../../../testing/upload-stage.ts";
import { ApiError } from "../http/api-error.ts";
import type { UploadQueue } from "./upload-queue.ts";

let stage: UploadStage;
const scaled = { isOriginal: false };
const statesOf = (queue: UploadQueue) => queue.read().map(({ name, state }) => [name, state]);
const sendingNames = () => stage.sendings.map(({ entry }) => entry.name);
const finishAll = () =>
  vi.waitFor(() => {
    for (const { finish } of [...stage.sendings]) finish();
    expect(stage.windows[0]?.read()).toEqual([]);
  });

beforeEach(() => {
  stage = new UploadStage();
});

test("two files are sent at a time, in the order in which they were added; a third begins when one is there", async () => {
  const queue = stage.open();
  await queue.add(
    ["a", "b", "c"].map((name) => fileOf(name)),
    atPoint,
    scaled,
  );
  await vi.waitFor(() => expect(sendingNames()).toEqual(["a", "b"]));
  expect(statesOf(queue)).toEqual([
    ["a", "sending"],
    ["b", "sending"],
    ["c", "waiting"],
  ]);
  stage.sendings[1]?.finish();
  await vi.waitFor(() => expect(sendingNames()).toEqual(["a", "c"]));
  await finishAll();
  expect(stage.attached.map(({ name }) => name)).toEqual(["b", "a", "c"]);
  expect(stage.attached[0]).toMatchObject({ fileId: "upload of b", isOwn: true });
});

test("one that is added while another is sent does not wait for it", async () => {
  const queue = stage.open();
  await queue.add([fileOf("film")], atPoint, scaled);
  await vi.waitFor(() => expect(sendingNames()).toEqual(["film"]));
  await queue.add([fileOf("ticket")], atPoint, scaled);
  await vi.waitFor(() => expect(sendingNames()).toEqual(["film", "ticket"]));
  await finishAll();
});

test("after a reload an upload goes on where it was, and is no step of the history", async () => {
  const before = stage.open();
  await before.add([fileOf("ticket")], atPoint, scaled);
  await vi.waitFor(() => expect(stage.sendings).toHaveLength(1));
  await vi.waitFor(() => expect(before.read()[0]?.uploadId).toBe("upload of ticket"));
  // The page is closed: its requests end, and its lock with them.
  stage.isConnected = false;
  before.stop();
  await vi.waitFor(() => expect(stage.sendings).toEqual([]));
  stage.windows.length = 0;
  stage.isConnected = true;
  const after = stage.open();
  await vi.waitFor(() => expect(sendingNames()).toEqual(["ticket"]));
  expect(stage.sendings[0]?.entry.uploadId).toBe("upload of ticket");
  await finishAll();
  expect(after.read()).toEqual([]);
  expect(stage.attached).toEqual([{ name: "ticket", fileId: "upload of ticket", isOwn: false }]);
});

test("without a network files wait, and go out once there is one", async () => {
  stage.isConnected = false;
  const queue = stage.open();
  await queue.add([fileOf("ticket")], atPoint, scaled);
  expect(statesOf(queue)).toEqual([["ticket", "waiting"]]);
  expect(stage.sendings).toEqual([]);
  stage.isConnected = true;
  void queue.drain();
  await vi.waitFor(() => expect(sendingNames()).toEqual(["ticket"]));
  await finishAll();
});

test("without an answer it is tried again later, by itself", async () => {
  vi.useFakeTimers();
  try {
    const queue = stage.open();
    await queue.add([fileOf("ticket")], atPoint, scaled);
    await vi.waitFor(() => expect(stage.sendings).toHaveLength(1));
    stage.sendings[0]?.fail(noAnswer());
    await vi.waitFor(() => expect(stage.sendings).toEqual([]));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(stage.sendings).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sendingNames()).toEqual(["ticket"]);
    expect(stage.sendings[0]?.entry.uploadId).toBe("upload of ticket");
    await finishAll();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [413, "PAYLOAD_TOO_LARGE"],
  [507, "STORAGE_FULL"],
  [404, "NOT_FOUND"],
] as const)("a refusal (%i) waits for its author, who sends it again", async (status, code) => {
  const queue = stage.open();
  await queue.add([fileOf("ticket")], atPoint, scaled);
  await vi.waitFor(() => expect(stage.sendings).toHaveLength(1));
  stage.sendings[0]?.fail(new ApiError(status, code, "Too much."));
  await vi.waitFor(() => expect(statesOf(queue)).toEqual([["ticket", "failed"]]));
  expect(queue.read()[0]?.error).toEqual({ code, message: "Too much." });
  expect(stage.failed).toEqual(["ticket"]);
  await queue.drain();
  expect(stage.sendings).toEqual([]);
  void queue.retry(queue.read()[0]?.id ?? "");
  await vi.waitFor(() => expect(sendingNames()).toEqual(["ticket"]));
  await finishAll();
});

test("who cancels an upload ends it here and on the server, in whichever window it is sent", async () => {
  const [sending, other] = [stage.open(), stage.open()];
  await sending.add([fileOf("ticket"), fileOf("photo")], atPoint, scaled);
  await vi.waitFor(() => expect(stage.sendings).toHaveLength(2));
  await vi.waitFor(() => expect(other.read()[0]?.uploadId).toBe("upload of ticket"));
  await other.cancel(other.read()[0]?.id ?? "");
  await vi.waitFor(() => expect(sendingNames()).toEqual(["photo"]));
  expect(stage.ended).toEqual(["upload of ticket"]);
  await finishAll();
  expect(stage.attached.map(({ name }) => name)).toEqual(["photo"]);
});

test("of two windows one sends, and what the other adds goes with it", async () => {
  const [first, second] = [stage.open(), stage.open()];
  await first.add([fileOf("a")], atPoint, scaled);
  await second.add([fileOf("b")], atPoint, scaled);
  await vi.waitFor(() => expect(sendingNames()).toEqual(["a", "b"]));
  expect(stage.sendings).toHaveLength(2);
  stage.sendings[0]?.onProgress(2);
  expect(second.read()[0]).toMatchObject({ state: "sending", progress: 2 });
  await finishAll();
  expect(second.read()).toEqual([]);
  // The file of the other window is no step of this one's history.
  expect(stage.attached).toEqual([
    { name: "a", fileId: "upload of a", isOwn: true },
    { name: "b", fileId: "upload of b", isOwn: false },
  ]);
});

test("more files than the bounds allow are refused, and so is one without content", async () => {
  stage.isConnected = false;
  const queue = stage.open();
  expect(await queue.add([fileOf("empty", 0), fileOf("a")], atPoint, scaled)).toBe("empty");
  expect(queue.read()).toHaveLength(1);
  const large = fileOf("film");
  Object.defineProperty(large, "size", { value: fileLimits.waitingBytes });
  expect(await queue.add([large], atPoint, scaled)).toBe("tooMuch");
  const many = Array.from({ length: fileLimits.waitingUploads }, (_, n) => fileOf(`f${n}`));
  expect(await queue.add(many, atPoint, scaled)).toBe("tooMany");
  expect(queue.read()).toHaveLength(fileLimits.waitingUploads);
});

test("the place in the trip is tried again without sending the bytes again", async () => {
  const queue = stage.open();
  stage.attach = () => Promise.reject(noAnswer());
  await queue.add([fileOf("ticket")], atPoint, scaled);
  await vi.waitFor(() => expect(stage.sendings).toHaveLength(1));
  stage.sendings[0]?.finish();
  await vi.waitFor(() => expect(statesOf(queue)).toEqual([["ticket", "sent"]]));
  await vi.waitFor(() => expect(stage.sendings).toEqual([]));
  stage.attach = async () => {};
  await vi.waitFor(async () => {
    await queue.drain();
    expect(queue.read()).toEqual([]);
  });
  expect(stage.sendings).toEqual([]);
});

test("a file of a trip that was made without a network waits until the server has the trip", async () => {
  stage.isTripNew = true;
  const queue = stage.open();
  await queue.add([fileOf("ticket")], atPoint, scaled);
  await queue.drain();
  expect(stage.sendings).toEqual([]);
  stage.isTripNew = false;
  void queue.drain();
  await vi.waitFor(() => expect(sendingNames()).toEqual(["ticket"]));
  await finishAll();
});

test("what one user leaves waits for them: another user neither sees nor sends it", async () => {
  const annas = stage.open();
  await annas.add([fileOf("ticket")], atPoint, scaled);
  await vi.waitFor(() => expect(stage.sendings).toHaveLength(1));
  stage.user = "boris";
  annas.stop();
  await vi.waitFor(() => expect(stage.sendings).toEqual([]));
  const boris = stage.open();
  await boris.drain();
  expect([boris.read(), stage.sendings]).toEqual([[], []]);
  stage.user = "anna";
  void stage.open().drain();
  await vi.waitFor(() => expect(sendingNames()).toEqual(["ticket"]));
});

test("who logs out and deletes gives up all, here and on the server", async () => {
  const queue = stage.open();
  await queue.add([fileOf("a"), fileOf("b")], atPoint, scaled);
  await vi.waitFor(() => expect(queue.read()[1]?.uploadId).toBe("upload of b"));
  await queue.discardAll();
  expect(queue.read()).toEqual([]);
  expect(stage.ended.toSorted()).toEqual(["upload of a", "upload of b"]);
});

test("a server that fails again and again is asked five times", async () => {
  const queue = stage.open();
  await queue.add([fileOf("ticket")], atPoint, scaled);
  let asked = 0;
  await vi.waitFor(() => {
    for (const { fail } of [...stage.sendings]) {
      fail(new ApiError(500, "INTERNAL", ""));
      asked++;
    }
    void queue.drain();
    expect(statesOf(queue)).toEqual([["ticket", "failed"]]);
  });
  expect(asked).toBe(5);
});
