// @vitest-environment node
import { limits } from "@castor/core/limits.ts";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { emptyStores, MemoryStore } from "../../../../testing/memory-store.ts";
import type { KeyedStore } from "../../../device/storage/indexed-db-store.ts";
import { type Received, StoredAnswers } from "./stored-answers.ts";

const start = Date.parse("2026-03-01T10:00:00Z");
const msOfHour = 3_600_000;
let now = start;
let dropped: [string, readonly string[]][];
let cache: StoredAnswers;

const usualBounds = { most: 100, size: 10_000, singleSize: 5_000 };

function openCache(
  bounds = usualBounds,
  answers: KeyedStore = new MemoryStore("a"),
  index: KeyedStore = new MemoryStore("i"),
): StoredAnswers {
  const stores = { answers, index, kept: new MemoryStore("k") };
  return new StoredAnswers(
    stores,
    bounds,
    () => now,
    (owner, names) => void dropped.push([owner, names]),
  );
}

const received = (key: string, more: Partial<Received> = {}): Received => ({
  key,
  owner: "anna",
  tripId: key,
  tripName: `Trip ${key}`,
  at: now,
  body: { name: key },
  headers: {},
  ...more,
});

beforeEach(() => {
  emptyStores();
  now = start;
  dropped = [];
  cache = openCache();
});

test("An answer is kept for 2,160 hours, after that it counts as missing", async () => {
  await cache.write([received("a")]);
  now = start + limits.cacheHours * msOfHour;
  expect(await cache.read("a")).toMatchObject({ at: start, text: '{"name":"a"}' });
  now += 1;
  expect([await cache.read("a"), await cache.listTrips("anna")]).toEqual([null, []]);
});

test("A purge removes what is too old, and nothing else", async () => {
  await cache.write([received("a")]);
  now = start + 2_000 * msOfHour;
  await cache.write([received("b")]);
  now = start + 2_161 * msOfHour;
  await cache.purge();
  now = start;
  expect([await cache.read("a"), (await cache.read("b"))?.text]).toEqual([null, '{"name":"b"}']);
});

test("Beyond the bounds the oldest trips go first, kept ones last, and their names are told to their owner", async () => {
  cache = openCache({ most: 3, size: 10_000, singleSize: 5_000 });
  await cache.keepTrip("anna", "a", true);
  for (const key of ["a", "b", "c"]) {
    await cache.write([received(key)]);
    now += msOfHour;
  }
  await cache.write([received("search", { tripId: null, tripName: null })]);
  expect(dropped).toEqual([]);
  await cache.write([received("d")]);
  expect(dropped).toEqual([["anna", ["Trip b"]]]);
  expect((await cache.listTrips("anna")).map(({ tripId }) => tripId)).toEqual(["d", "c", "a"]);
  expect((await cache.listTrips("anna")).map(({ isKept }) => isKept)).toEqual([false, false, true]);
});

test("The size of all answers and of a single one is bounded", async () => {
  cache = openCache({ most: 100, size: 50, singleSize: 30 });
  await cache.write([received("big", { body: "x".repeat(40) })]);
  await cache.write([received("a", { body: "x".repeat(25) })]);
  now += 1;
  await cache.write([received("b", { body: "x".repeat(25) })]);
  const found = await Promise.all(["big", "a", "b"].map((key) => cache.read(key)));
  expect(found.map((one) => one !== null)).toEqual([false, false, true]);
});

test("Where storage is full the older half makes room", async () => {
  await cache.write([received("a")]);
  now += 1;
  await cache.write([received("b")]);
  MemoryStore.room = 2;
  await cache.write([received("c")]);
  expect((await cache.read("c"))?.text).toBe('{"name":"c"}');
  expect(await cache.read("a")).toBeNull();
});

test("Where nothing can be stored no call fails", async () => {
  MemoryStore.room = 0;
  await cache.write([received("a")]);
  expect([await cache.read("a"), await cache.listTrips("anna")]).toEqual([null, []]);
});

test("What is stored of one user is neither listed for another nor removed with theirs", async () => {
  await cache.write([received("a"), received("b", { owner: "boris" })]);
  await cache.keepTrip("boris", "b", true);
  expect((await cache.listTrips("boris")).map(({ tripId }) => tripId)).toEqual(["b"]);
  await cache.clear("anna");
  expect(await cache.listTrips("anna")).toEqual([]);
  expect(await cache.listTrips("boris")).toMatchObject([{ tripId: "b", isKept: true }]);
});

test("A forgotten trip leaves nothing of it", async () => {
  await cache.write([received("a"), received("notes", { tripId: "a", tripName: null })]);
  await cache.forgetTrip("anna", "a");
  expect([await cache.read("a"), await cache.read("notes")]).toEqual([null, null]);
});

test("What is being written when a user's answers are removed goes too", async () => {
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  const slow = new MemoryStore("a");
  const set = slow.set.bind(slow);
  slow.set = (entries) => written.then(() => set(entries));
  cache = openCache(undefined, slow);
  const ended = Promise.all([cache.write([received("a")]), cache.clear("anna")]);
  // The removal has had its time.
  await new Promise((resolve) => setTimeout(resolve));
  write();
  await ended;
  expect([await cache.read("a"), await cache.listTrips("anna")]).toEqual([null, []]);
});

test.each([
  ["a purge", (stored: StoredAnswers) => stored.purge()],
  ["the removal of an older one", (stored: StoredAnswers) => stored.delete("a")],
])("An answer that is stored during %s does not survive a logout", async (_, remove) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      emptyStores();
      now = start;
      await openCache().write([received("a")]);
      now = start + 2_161 * msOfHour;
      const answers = new MemoryStore("a");
      const slow = (store: MemoryStore): KeyedStore => ({
        get: scheduler.scheduleFunction((keys) => store.get(keys)),
        entries: scheduler.scheduleFunction(() => store.entries()),
        keys: scheduler.scheduleFunction(() => store.keys()),
        set: scheduler.scheduleFunction((values) => store.set(values)),
        delete: scheduler.scheduleFunction((keys) => store.delete(keys)),
        clear: scheduler.scheduleFunction(() => store.clear()),
      });
      const stored = openCache(usualBounds, slow(answers), slow(new MemoryStore("i")));
      const work = Promise.all([remove(stored), stored.write([received("a")])]);
      await scheduler.waitFor(work);
      await scheduler.waitFor(stored.clear("anna"));
      expect(await answers.keys()).toEqual([]);
    }),
  );
});
