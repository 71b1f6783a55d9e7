// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shareTarget, takeShare } from "../../worker/share-target.ts";
import { forgetShare, readShare } from "./read-share.ts";

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

const shareOf = (fields: Record<string, string>) => {
  const body = new FormData();
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
