// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropOldShare, shareTarget, takeShare } from "../../worker/share-target.ts";
import { forgetShare, readShare, readSharedFiles } from "./read-share.ts";

const now = Date.UTC(2026, 11, 5);
const hour = 3_600_000;
let stored: Map<string, Response>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("caches", {
    open: async () => ({
      put: async (key: string, response: Response) => void stored.set(key, response),
      match: async (key: string) => stored.get(key)?.clone(),
    }),
    match: async (key: string) => stored.get(key)?.clone(),
    delete: async () => stored.clear(),
  });
  // Node's own is strict about relative addresses, which a worker resolves.
  vi.spyOn(Response, "redirect").mockImplementation(
    (url, status) => new Response(null, { status: status ?? 302, headers: { location: `${url}` } }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shareOf = (fields: Record<string, string>, files: readonly File[] = []) => {
  const body = new FormData();
  for (const file of files) body.append("files", file);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(`https://castor.example${shareTarget.path}`, { method: "POST", body });
};

test("what is shared waits for its page, and is not in the address", async () => {
  const answer = await takeShare(shareOf({ title: "Narikala", text: "secret" }), now);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/share-target"]);
  expect(await readShare(now + hour / 2)).toMatchObject({ title: "Narikala", text: "secret" });
});

test("after an hour, or once it is taken, it is gone", async () => {
  await takeShare(shareOf({ text: "late" }), now);
  expect(await readShare(now + hour)).toBeNull();
  expect(stored.size).toBe(0);
  await takeShare(shareOf({ text: "taken" }), now);
  await forgetShare();
  expect(await readShare(now)).toBeNull();
});

test("after an hour the worker drops it, though nobody has opened its page", async () => {
  await dropOldShare(now);
  await takeShare(shareOf({ text: "late" }, [new File(["photo"], "a.jpg")]), now);
  await dropOldShare(now + hour - 1);
  expect(stored.size).toBe(2);
  await dropOldShare(now + hour);
  expect(stored.size).toBe(0);
});

test("a long text is cut, and what is no form opens the page with nothing", async () => {
  await takeShare(shareOf({ text: "x".repeat(30_000) }), now);
  expect((await readShare(now))?.text).toHaveLength(20_000);
  await forgetShare();
  const broken = new Request(`https://castor.example${shareTarget.path}`, {
    ...{ method: "POST", body: "?" },
  });
  expect((await takeShare(broken, now)).status).toBe(303);
  expect(await readShare(now)).toBeNull();
});

test("shared files wait with their names and types, and the next share takes their place", async () => {
  const pass = new File(["PK"], "Flight.pkpass", { type: "application/vnd.apple.pkpass" });
  const files = [pass, new File([], "empty.pdf"), new File(["photo"], "a.jpg")];
  await takeShare(shareOf({ title: "Flight.pkpass" }, files), now);
  const share = await readShare(now);
  expect(share).toMatchObject({
    ...{ title: "Flight.pkpass", leftOut: 0 },
    files: [
      { name: "Flight.pkpass", type: "application/vnd.apple.pkpass", bytes: 2 },
      { name: "a.jpg", bytes: 5 },
    ],
  });
  const read = await readSharedFiles(share ?? { files: [] });
  expect(read.map(({ name }) => name)).toEqual(["Flight.pkpass", "a.jpg"]);
  expect(await Promise.all(read.map((file) => file.text()))).toEqual(["PK", "photo"]);
  await takeShare(shareOf({ text: "later" }), now);
  expect(await readShare(now)).toMatchObject({ text: "later", files: [] });
  expect(stored.size).toBe(1);
});

test("of too many files the first are kept, and the others are counted; what is gone meanwhile is left out", async () => {
  const files = Array.from({ length: 25 }, (_, n) => new File(["x"], `${n}.jpg`));
  await takeShare(shareOf({}, files), now);
  const share = await readShare(now);
  expect([share?.files.length, share?.leftOut]).toEqual([20, 5]);
  stored.delete("/share-target/files/0");
  expect(await readSharedFiles(share ?? { files: [] })).toHaveLength(19);
});

test("a share of a worker from before there were files is read", async () => {
  const cache = await caches.open(shareTarget.cacheName);
  await cache.put(shareTarget.path, Response.json({ at: now, title: "", text: "old", url: "" }));
  expect(await readShare(now)).toMatchObject({ text: "old", files: [], leftOut: 0 });
});
