import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../../testing/fake-api.ts";
import { forgetPage } from "../../../../testing/forget-page.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { startWords } from "../../../i18n/words.ts";
import { keyOf, queryClient } from "../../http/query-client.ts";
import { tripHistoryOf } from "../history/trip-histories.ts";
import { newChange } from "../new-change.ts";
import { createPageQueueHost } from "../page-queue-host.ts";
import { TripChangeQueue } from "../trip-change-queue.ts";

const { trips, points } = endpoints;
const castle = makePoint({ id: "p1", name: "Castle" });
const tripWith = (name: string): Trip =>
  makeTrip({ id: "t1", routes: [makeRoute({ id: "r1", points: [{ ...castle, name }] })] });
const rename = (name: string) =>
  newChange({ name: "points.save", args: { id: "p1", change: { name } } });
let api: FakeApi;
/** The names that the server was asked to save, with their keys. */
let sent: [name: string, key: string | null][];
let users = 0;

beforeAll(startWords);
beforeEach(() => {
  // What one test leaves unsent is nothing to the next.
  logInAs(`user${++users}`);
  sent = [];
  let saved = tripWith("Castle");
  api = new FakeApi()
    .on(trips.get, () => saved)
    .on(points.save, ({ body: { name = "" } }, { headers }) => {
      sent.push([name, headers.get("Idempotency-Key")]);
      saved = tripWith(name);
      return { ...castle, name };
    });
  queryClient.setQueryData(keyOf(trips.get, { id: "t1" }), saved);
});
afterEach(forgetPage);

const unsent = () => tripHistoryOf("t1").queue.entries.all;

test("what another window has made of a refused thing is kept for its author", async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  api.on(points.save, () => answer);
  const ran = tripHistoryOf("t1").run({
    name: "points.add",
    args: {
      routeId: "r1",
      id: "made-1",
      linkId: "made-2",
      fields: { name: "Tower", lat: 1, lng: 2 },
    },
  });
  await tripHistoryOf("t1").queue.entries.written();
  const other = new TripChangeQueue({ ...createPageQueueHost("t1"), isConnected: () => false });
  await other.reread();
  const change = newChange({
    name: "points.save",
    args: { id: "made-1", change: { name: "High tower" } },
  });
  expect(await other.run(change)).toEqual({ isDone: true, isUnsent: true });
  resolve(refuse("NOT_FOUND"));
  expect(await ran).toMatchObject({ isDone: false });
  await tripHistoryOf("t1").queue.drain();
  expect(unsent()).toMatchObject([{ change: { id: change.id }, blocked: { status: 404 } }]);
});

test("what a window has stored before it was closed is sent by another one", async () => {
  const closed = new TripChangeQueue({ ...createPageQueueHost("t1"), isConnected: () => false });
  const change = rename("Fortress");
  await closed.run(change);
  vi.useFakeTimers();
  const { queue } = tripHistoryOf("t1");
  await queue.follow();
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await queue.drain();
  expect(sent).toEqual([["Fortress", change.id]]);
  expect(unsent()).toEqual([]);
});

test("what another window has sent stays shown, and the trip is read again", async () => {
  const onSent = vi.fn();
  let isConnected = false;
  let cached = queryClient.getQueryData<Trip>(keyOf(trips.get, { id: "t1" }));
  const mine = new TripChangeQueue({
    ...createPageQueueHost("t1"),
    isConnected: () => isConnected,
    // Each window has a cache of its own.
    readSaved: () => cached,
    writeSaved: (trip) => {
      cached = trip;
    },
    onSent,
  });
  await mine.run(rename("Fort"));
  const other = new TripChangeQueue(createPageQueueHost("t1"));
  await other.drain();
  expect(sent.map(([name]) => name)).toEqual(["Fort"]);
  isConnected = true;
  const shown: unknown[] = [];
  mine.subscribe(() => shown.push(mine.read()?.routes[0]?.points[0]?.name));
  await mine.reread();
  expect([mine.entries.all, shown]).toEqual([[], ["Fort"]]);
  expect(onSent).toHaveBeenCalledWith(true);
});

test("what another window has given up without a network is gone", async () => {
  const mine = new TripChangeQueue({ ...createPageQueueHost("t1"), isConnected: () => false });
  const other = new TripChangeQueue({ ...createPageQueueHost("t1"), isConnected: () => false });
  const change = rename("Fort");
  await mine.run(change);
  await other.reread();
  await other.discard(change.id);
  await mine.reread();
  expect([mine.entries.all, mine.read()]).toEqual([[], tripWith("Castle")]);
});
