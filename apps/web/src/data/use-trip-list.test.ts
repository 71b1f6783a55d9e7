import { createChange } from "@castor/core/changes/trip-change.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { newTrip, type Trip } from "@castor/core/trips/trip.ts";
import { summarize } from "@castor/core/trips/trip-summary.ts";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../testing/fake-api.ts";
import { forgetPage } from "../../testing/forget-page.ts";
import { logInAs } from "../../testing/log-in.ts";
import { startWords } from "../i18n/words.ts";
import { keyOf, queryClient } from "./http/query-client.ts";
import { newChange } from "./trip-changes/new-change.ts";
import { newTemporaryId } from "./trip-changes/temporary-ids.ts";
import { tripQueueOf } from "./trip-changes/trip-change-queues.ts";
import { startUnsentChanges, useUnsentTrips } from "./trip-changes/unsent/unsent-changes.ts";
import { useTripList } from "./use-trip-list.ts";

const { points, trips } = endpoints;
let api: FakeApi;
let saved: Trip;
const georgia = makeTrip({
  id: "t1",
  name: "Georgia",
  routes: [makeRoute({ id: "r1", points: [makePoint({ id: "p1" })] })],
});

beforeAll(() => {
  startUnsentChanges();
  return startWords();
});
beforeEach(() => {
  logInAs(`lister${Math.random()}`);
  saved = georgia;
  api = new FakeApi().on(trips.list, () => [summarize(saved, "2026-01-01")]);
  queryClient.setQueryData(keyOf(trips.get, { id: "t1" }), georgia);
});
afterEach(forgetPage);

const listed = () => {
  const { result } = renderHook(() => useTripList("all"));
  return () => result.current.data?.map(({ name, pointsCount }) => [name, pointsCount]);
};

test("the list shows trips as changes that wait for the network make them", async () => {
  const names = listed();
  await waitFor(() => expect(names()).toEqual([["Georgia", 1]]));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(async () => {
    const queue = tripQueueOf("t1");
    await queue.run(
      newChange({ name: "trips.save", args: { id: "t1", change: { name: "Georgia again" } } }),
    );
    await queue.run(newChange({ name: "points.remove", args: { id: "p1" } }));
  });
  await waitFor(() => expect(names()).toEqual([["Georgia again", 0]]));
});

test("what is sent already stays in the list while the rest waits", async () => {
  const names = listed();
  await waitFor(() => expect(names()).toEqual([["Georgia", 1]]));
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const queue = tripQueueOf("t1");
  const rename = newChange({
    name: "trips.save",
    args: { id: "t1", change: { name: "Georgia again" } },
  });
  await act(async () => {
    await queue.run(rename);
    await queue.run(newChange({ name: "points.remove", args: { id: "p1" } }));
  });
  await waitFor(() => expect(names()).toEqual([["Georgia again", 0]]));
  // The first is sent, then the network is lost again.
  saved = { ...georgia, name: "Georgia again" };
  api
    .on(trips.get, () => Response.json(saved, { headers: { ETag: '"2"' } }))
    .on(trips.save, () => saved)
    .on(points.remove, () => {
      offline.mockReturnValue(false);
      return Promise.reject(new TypeError("Failed to fetch"));
    });
  offline.mockReturnValue(true);
  await act(() => queue.drain());
  expect(queue.entries.all).toHaveLength(1);
  await waitFor(() => expect(names()).toEqual([["Georgia again", 0]]));
});

test("a trip that was made without a network is listed, and named in the list of unsent changes", async () => {
  const names = listed();
  await waitFor(() => expect(names()).toEqual([["Georgia", 1]]));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const id = newTemporaryId();
  const form = { ...newTrip(), name: "Armenia" };
  const change = createChange(
    { name: "trips.add", args: { id, form } },
    { id: "key-of-armenia", at: "2026-01-01T00:00:00.000Z" },
  );
  await act(async () => void (await tripQueueOf(id).run(change)));
  await waitFor(() => expect(names()?.map(([name]) => name)).toContain("Armenia"));
  const { result } = renderHook(useUnsentTrips);
  expect(result.current).toMatchObject([{ tripName: "Armenia", changes: [{ thing: "Armenia" }] }]);
});
