import { endpoints } from "@castor/core/endpoints.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../../testing/log-in.ts";
import { openHistory, withoutIds } from "../../../../testing/open-history.ts";
import { createAppRouter } from "../../../app/router.tsx";
import { queryClient } from "../../../data/http/query-client.ts";
import { historyTopic } from "../../../data/trip-changes/history/trip-history.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { dismissToastTopic, listToasts } from "../../../ui/feedback/show-toast.ts";
import { usePointActions } from "./use-point-actions.ts";

let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  api = new FakeApi();
});
afterEach(() => {
  dismissToastTopic(historyTopic);
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

/** What may be done to the points of a trip of three days, with its server; `b` stands on the first two. */
async function openActions() {
  const opened = await openHistory(api);
  const router = createAppRouter(createMemoryHistory());
  const { result } = renderHook(() => usePointActions(opened.shown()), {
    wrapper: ({ children }) => (
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    ),
  });
  return { ...opened, actions: result.current, address: () => router.history.location.href };
}

type Opened = Awaited<ReturnType<typeof openActions>>;

const message = () => listToasts().at(-1);
const sent = () => api.calls.filter(({ method }) => method !== "GET");
const day = (trip: Trip, index: number) => trip.routes[index]?.name ?? "";

test.each<[what: string, run: (opened: Opened) => void, said: (trip: Trip) => string]>([
  [
    "A drag",
    ({ actions }) => actions.dragPoint("a", { lat: 1, lng: 2 }),
    () => "“a” is moved on the map.",
  ],
  [
    "A move to another day",
    ({ actions }) => actions.movePoint("a", "day2"),
    (trip) => `“a” is now on “${day(trip, 1)}”.`,
  ],
  [
    "A point picked for a day",
    ({ actions, point }) => actions.pickPoints([point("a")], "day3"),
    (trip) => `“a” is now on “${day(trip, 2)}” too.`,
  ],
  [
    "Several picked for a day",
    ({ actions, point }) => actions.pickPoints([point("a"), point("e")], "day3"),
    (trip) => `2 points are now on “${day(trip, 2)}” too.`,
  ],
  [
    "A point put on other days",
    ({ actions, point }) => actions.putOnDays(point("a"), ["day2", "day3"]),
    () => "“a” is now on 2 more days.",
  ],
])("%s is said, and its message takes all of it back", async (_, run, said) => {
  const opened = await openActions();
  const { shown, server, settled } = opened;
  const before = withoutIds(shown());
  run(opened);
  expect(message()?.text).toBe(said(shown()));
  await settled();
  expect(withoutIds(server.trip)).toEqual(withoutIds(shown()));
  expect(withoutIds(server.trip)).not.toEqual(before);
  message()?.action?.run();
  expect(withoutIds(shown())).toEqual(before);
  await settled();
  expect(withoutIds(server.trip)).toEqual(before);
});

test("A duplicate has no booking, and not the reservation that this is", async () => {
  const { actions, history, point, shown, settled } = await openActions();
  const departure = { at: "2026-12-05 23:10", zone: null, terminal: "", gate: "" };
  const booking = { kind: "flight" as const, number: "LH 123", departure };
  await history.run({ name: "points.save", args: { id: "a", change: { booking } } });
  actions.duplicatePoint("a");
  const [, copy] = shown().routes[0]?.points ?? [];
  expect(point("a")).toMatchObject({ booking, reservationTime: "23:10" });
  expect(copy).toMatchObject({ name: "a", booking: null, reservationTime: null });
  await settled();
});

test("A point is kept where the mouse can point: to six digits", async () => {
  const { actions, point, settled } = await openActions();
  actions.dragPoint("a", { lat: 41.123456789, lng: -0.0000004 });
  expect(point("a")).toMatchObject({ lat: 41.123457, lng: -0 });
  await settled();
});

test("Picking no point does and says nothing", async () => {
  const { actions, history } = await openActions();
  actions.pickPoints([], "day3");
  expect(message()).toBeUndefined();
  expect(history.ends.get().undo).toBeNull();
});

test("A delete is sent when its message goes, and not before", async () => {
  const { actions, point, namesOn, server, settled } = await openActions();
  actions.deletePoint(point("b"), "stop");
  expect(message()?.text).toBe("“b” is deleted.");
  expect(namesOn("day1")).toEqual(["a", "c", "d"]);
  expect(sent()).toEqual([]);
  dismissToastTopic(historyTopic);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await settled();
  expect(server.trip.routes.map(({ points }) => points.map(({ name }) => name))).toEqual([
    ["a", "c", "d"],
    ["e", "b"],
    [],
  ]);
});

test("A delete everywhere takes all stops, and its message brings them back unsent", async () => {
  const { actions, point, namesOn, settled } = await openActions();
  actions.deletePoint(point("b"), "everywhere");
  expect([namesOn("day1"), namesOn("day2")]).toEqual([["a", "c", "d"], ["e"]]);
  message()?.action?.run();
  expect([namesOn("day1"), namesOn("day2")]).toEqual([
    ["a", "b", "c", "d"],
    ["e", "b"],
  ]);
  await settled();
  expect(sent()).toEqual([]);
});

const added = { routeId: "day3", fields: { name: "Lake", lat: 1, lng: 2 } };

test("A new point is opened on its day, and can be undone", async () => {
  const { actions, namesOn, address, history, shown, settled } = await openActions();
  expect(await actions.addPoint(added)).toBeNull();
  const made = shown().routes[2]?.points[0];
  expect(address()).toBe(`/map/${shown().id}/day3?point=${made?.id}`);
  expect(history.ends.get().undo).toEqual({ kind: "points.add", name: "Lake", count: 1 });
  history.turn("undo");
  expect(namesOn("day3")).toEqual([]);
  await settled();
});

test("What the server refuses in a form is the form's to say: nothing is noted, opened or told", async () => {
  const { actions, address, history, point } = await openActions();
  api.on(endpoints.points.save, () => refuse("FORBIDDEN", "Only the owner can change this."));
  const before = address();
  const errors = [await actions.addPoint(added), await actions.savePoint("a", { name: "Tower" })];
  expect(errors.map((error) => error?.message)).toEqual(
    Array(2).fill("Only the owner can change this."),
  );
  expect(point("a").name).toBe("a");
  expect(address()).toBe(before);
  expect(history.ends.get()).toEqual({ undo: null, redo: null });
  expect(message()).toBeUndefined();
});

test("A saved form can be undone without a message: the plan shows what it did", async () => {
  const { actions, point, history, settled } = await openActions();
  expect(await actions.savePoint("a", { name: "Tower", priority: "star" })).toBeNull();
  expect(message()).toBeUndefined();
  history.turn("undo");
  expect(point("a")).toMatchObject({ name: "a", priority: "normal" });
  await settled();
});

test("A hotel whose stay becomes known stands on all its nights by itself, each once, and its message undoes that", async () => {
  const { actions, namesOn, server, settled } = await openActions();
  const hotelData = { checkOut: "2026-12-08 12:00" };
  expect(await actions.savePoint("c", { hotelData })).toBeNull();
  expect(message()?.text).toBe("“c” is on its 2 other nights too now.");
  expect([namesOn("day2"), namesOn("day3")]).toEqual([["e", "b", "c"], ["c"]]);
  message()?.action?.run();
  expect([namesOn("day2"), namesOn("day3")]).toEqual([["e", "b"], []]);
  // Other meals are no reason to put it back.
  await actions.savePoint("c", { hotelData: { dining: "fullBoard" } });
  expect(namesOn("day3")).toEqual([]);
  await actions.savePoint("c", { hotelData: { checkOut: "2026-12-07 12:00" } });
  expect([namesOn("day2"), namesOn("day3")]).toEqual([["e", "b", "c"], []]);
  await actions.savePoint("c", { hotelData: { checkOut: "2026-12-07 10:00" } });
  expect(namesOn("day2")).toEqual(["e", "b", "c"]);
  await settled();
  expect(server.trip.routes[1]?.points.map(({ name }) => name)).toEqual(["e", "b", "c"]);
});

test("A hotel whose stay becomes shorter leaves the nights that it no longer has, in one step with its new ones", async () => {
  const { actions, namesOn, point, server, settled, history } = await openActions();
  const places = () => ["day1", "day2", "day3"].map((day) => namesOn(day)?.includes("c"));
  const save = (checkIn: string, checkOut: string) =>
    actions.savePoint("c", { hotelData: { checkIn, checkOut } });
  await save("2026-12-05 15:00", "2026-12-08 12:00");
  expect(places()).toEqual([true, true, true]);
  await save("2026-12-05 15:00", "2026-12-06 12:00");
  expect(message()?.text).toBe("“c” has left the 2 nights that it no longer has.");
  expect(places()).toEqual([true, false, false]);
  message()?.action?.run();
  expect(places()).toEqual([true, true, true]);
  expect(point("c").hotelData?.checkOut).toBe("2026-12-06 12:00");
  history.turn("undo");
  expect(point("c").hotelData?.checkOut).toBe("2026-12-08 12:00");
  await save("2026-12-05 15:00", "2026-12-07 12:00");
  expect(places()).toEqual([true, true, false]);
  await save("2026-12-07 15:00", "2026-12-08 12:00");
  expect(message()?.text).toBe("“c” is on its new nights now, and no longer on the former ones.");
  expect(places()).toEqual([true, false, true]);
  await settled();
  expect(server.trip.routes.map(({ points }) => points.some(({ name }) => name === "c"))).toEqual(
    places(),
  );
});

test("The nights of a changed stay are of its sequence: where the stay is refused later, they are not sent", async () => {
  const { actions, queue, settled } = await openActions();
  const run = vi.spyOn(queue, "run");
  const sequences = () => run.mock.calls.splice(0).map(([, options]) => options?.sequence);
  await actions.savePoint("c", { hotelData: { checkOut: "2026-12-08 12:00" } });
  const [ofStay, ...ofNights] = sequences();
  expect(ofStay).toBeDefined();
  expect(ofNights).toEqual([ofStay]);
  await actions.savePoint("c", { hotelData: { checkOut: "2026-12-06 12:00" } });
  const [ofShorter, ...ofLeft] = sequences();
  expect(ofShorter).not.toBe(ofStay);
  expect(ofLeft).toEqual([ofShorter, ofShorter]);
  await settled();
});
