import { endpoints } from "@castor/core/endpoints.ts";
import { saveIdea, takeToIdeas } from "@castor/core/points/edit/edit-ideas.ts";
import { addPoint, savePoint } from "@castor/core/points/edit/edit-points.ts";
import { makeIdea, makePoint } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { makeTwoDays, openTrip } from "../../../testing/open-trip.ts";
import { startWords } from "../../i18n/words.ts";
import { listToasts } from "../../ui/feedback/show-toast.ts";

const { trips, points, ideas } = endpoints;
let api: FakeApi;
let kept: Trip;

beforeAll(startWords);
beforeEach(() => {
  logInAs();
  kept = makeTwoDays();
  api = new FakeApi();
  api.on(trips.get, () => kept);
});
afterEach(forgetPage);

const pointIn = (trip: Trip, id: string) =>
  trip.routes.flatMap((route) => route.points).find((point) => point.id === id) ?? makePoint();

test("A refused change is undone with a message, and what was changed besides stays", async () => {
  const { screen, namesOn } = await openTrip(kept.id);
  const answer = holdBack();
  api.on(points.order, async () => {
    await answer.released;
    return refuse("VALIDATION_FAILED", "Not like this.");
  });
  api.on(points.save, ({ body }) => {
    kept = savePoint(kept, body.id ?? "", body);
    return pointIn(kept, body.id ?? "");
  });
  act(() => {
    void screen.current.change({ name: "points.order", args: { id: "c", order: 0 } });
    void screen.current.change({
      name: "points.save",
      args: { id: "a", change: { name: "Abbey" } },
    });
  });
  expect(namesOn("day1")).toEqual(["c", "Abbey", "b"]);
  answer.release();
  await waitFor(() => expect(screen.current.trip.isSaving).toBe(false));
  expect(namesOn("day1")).toEqual(["Abbey", "b", "c"]);
  expect(listToasts().at(-1)?.text).toContain("Not like this.");
});

test("When the making of a point is refused, what was done to it goes with it, said once", async () => {
  const { screen, namesOn } = await openTrip(kept.id);
  api.on(points.save, () => refuse("VALIDATION_FAILED", "No such place."));
  const before = listToasts().length;
  await act(async () => {
    const position = { name: "Tower", lat: 41.7, lng: 44.8 };
    void screen.current.change({
      name: "points.add",
      args: { routeId: "day2", ...{ id: "made-y", linkId: "made-place" }, fields: position },
    });
    await screen.current.change({
      name: "points.save",
      args: { id: "made-y", change: { name: "Old tower" } },
    });
  });
  expect(namesOn("day2")).toEqual([]);
  expect(api.callsOf(points.save)).toHaveLength(1);
  expect(listToasts().length - before).toBe(1);
});

test("After a change whose fate nobody knows, it is tried again with the same key", async () => {
  const { screen, namesOn } = await openTrip(kept.id);
  api.on(points.save, () => Promise.reject(new TypeError("Failed to fetch")));
  const position = { name: "Tower", lat: 41.7, lng: 44.8 };
  vi.useFakeTimers();
  const done = screen.current.change({
    name: "points.add",
    args: { routeId: "day2", id: "made-5", linkId: "made-place-5", fields: position },
  });
  await vi.waitFor(() => expect(api.callsOf(points.save)).toHaveLength(1));
  const made = makePoint({ id: "s", routeId: "day2", name: "Tower" });
  api.on(points.save, () => {
    kept = addPoint(kept, made);
    return made;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await act(async () => expect(await done).toMatchObject({ isDone: true }));
  const keys = api.callsOf(points.save).map(({ headers }) => headers.get("Idempotency-Key"));
  expect(new Set(keys).size).toBe(1);
  expect(namesOn("day2")).toEqual(["Tower"]);
});

test("After a refusal that means that the trip is not what it was, the trip is read anew: a known state", async () => {
  const { screen, namesOn } = await openTrip(kept.id);
  kept = { ...kept, routes: kept.routes.map((route) => ({ ...route, points: [] })) };
  api.on(points.remove, () => refuse("NOT_FOUND", "Gone already."));
  await act(
    async () => void (await screen.current.change({ name: "points.remove", args: { id: "a" } })),
  );
  await waitFor(() => expect(namesOn("day1")).toEqual([]));
  expect(api.callsOf(trips.get)).toHaveLength(2);
});

test("A form that shows a refusal itself gets it, and no message appears beside it", async () => {
  const { screen } = await openTrip(kept.id);
  api.on(points.save, () => refuse("VALIDATION_FAILED", "Please check.", { name: "Taken." }));
  const before = listToasts().length;
  await act(async () => {
    const change = {
      name: "points.save",
      args: { id: "a", change: { name: "Tower" } },
    } as const;
    const outcome = await screen.current.change(change, { isQuiet: true });
    expect(outcome).toMatchObject({
      isDone: false,
      error: { fields: { name: "Taken." } },
    });
  });
  expect(listToasts()).toHaveLength(before);
});

test("When somebody else logs in meanwhile, what waits is not sent in their name, and nothing is said", async () => {
  const { screen } = await openTrip(kept.id);
  const answer = holdBack();
  api.on(points.order, async () => {
    await answer.released;
    return kept.routes[0]?.points ?? [];
  });
  const before = listToasts().length;
  const first = screen.current.change({ name: "points.order", args: { id: "c", order: 0 } });
  const second = screen.current.change({ name: "points.order", args: { id: "b", order: 0 } });
  await waitFor(() => expect(api.callsOf(points.order)).toHaveLength(1));
  act(() => logInAs("boris", "access-2"));
  answer.release();
  await act(async () => {
    expect(await first).toMatchObject({ isDone: true });
    expect(await second).toMatchObject({ isDone: true, isUnsent: true });
  });
  expect(api.callsOf(points.order)).toHaveLength(1);
  expect(listToasts()).toHaveLength(before);
});

test("What was typed of a stop that another device has taken to the ideas is saved there", async () => {
  const { screen } = await openTrip(kept.id);
  kept = takeToIdeas(kept, [{ id: "a" }]);
  api.on(points.save, () => refuse("NOT_FOUND", "Gone."));
  api.on(ideas.save, ({ body }) => {
    kept = saveIdea(kept, body.id ?? "", body);
    return kept.ideas[0] ?? makeIdea();
  });
  const before = listToasts().length;
  await act(async () => {
    const change = { name: "Abbey", routeMode: "walk" } as const;
    await screen.current.change({ name: "points.save", args: { id: "a", change } });
  });
  expect(kept.ideas.map(({ name }) => name)).toEqual(["Abbey"]);
  await waitFor(() => expect(screen.current.trip.data?.ideas).toEqual(kept.ideas));
  expect(listToasts()).toHaveLength(before);
});
