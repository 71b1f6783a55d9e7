import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type CachedResponse, ResponseCache } from "./response-cache.ts";

const answer = (text: string, tag = "1"): CachedResponse => ({ tag, body: Buffer.from(text) });

/** A build that the test ends. */
function makeBuild(text: string) {
  const { promise, resolve, reject } = Promise.withResolvers<CachedResponse>();
  const state = { begun: 0 };
  return {
    state,
    make: () => {
      state.begun += 1;
      return promise;
    },
    end: () => resolve(answer(text)),
    fail: () => reject(new Error("failed")),
  };
}

const settle = () => new Promise(setImmediate);

test("An answer that many ask for at once is built once", async () => {
  const answers = new ResponseCache(1_000);
  const build = makeBuild("trip");
  const asked = Array.from({ length: 50 }, () => answers.build("trip", "1", build.make));
  await settle();
  build.end();
  const got = await Promise.all(asked);
  expect(build.state.begun).toBe(1);
  expect(new Set(got.map(({ body }) => body)).size).toBe(1);
  expect(answers.get("trip", "1")?.toString()).toBe("trip");
});

test("A failed build is reported to its caller only and not cached; the others build anew", async () => {
  const answers = new ResponseCache(1_000);
  const failing = makeBuild("never");
  const first = answers.build("trip", "1", failing.make);
  const second = answers.build("trip", "1", async () => answer("trip"));
  failing.fail();
  await expect(first).rejects.toThrow("failed");
  expect((await second).body.toString()).toBe("trip");
});

test("No more than four answers are built at once; the others wait", async () => {
  const answers = new ResponseCache(1_000);
  const builds = Array.from({ length: 6 }, (_, index) => makeBuild(`${index}`));
  const asked = builds.map(({ make }, index) => answers.build(`trip ${index}`, "1", make));
  await settle();
  expect(builds.map(({ state }) => state.begun)).toEqual([1, 1, 1, 1, 0, 0]);
  builds[0]?.fail();
  await expect(asked[0]).rejects.toThrow("failed");
  await settle();
  expect(builds.map(({ state }) => state.begun)).toEqual([1, 1, 1, 1, 1, 0]);
  for (const { end } of builds) end();
  await Promise.all(asked.slice(1));
  expect(builds[5]?.state.begun).toBe(1);
});

test("An answer of a newer version is cached under that version", async () => {
  const answers = new ResponseCache(1_000);
  await answers.build("trip", "1", async () => answer("newer", "2"));
  expect(answers.get("trip", "1")).toBeUndefined();
  expect(answers.get("trip", "2")?.toString()).toBe("newer");
});

test("Of an answer only the last version that was built is kept", async () => {
  const answers = new ResponseCache(10_000);
  for (const tag of ["1", "2", "3"]) await answers.build("trip", tag, async () => answer(tag, tag));
  expect(["1", "2", "3"].map((tag) => answers.get("trip", tag)?.toString())).toEqual([
    undefined,
    undefined,
    "3",
  ]);
  expect(answers.bytes).toBeLessThan(10);
});

test("An answer that is decompressed while a newer version is built does not replace that", async () => {
  const answers = new ResponseCache(10_000);
  const packed = gzipSync("old");
  await answers.build("trip", "1", async () => ({ tag: "1", body: packed }));
  const unpacking = answers.unpack("trip", "1", packed);
  await answers.build("trip", "2", async () => answer("new", "2"));
  expect((await unpacking).toString()).toBe("old");
  expect(answers.get("trip", "2")?.toString()).toBe("new");
});

test("The least recently used answers go when the cache is full", async () => {
  const answers = new ResponseCache(100);
  for (const name of ["a", "b", "c", "d", "e"]) {
    await answers.build(name, "1", async () => answer("x".repeat(20)));
    answers.get("a", "1");
  }
  const kept = ["a", "b", "c", "d", "e"].filter((name) => answers.get(name, "1") !== undefined);
  expect(kept).toEqual(["a", "c", "d", "e"]);
});

test("The bytes of both forms of an answer are counted", async () => {
  const answers = new ResponseCache(10_000);
  const packed = gzipSync("trip".repeat(100));
  expect(answers.get("trip", "1")).toBeUndefined();
  await answers.build("trip", "1", async () => ({ tag: "1", body: packed }));
  expect(answers.get("trip", "1")).toBe(packed);
  const both = await Promise.all([
    answers.unpack("trip", "1", packed),
    answers.unpack("trip", "1", packed),
  ]);
  expect(both[0]?.toString()).toBe("trip".repeat(100));
  expect(both[1]).toBe(both[0]);
  expect(await answers.unpack("trip", "1", packed)).toBe(both[0]);
  const { bytes } = answers;
  expect(bytes).toBeGreaterThanOrEqual(400 + packed.length);
  expect(bytes).toBeLessThan(600 + packed.length);
});
