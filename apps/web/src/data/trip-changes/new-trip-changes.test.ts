import { createChange } from "@castor/core/changes/trip-change.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { newTrip } from "@castor/core/trips/trip.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { startWords } from "../../i18n/words.ts";
import { newKey } from "../http/new-key.ts";
import { tripHistoryOf } from "./history/trip-histories.ts";
import { newTemporaryId } from "./temporary-ids.ts";
import { tripQueueOf } from "./trip-change-queues.ts";
import { decide } from "./unsent/unsent-changes.ts";

const { trips, routes } = endpoints;
let api: FakeApi;
let users = 0;

beforeAll(startWords);
beforeEach(() => {
  logInAs(`maker${++users}`);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  api = new FakeApi()
    .on(trips.save, ({ body }) => makeTrip({ id: "t9", name: body.name ?? "", routes: [] }))
    .on(trips.get, () => makeTrip({ id: "t9", name: "Armenia" }))
    .on(routes.addDays, ({ body }) =>
      body.days.map(({ name, date }) => makeRoute({ name, date, id: "r9", tripId: "t9" })),
    );
});
afterEach(forgetPage);

const form = { ...newTrip(), name: "Armenia" };
const day = {
  name: "Day 1",
  description: "",
  icon: "walk" as const,
  date: "2027-03-05 09:00",
  moveType: "car" as const,
};

/** Makes a trip with one day while nobody answers. */
async function makeTripOffline() {
  const [tripId, key] = [newTemporaryId(), newKey()];
  const at = new Date().toISOString();
  const queue = tripQueueOf(tripId);
  const change = createChange({ name: "trips.add", args: { id: tripId, form } }, { id: key, at });
  expect(await queue.run(change)).toEqual({ isDone: true, isUnsent: true });
  const args = { tripId, days: [{ id: newTemporaryId(), form: day }], dates: [] };
  await tripHistoryOf(tripId).run({ name: "routes.addDays", args });
  return { tripId, key, queue };
}

test("a new trip is shown with what is added to it, and is sent first, under its key, with the server's id in what follows", async () => {
  const keys: (string | null)[] = [];
  api.on(trips.save, ({ body }, { headers }) => {
    keys.push(headers.get("Idempotency-Key"));
    return makeTrip({ id: "t9", name: body.name ?? "", routes: [] });
  });
  const { tripId, key, queue } = await makeTripOffline();
  expect(queue.read()).toMatchObject({ id: tripId, name: "Armenia", canEdit: true });
  expect(queue.read()?.routes.map(({ name }) => name)).toEqual(["Day 1"]);
  vi.restoreAllMocks();
  await queue.drain();
  expect(keys).toEqual([key]);
  expect(api.callsOf(routes.addDays).map(({ body }) => body)).toMatchObject([{ tripId: "t9" }]);
  expect(queue.entries.all).toEqual([]);
  expect(queue.read()).toMatchObject({ id: "t9", routes: [{ id: "r9" }] });
});

test("the queue and the history of a new trip are found under the server's id too", async () => {
  const { tripId, queue } = await makeTripOffline();
  const history = tripHistoryOf(tripId);
  vi.restoreAllMocks();
  await queue.drain();
  expect(tripQueueOf("t9")).toBe(queue);
  expect(tripHistoryOf("t9")).toBe(history);
});

test("a refused new trip is kept and shown until its author tries again or discards it with its changes", async () => {
  api.on(trips.save, () => refuse("FORBIDDEN", "Too many trips."));
  const { key, tripId, queue } = await makeTripOffline();
  vi.restoreAllMocks();
  await queue.drain();
  expect(queue.entries.find(key)?.blocked).toMatchObject({ kind: "refused", status: 403 });
  expect(queue.read()?.routes.map(({ name }) => name)).toEqual(["Day 1"]);
  await decide(tripId, key, "again");
  expect(api.callsOf(trips.save)).toHaveLength(2);
  expect(api.callsOf(routes.addDays)).toEqual([]);
  await decide(tripId, key, "discard");
  expect(queue.entries.all).toEqual([]);
  expect(queue.read()).toBeUndefined();
});
