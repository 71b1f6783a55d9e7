// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import { atPoint, fileOf, UploadStage } from "../../../testing/upload-stage.ts";
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

test("a place that is refused is told; where the file is gone from the server, it is sent anew", async () => {
  const queue = stage.open();
  const refuse = (status: number, code: "CONFLICT" | "NOT_FOUND") => {
    stage.attach = () => Promise.reject(new ApiError(status, code, "No."));
  };
  refuse(409, "CONFLICT");
  await queue.add([fileOf("ticket")], atPoint, scaled);
  await vi.waitFor(() => expect(stage.sendings).toHaveLength(1));
  stage.sendings[0]?.finish();
  await vi.waitFor(() => expect(statesOf(queue)).toEqual([["ticket", "failed"]]));
  refuse(404, "NOT_FOUND");
  const [ticket] = queue.read();
  await queue.retry(ticket?.id ?? "");
  await vi.waitFor(() => expect(statesOf(queue)).toEqual([["ticket", "failed"]]));
  // Both times the bytes were there.
  expect(stage.sendings).toEqual([]);
  stage.attach = async () => {};
  void queue.retry(ticket?.id ?? "");
  await vi.waitFor(() => expect(sendingNames()).toEqual(["ticket"]));
  expect(stage.sendings[0]?.entry.uploadId).toBeNull();
  await finishAll();
});

test("two photos are not decoded at the same time", async () => {
  let decoding = 0;
  let most = 0;
  stage.prepare = async () => {
    decoding++;
    most = Math.max(most, decoding);
    await Promise.resolve();
    decoding--;
    return null;
  };
  const queue = stage.open();
  await queue.add([fileOf("a.jpg"), fileOf("b.jpg")], atPoint, scaled);
  await vi.waitFor(() => expect(sendingNames()).toEqual(["a.jpg", "b.jpg"]));
  expect(most).toBe(1);
  await finishAll();
});

test("a photo is made smaller once; the original is sent where that is chosen", async () => {
  const small = new File(["s"], "photo.jpg", { type: "image/jpeg" });
  const prepare = vi.fn(async () => small);
  stage.prepare = prepare;
  const queue = stage.open();
  await queue.add([fileOf("photo.heic", 9, "image/heic")], atPoint, scaled);
  await vi.waitFor(() => expect(sendingNames()).toEqual(["photo.jpg"]));
  expect(stage.sendings[0]).toMatchObject({
    bytes: small,
    entry: { bytes: 1, type: "image/jpeg" },
  });
  await finishAll();
  expect(prepare).toHaveBeenCalledTimes(1);
  await queue.add([fileOf("photo.heic", 9)], atPoint, { isOriginal: true });
  await vi.waitFor(() => expect(sendingNames()).toEqual(["photo.heic"]));
  expect(prepare).toHaveBeenCalledTimes(1);
  await finishAll();
});
