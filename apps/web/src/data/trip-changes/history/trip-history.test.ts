import { endpoints } from "@castor/core/endpoints.ts";
import { findPoint, removePoint } from "@castor/core/points/edit/edit-points.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../../testing/fake-api.ts";
import { forgetPage } from "../../../../testing/forget-page.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openHistory, withoutIds } from "../../../../testing/open-history.ts";
import { startWords } from "../../../i18n/words.ts";
import { listToasts } from "../../../ui/feedback/show-toast.ts";

const { points } = endpoints;
let api: FakeApi;
beforeAll(startWords);
beforeEach(() => {
  logInAs();
  api = new FakeApi();
});
afterEach(forgetPage);
const tell = () => listToasts().at(-1)?.text;

test("A drag is undone: the point is where it was; done again, it is where it was put", async () => {
  const { edits, history, point, settled, server } = await openHistory(api);
  const { lat, lng } = point("a");
  edits.drag("a", { lat: 1, lng: 2 });
  expect(history.ends.get()).toEqual({
    undo: { kind: "points.drag", name: "a", count: 1 },
    redo: null,
  });
  history.turn("undo");
  expect(point("a")).toMatchObject({ lat, lng });
  history.turn("redo");
  await settled();
  expect(findPoint(server.trip, "a")?.point).toMatchObject({ lat: 1, lng: 2 });
});

test("A point that was moved to another day goes back to its old day at its old place", async () => {
  const { edits, history, namesOn, settled, server } = await openHistory(api);
  edits.move("b", "day3");
  history.turn("undo");
  expect(namesOn("day1")).toEqual(["a", "b", "c", "d"]);
  await settled();
  expect(server.trip.routes[0]?.points.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
});

test("A delete that is undone before its message went was never sent", async () => {
  const { edits, history, point, namesOn, settled } = await openHistory(api);
  edits.remove(point("b"), "stop");
  expect(namesOn("day1")).toEqual(["a", "c", "d"]);
  history.turn("undo");
  await settled();
  expect(namesOn("day1")).toEqual(["a", "b", "c", "d"]);
  expect(api.calls.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("A delete that is undone after it was sent is made anew with all its fields, at its old place", async () => {
  const { edits, history, point, shown, settled, server } = await openHistory(api);
  const before = withoutIds(shown());
  const held = edits.remove(point("c"), "stop");
  held.release();
  await held.outcome;
  history.turn("undo");
  expect(withoutIds(shown())).toEqual(before);
  await settled();
  expect(withoutIds(server.trip)).toEqual(before);
});

test("A delete that fails while its undo waits leaves the point once, as it was, and it can be edited on", async () => {
  const { edits, history, point, shown, settled, server } = await openHistory(api);
  const before = withoutIds(shown());
  const answer = holdBack();
  api.on(points.remove, async () => {
    await answer.released;
    return refuse("FORBIDDEN");
  });
  const held = edits.remove(point("c"), "stop");
  held.release();
  await vi.waitFor(() => expect(api.callsOf(points.remove)).toHaveLength(1));
  history.turn("undo");
  expect(withoutIds(shown())).toEqual(before);
  answer.release();
  expect(await held.outcome).toMatchObject({ isDone: false });
  await settled();
  expect(withoutIds(shown())).toEqual(before);
  expect(withoutIds(server.trip)).toEqual(before);
  expect(history.ends.get()).toEqual({ undo: null, redo: null });
  edits.drag("c", { lat: 1, lng: 2 });
  history.turn("undo");
  await settled();
  expect(withoutIds(server.trip)).toEqual(before);
});

test("A delete without an answer that was done all the same is undone by making the point anew", async () => {
  const { edits, history, point, shown, settled, server } = await openHistory(api);
  const before = withoutIds(shown());
  const answer = holdBack();
  api.on(points.remove, async ({ id }) => {
    await answer.released;
    const isFirst = findPoint(server.trip, id) !== null;
    server.trip = removePoint(server.trip, id);
    if (isFirst) throw new TypeError("Failed to fetch");
    return { success: true };
  });
  edits.remove(point("c"), "stop").release();
  await vi.waitFor(() => expect(api.callsOf(points.remove)).toHaveLength(1));
  history.turn("undo");
  answer.release();
  await settled();
  expect(withoutIds(server.trip)).toEqual(before);
});

test("A delete that was sent out of turn, as the page went, is answered before its undo is sent", async () => {
  const { edits, history, queue, point, shown, settled, server } = await openHistory(api);
  const before = withoutIds(shown());
  const answer = holdBack();
  api.on(points.remove, async ({ id }) => {
    await answer.released;
    server.trip = removePoint(server.trip, id);
    return { success: true };
  });
  edits.remove(point("c"), "stop");
  queue.sendLast();
  await vi.waitFor(() => expect(api.callsOf(points.remove)).toHaveLength(1));
  history.turn("undo");
  answer.release();
  await settled();
  expect(withoutIds(server.trip)).toEqual(before);
});

test("A place that was deleted everywhere comes back with all its stops", async () => {
  const { edits, history, point, shown, settled, server } = await openHistory(api);
  const before = withoutIds(shown());
  edits.remove(point("b"), "everywhere").release();
  await settled();
  expect(server.trip.routes.flatMap((route) => route.points).map(({ name }) => name)).toEqual([
    ..."acde",
  ]);
  history.turn("undo");
  await settled();
  expect(withoutIds(server.trip)).toEqual(before);
  history.turn("redo");
  await settled();
  expect(server.trip.routes.flatMap((route) => route.points)).toHaveLength(4);
});

test("What was noted of a point before it was deleted still finds it after it was made anew", async () => {
  const { edits, history, point, shown, settled, server } = await openHistory(api);
  const before = withoutIds(shown());
  edits.drag("c", { lat: 1, lng: 2 });
  edits.order("c", 0);
  edits.remove(point("c"), "stop").release();
  await settled();
  for (let step = 0; step < 3; step++) history.turn("undo");
  await settled();
  expect(withoutIds(server.trip)).toEqual(before);
  for (let step = 0; step < 3; step++) history.turn("redo");
  await settled();
  expect(server.trip.routes[0]?.points.map(({ id }) => id)).toEqual(["a", "b", "d"]);
});

test("A new edit ends what could be done again", async () => {
  const { edits, history } = await openHistory(api);
  edits.order("a", 2);
  history.turn("undo");
  edits.order("b", 0);
  expect(history.ends.get().redo).toBeNull();
});

test("An edit that is refused is no step of the history", async () => {
  const { edits, history, settled } = await openHistory(api);
  api.on(points.order, () => refuse("FORBIDDEN"));
  edits.order("a", 2);
  await settled();
  expect(history.ends.get()).toEqual({ undo: null, redo: null });
});

test("What was changed elsewhere meanwhile is said in words, and its step is dropped", async () => {
  const { edits, history, server, settled } = await openHistory(api);
  edits.order("a", 2);
  await settled();
  server.trip = removePoint(server.trip, "a");
  history.turn("undo");
  await settled();
  expect(tell()).toMatch(/reorder “a”.*changed elsewhere/);
  expect(history.ends.get()).toEqual({ undo: null, redo: null });
});

test("At most a hundred steps are kept", async () => {
  const { edits, history, settled } = await openHistory(api);
  for (let index = 0; index < 105; index++) edits.drag("a", { lat: index / 10, lng: 2 });
  let count = 0;
  while (history.turn("undo")) count++;
  expect(count).toBe(100);
  await settled();
});
