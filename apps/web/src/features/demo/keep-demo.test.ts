import { endpoints } from "@castor/core/endpoints.ts";
import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { demoOwner } from "../../data/demo/demo-trip.ts";
import { noteTakenDemo } from "../../data/demo/taken-demo.ts";
import { newKey } from "../../data/http/new-key.ts";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { newChange } from "../../data/trip-changes/new-change.ts";
import { createPageQueueHost } from "../../data/trip-changes/page-queue-host.ts";
import { newTemporaryId } from "../../data/trip-changes/temporary-ids.ts";
import { TripChangeQueue } from "../../data/trip-changes/trip-change-queue.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
import { emptyRecord } from "../../data/trip-changes/unsent/unsent-record.ts";
import { unsentStore } from "../../data/trip-changes/unsent/unsent-stores.ts";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { startWords } from "../../i18n/words.ts";
import { beginAnew, openDemo, throwDemoAway } from "./keep-demo.ts";

const { trips, notes } = endpoints;
let api: FakeApi;
let users = 0;
/** What the server has made, by idempotency key: it makes nothing twice. */
let made: Map<string, unknown>;
/** The calls that change something, in order, by the first words of their paths. */
let calls: string[];
/** How many calls the network lets through before it breaks. */
let passing: number;

const noAnswer = () => Promise.reject(new TypeError("Failed to fetch"));

/** Answers a change once, under its key. `isLost`: the answer does not come back. */
function answerOnce(name: string, headers: Headers, answer: () => unknown) {
  if (passing < 0) return noAnswer();
  const key = headers.get("Idempotency-Key") ?? newKey();
  calls.push(name);
  if (!made.has(key)) made.set(key, answer());
  passing -= 1;
  // The last one that arrives is done, and its answer is lost.
  return passing < 0 ? noAnswer() : Response.json(made.get(key));
}

beforeAll(startWords);
beforeEach(() => {
  [made, calls, passing] = [new Map(), [], Number.POSITIVE_INFINITY];
  const saved: Trip = makeTrip({ id: "t9", name: "Dalmatia", routes: [makeRoute({ id: "r9" })] });
  api = new FakeApi()
    .on(trips.save, ({ body }, { headers }) =>
      answerOnce("trip", headers, () => makeTrip({ id: body.id ?? "t9", name: body.name ?? "" })),
    )
    .on(trips.importInto, ({ body: { jsonData } }, { headers }) =>
      answerOnce("import", headers, () => {
        const ids = [...new Set(JSON.stringify(jsonData).match(/made-[\w-]+/g))];
        return { ids: ids.map((former) => ({ former, id: former.replace("made-", "s-") })) };
      }),
    )
    .on(notes.save, ({ body }, { headers }) =>
      answerOnce("note", headers, () => {
        const at = "2026-11-29T10:00:00.000Z";
        const { text = "", tripId = "" } = body;
        const own = { id: "n9", tripId, routeId: null, parentId: null, order: 0, text };
        return [{ ...own, created: at, updated: at, replies: [] }];
      }),
    )
    .on(trips.get, () => (passing < 0 ? noAnswer() : saved));
});
afterEach(() => {
  forgetPage();
  writeStored("demo_trip", null);
  noteTakenDemo(null);
});

const addNote = (tripId: string, text: string) => ({
  name: "notes.add" as const,
  args: { tripId, id: newTemporaryId(), note: { routeId: null, parentId: null, text } },
});

/** Logs in as somebody new, and sends what is there. */
async function logInAndSend(tripId: string): Promise<void> {
  logInAs(`tried${++users}`);
  await send(tripId);
}
async function send(tripId: string): Promise<void> {
  await tripQueueOf(tripId).reread();
  await tripQueueOf(tripId).drain();
}
/** The trips that this browser holds for nobody, of these. */
async function storedOfDemo(...ids: string[]): Promise<string[]> {
  forgetEverybody();
  const stored = await unsentStore.list(demoOwner);
  return ids.filter((id) => stored.has(id));
}

test("the demo is a trip that can be changed, there is one of it, and nothing of it is sent", async () => {
  const tripId = await openDemo();
  await tripHistoryOf(tripId).run(addNote(tripId, "Passports"));
  expect(await openDemo()).toBe(tripId);
  const trip = tripQueueOf(tripId).read();
  expect(trip).toMatchObject({ canEdit: true, notes: [{ text: "Passports" }] });
  expect(trip?.routes.map(({ points }) => points.length)).toEqual([4, 3, 4]);
  // A window that is opened later reads the same.
  const later = new TripChangeQueue(createPageQueueHost(tripId));
  await later.reread();
  expect(later.read()).toEqual(trip);
  expect([api.calls, readStored("demo_trip")]).toEqual([[], tripId]);
});

test.each([
  ["while the store does not answer", undefined, true],
  ["while its changes are of another version", { ...emptyRecord, unread: [{}] }, true],
  ["but not once the store has nothing of it", emptyRecord, false],
])("the demo is the same %s", async (_, record, isSame) => {
  const tripId = await openDemo();
  vi.spyOn(unsentStore, "find").mockResolvedValue(record);
  const opened = await openDemo();
  expect([opened === tripId, readStored("demo_trip")]).toEqual([isSame, opened]);
});

test("the browser is asked to keep the demo, though it has a connection", async () => {
  const persist = vi.fn(async () => true);
  Object.defineProperty(navigator, "storage", { value: { persist }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "storage");
    writeStored("persistence_asked", null);
  });
  await openDemo();
  expect(persist).toHaveBeenCalledOnce();
});

test("a demo in the memory of a window is the user's, though another window has found none", async () => {
  const tripId = await openDemo();
  writeStored("demo_trip", null);
  await logInAndSend(tripId);
  expect(calls).toEqual(["trip", "import"]);
  expect(await storedOfDemo(tripId)).toEqual([]);
});

test("whoever logs in next gets it once, in order, and the browser's own is gone", async () => {
  const tripId = await openDemo();
  await tripHistoryOf(tripId).run(addNote(tripId, "Passports"));
  await logInAndSend(tripId);
  expect(calls).toEqual(["trip", "import", "note"]);
  expect(tripQueueOf(tripId).currentId(tripId)).toBe("t9");
  expect([readStored("demo_trip"), tripQueueOf(tripId).entries.all]).toEqual([null, []]);
  expect(await storedOfDemo(tripId)).toEqual([]);
  // Somebody else, who logs in after them, gets nothing.
  await logInAndSend(tripId);
  expect([calls.length, tripQueueOf(tripId).read()]).toEqual([3, undefined]);
});

test.each([0, 1, 2])(
  "after %i answers the network fails: it goes on where it was, and nothing is made twice",
  async (answers) => {
    const tripId = await openDemo();
    await tripHistoryOf(tripId).run(addNote(tripId, "Passports"));
    passing = answers;
    vi.useFakeTimers();
    logInAs(`tried${++users}`);
    const sent = send(tripId);
    await vi.advanceTimersByTimeAsync(5_000);
    await sent;
    vi.useRealTimers();
    expect(tripQueueOf(tripId).entries.all.length).toBeGreaterThan(0);
    expect(tripQueueOf(tripId).read()?.notes).toMatchObject([{ text: "Passports" }]);
    passing = Number.POSITIVE_INFINITY;
    await send(tripId);
    expect(tripQueueOf(tripId).entries.all).toEqual([]);
    expect([made.size, new Set(calls).size]).toEqual([3, 3]);
  },
);

test("two windows that take it over at the same moment take over one trip", async () => {
  const tripId = await openDemo();
  logInAs(`tried${++users}`);
  const windows = [1, 2].map(() => new TripChangeQueue(createPageQueueHost(tripId)));
  await Promise.all(windows.map((queue) => queue.reread()));
  await Promise.all(windows.map((queue) => queue.drain()));
  expect([made.size, await unsentStore.read(readStored("user_id") ?? "", tripId)]).toMatchObject([
    2,
    { entries: [] },
  ]);
});

test("what is still held back for its undo, and what is written late, comes along", async () => {
  const tripId = await openDemo();
  const late = new TripChangeQueue(createPageQueueHost(tripId));
  await late.reread();
  tripQueueOf(tripId).defer(newChange(addNote(tripId, "Held back")));
  logInAs(`tried${++users}`);
  await late.run(newChange(addNote(tripId, "Late")));
  await send(tripId);
  expect(calls.toSorted()).toEqual(["import", "note", "note", "trip"]);
  expect(await storedOfDemo(tripId)).toEqual([]);
});

test("a demo that is thrown away leaves nothing, and one that is begun anew takes its place", async () => {
  const first = await openDemo();
  const show = vi.fn(async (_: string) => {});
  await beginAnew("empty", show);
  const second = readStored("demo_trip") ?? "";
  expect(show.mock.calls).toEqual([[second]]);
  expect(second).not.toBe(first);
  expect(tripQueueOf(second).read()).toMatchObject({ routes: [{ points: [] }, {}, {}] });
  expect(await storedOfDemo(first, second)).toEqual([second]);
  await throwDemoAway(async () => {});
  expect([readStored("demo_trip"), await storedOfDemo(first, second)]).toEqual([null, []]);
  await logInAndSend(second);
  expect(api.calls.filter(({ method }) => method === "POST")).toEqual([]);
});
