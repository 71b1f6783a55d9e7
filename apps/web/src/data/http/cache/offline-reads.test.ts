import { endpoints } from "@castor/core/endpoints.ts";
import { makeTrip } from "@castor/core/testing/make.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../../testing/log-in.ts";
import { beIdle, emptyStores, MemoryStore } from "../../../../testing/memory-store.ts";
import { writeStored } from "../../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { setNavigation } from "../../session/navigation.ts";
import { logOut } from "../../session/session.ts";
import { callEndpoint, callTagged } from "../call-endpoint.ts";
import { noteAnswer } from "../connection.ts";
import { ageOf } from "./answer-ages.ts";
import { chooseCacheSetting } from "./cache-settings.ts";
import { cacheKeyOf } from "./cached-call.ts";
import { listCachedTrips, readAnswer } from "./response-cache.ts";

vi.mock(
  "idb-keyval",
  async () => (await import("../../../../testing/memory-store.ts")).memoryKeyval,
);

const { trips, account, services } = endpoints;
let api: FakeApi;
const readTrip = (id = "t1") => callEndpoint(trips.get, { id });
const dead = () => Promise.reject(new TypeError("Failed to fetch"));
const keyOfTrip = (id = "t1") => cacheKeyOf(trips.get, { id }) ?? "";

/** Reads a trip and waits until it is stored. */
async function visit(id = "t1"): Promise<void> {
  api.on(trips.get, (input) => makeTrip({ id: input.id, name: "Vienna" }));
  await readTrip(id);
  await vi.waitFor(async () => expect(await readAnswer(keyOfTrip(id))).not.toBeNull());
}

beforeAll(startWords);
beforeEach(() => {
  emptyStores();
  beIdle();
  api = new FakeApi();
  api.version = { version: "1" };
  noteAnswer();
  logInAs("anna");
});
afterEach(async () => {
  vi.useRealTimers();
  chooseCacheSetting("local_cache", false);
  forgetEverybody();
  await setLanguage("en");
  vi.unstubAllGlobals();
});

test("After a change of the language without a network, what was read in the other one is shown", async () => {
  await visit();
  api.on(trips.get, dead);
  await setLanguage("ru");
  expect((await readTrip()).name).toBe("Vienna");
  expect(ageOf(keyOfTrip())).not.toBeNull();
});

test.each([
  ["no answer", dead],
  ["a proxy without a server", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["a tunnel without a server", () => new Response("error code: 1033", { status: 530 })],
  ["the login page of a hotel", () => new Response("<html>Welcome</html>")],
] as const)(
  "With %s a trip that was read is shown with the time of its answer",
  async (_, answer) => {
    await visit();
    expect(ageOf(keyOfTrip())).toBeNull();
    api.on(trips.get, answer);
    expect((await readTrip()).name).toBe("Vienna");
    expect(Math.abs((ageOf(keyOfTrip()) ?? 0) - Date.now())).toBeLessThan(60_000);
    await visit();
    expect(ageOf(keyOfTrip())).toBeNull();
  },
);

test("Without a network the server is not asked", async () => {
  await visit();
  const asked = api.calls.length;
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect((await readTrip()).name).toBe("Vienna");
  expect(api.calls).toHaveLength(asked);
  vi.restoreAllMocks();
});

test("A trip that was never read fails as before", async () => {
  api.on(trips.get, dead);
  await expect(readTrip("t9")).rejects.toMatchObject({ status: 0 });
});

test("An expired token that nobody can refresh does not hide what is stored", async () => {
  await visit();
  api.on(trips.get, () => refuse("UNAUTHORIZED"));
  api.on(account.refresh, dead);
  expect((await readTrip()).name).toBe("Vienna");
});

test.each(["UNAUTHORIZED", "INTERNAL"] as const)(
  "A server that says %s is not papered over",
  async (code) => {
    await visit();
    api.on(account.refresh, () => refuse("INTERNAL"));
    api.on(trips.get, () => refuse(code));
    await expect(readTrip()).rejects.toMatchObject({ status: 500 });
  },
);

test.each(["NOT_FOUND", "FORBIDDEN"] as const)(
  "A trip for which the server says %s is gone from the cache too",
  async (code) => {
    await visit();
    api.on(trips.get, () => refuse(code));
    await expect(readTrip()).rejects.toMatchObject({ code });
    await vi.waitFor(async () => expect(await listCachedTrips()).toEqual([]));
    api.on(trips.get, dead);
    await expect(readTrip()).rejects.toMatchObject({ status: 0 });
  },
);

test("What the server refuses is gone in all languages", async () => {
  const readList = () => callEndpoint(trips.list, { mode: "all" });
  const key = cacheKeyOf(trips.list, { mode: "all" }) ?? "";
  api.on(trips.list, () => []);
  await readList();
  await vi.waitFor(async () => expect(await readAnswer(key)).not.toBeNull());
  await setLanguage("ru");
  api.on(trips.list, () => refuse("FORBIDDEN"));
  await expect(readList()).rejects.toMatchObject({ code: "FORBIDDEN" });
  await vi.waitFor(async () => expect(await readAnswer(key)).toBeNull());
  api.on(trips.list, dead);
  await expect(readList()).rejects.toMatchObject({ status: 0 });
});

test("What one user has read is not shown to another, nor to a visitor", async () => {
  await visit();
  api.on(trips.get, dead);
  logInAs("boris", "access-b");
  await expect(readTrip()).rejects.toMatchObject({ status: 0 });
  forgetEverybody();
  await expect(readTrip()).rejects.toMatchObject({ status: 0 });
  logInAs("anna");
  expect((await readTrip()).name).toBe("Vienna");
});

test("A session that does not say whose it is stores nothing", () => {
  writeStored("user_id", null);
  expect(cacheKeyOf(trips.get, { id: "t1" })).toBeNull();
});

test("Logins, models, copies, files and secret keys are never stored", () => {
  expect(cacheKeyOf(account.me, {})).not.toBeNull();
  expect(
    [
      cacheKeyOf(account.sessions, {}),
      cacheKeyOf(account.export, {}),
      cacheKeyOf(services.describe, { name: "Tower", latitude: "1", longitude: "2" }),
      cacheKeyOf(trips.copy, { id: "t1" }),
      cacheKeyOf(endpoints.exports.kmz, { tripId: "t1" }),
      cacheKeyOf(endpoints.exports.feed, { tripId: "t1" }),
      cacheKeyOf(trips.save, { body: { name: "Vienna" } }),
    ].filter((key) => key !== null),
  ).toEqual([]);
});

test("A stored answer that the row's schema does not accept any more counts as missing", async () => {
  await visit();
  const index = new MemoryStore("answers");
  await index.set([[keyOfTrip(), { at: Date.now(), text: '{"id":"t1"}', headers: {} }]]);
  api.on(trips.get, dead);
  await expect(readTrip()).rejects.toMatchObject({ status: 0 });
});

test("A call for the server alone is not answered by the cache", async () => {
  await visit();
  api.on(trips.get, dead);
  await expect(callTagged(trips.get, { id: "t1" })).rejects.toMatchObject({ status: 0 });
});

test("A slow network is waited for four seconds, then what is stored is shown until it answers", async () => {
  await visit();
  vi.useFakeTimers();
  const { released, release } = holdBack();
  api.on(trips.get, async ({ id }) => {
    await released;
    return makeTrip({ id, name: "Graz" });
  });
  const onLater = vi.fn();
  const reading = callEndpoint(trips.get, { id: "t1" }, { onLater });
  const onShown = vi.fn();
  void reading.then(onShown);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(onShown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onShown.mock.lastCall?.[0].name).toBe("Vienna");
  release();
  await vi.advanceTimersByTimeAsync(100);
  expect(onLater.mock.lastCall?.[0].name).toBe("Graz");
});

test("Where the local cache is allowed, what is stored is shown at once, then the server's answer", async () => {
  await visit();
  chooseCacheSetting("local_cache", true);
  const { released, release } = holdBack();
  api.on(trips.get, async ({ id }) => {
    await released;
    return makeTrip({ id, name: "Graz" });
  });
  const onLater = vi.fn();
  expect((await callEndpoint(trips.get, { id: "t1" }, { onLater })).name).toBe("Vienna");
  release();
  await vi.waitFor(() => expect(onLater.mock.lastCall?.[0].name).toBe("Graz"));
});

test("After a logout that empties the cache, nothing is there that the server answered meanwhile", async () => {
  setNavigation({ go: vi.fn(), reload: vi.fn() });
  chooseCacheSetting("clear_on_logout", true);
  await visit();
  const key = keyOfTrip("t2");
  const late = holdBack();
  api.on(trips.get, async ({ id }) => {
    await late.released;
    return makeTrip({ id, name: "Secret" });
  });
  const reading = readTrip("t2");
  api.on(account.logout, () => ({ success: true }));
  await logOut();
  late.release();
  await reading;
  // What is stored after it is stored.
  await visit("t3");
  expect([await readAnswer(keyOfTrip()), await readAnswer(key)]).toEqual([null, null]);
});
