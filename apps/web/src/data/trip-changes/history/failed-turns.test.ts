import { endpoints } from "@castor/core/endpoints.ts";
import { addPoint, findPoint, removePoint } from "@castor/core/points/edit/edit-points.ts";
import { attachPoint } from "@castor/core/points/edit/new-point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../../testing/log-in.ts";
import { openHistory, withoutIds } from "../../../../testing/open-history.ts";
import { startWords } from "../../../i18n/words.ts";
import { dismissToast, listToasts } from "../../../ui/feedback/show-toast.ts";
import { queryClient } from "../../http/query-client.ts";
import { newChange } from "../new-change.ts";
import { newTemporaryId } from "../temporary-ids.ts";

const { points, trips } = endpoints;
let api: FakeApi;

beforeAll(startWords);
beforeEach(() => {
  logInAs();
  api = new FakeApi();
});
afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

const offline = () => Promise.reject(new TypeError("Failed to fetch"));

/** The trip with one more stop of a place at the end of a day, as the server makes it. */
function attach(trip: Trip, pointId: string, routeId: string, id: string): Trip | null {
  const route = trip.routes.find((day) => day.id === routeId);
  const found = findPoint(trip, pointId);
  return route && found
    ? addPoint(trip, { ...attachPoint(route, found.point), id, order: 0 })
    : null;
}

test("When neither a delete nor its undo reached the server, the point can be edited afterwards", async () => {
  const { edits, history, queue, point, settled, server } = await openHistory(api);
  const answer = holdBack();
  api.on(points.remove, async () => {
    await answer.released;
    return offline();
  });
  const deferred = edits.remove(point("c"), "stop");
  deferred.release();
  await vi.waitFor(() => expect(api.callsOf(points.remove)).toHaveLength(1));
  history.turn("undo");
  api.on(trips.get, offline);
  answer.release();
  await deferred.outcome;
  await vi.waitFor(() => expect(queue.isIdle).toBe(true));
  api.on(trips.get, () => server.trip);
  await queryClient.invalidateQueries();
  const toasts = listToasts().length;
  edits.drag("c", { lat: 1, lng: 2 });
  await settled();
  expect(listToasts()).toHaveLength(toasts);
  expect(findPoint(server.trip, "c")?.point).toMatchObject({ lat: 1, lng: 2 });
});

test("Of several picked points one is refused: undo removes the others", async () => {
  const { history, settled, server } = await openHistory(api);
  const before = withoutIds(server.trip);
  api.on(points.attach, ({ body: { pointId } }) => {
    const id = `put-${pointId}`;
    const next = pointId === "d" ? null : attach(server.trip, pointId, "day3", id);
    if (!next) return refuse("VALIDATION_FAILED", "The day is full.");
    server.trip = next;
    return [findPoint(next, id)?.point ?? refuse("NOT_FOUND")].flatMap((made) =>
      made instanceof Response ? [] : [made],
    );
  });
  const { step, outcome } = history.runTogether(
    ["a", "c", "d"].map((pointId) => ({
      name: "points.attach",
      args: { pointId, stops: [{ id: newTemporaryId(), routeId: "day3" }] },
    })),
  );
  await outcome;
  expect(server.trip.routes[2]?.points).toHaveLength(2);
  if (step) history.undo(step);
  await settled();
  expect(withoutIds(server.trip)).toEqual(before);
});

test("An undo that loses the network half way can be tried again for the rest", async () => {
  const { edits, history, point, shown, settled, server } = await openHistory(api);
  const before = withoutIds(shown());
  edits.remove(point("b"), "everywhere").release();
  await settled();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  api.on(points.attach, offline);
  history.turn("undo");
  await settled();
  expect(history.read().undo?.kind).toBe("points.remove");
  vi.restoreAllMocks();
  api.on(points.attach, ({ body: { pointId, routeIds = [] } }) => {
    const next = attach(server.trip, pointId, routeIds[0] ?? "", "again");
    server.trip = next ?? server.trip;
    return [findPoint(server.trip, "again")?.point].flatMap((made) => made ?? []);
  });
  history.turn("undo");
  await settled();
  expect(withoutIds(server.trip)).toEqual(before);
});

test("Redoing a new point restores what was saved into it meanwhile", async () => {
  const { edits, history, queue, settled, server } = await openHistory(api);
  const made = await edits.add("day3", { name: "new", lat: 1, lng: 2 });
  if (!made.isDone) throw new Error("the point is made");
  const args = { id: made.answer.id, change: { description: "long text" } };
  await queue.run(newChange({ name: "points.save", args }));
  history.turn("undo");
  await settled();
  history.turn("redo");
  await settled();
  expect(server.trip.routes[2]?.points[0]?.description).toBe("long text");
});

test("When another user logs in while an undo reads the trip, nothing is sent in their name", async () => {
  const { edits, history, point, settled, server } = await openHistory(api);
  const answer = holdBack();
  const read = holdBack();
  api.on(points.remove, async ({ id }) => {
    await answer.released;
    server.trip = removePoint(server.trip, id);
    return offline();
  });
  edits.remove(point("c"), "stop").release();
  await vi.waitFor(() => expect(api.callsOf(points.remove)).toHaveLength(1));
  history.turn("undo");
  const reads = api.callsOf(trips.get).length;
  api.on(trips.get, async () => {
    await read.released;
    return server.trip;
  });
  answer.release();
  await vi.waitFor(() => expect(api.callsOf(trips.get).length).toBeGreaterThan(reads));
  logInAs("boris", "access-2");
  read.release();
  await settled();
  expect(api.callsOf(points.save)).toEqual([]);
});
