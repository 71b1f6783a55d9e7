import { endpoints } from "@castor/core/endpoints.ts";
import { movePoint, orderPoint } from "@castor/core/points/edit/edit-points.ts";
import type { Point } from "@castor/core/points/point.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, holdBack, refuse } from "../../testing/fake-api.ts";
import { forgetPage } from "../../testing/forget-page.ts";
import { forgetEverybody, logInAs } from "../../testing/log-in.ts";
import { makeTwoDays, openTrip } from "../../testing/open-trip.ts";
import { startWords } from "../i18n/words.ts";
import { useCurrentId, useTrip } from "./use-trip.ts";
import { writeFirstAnswer } from "./write-first-answer.ts";

const { trips, points, routes } = endpoints;
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

const pointsOf = (...routeIds: string[]): Point[] =>
  kept.routes.filter(({ id }) => routeIds.includes(id)).flatMap((route) => route.points);

test("A missing trip is not found", async () => {
  api.on(trips.get, () => refuse("NOT_FOUND"));
  const { result } = renderHook(() => useTrip(kept.id));
  await waitFor(() => expect(result.current.error?.code).toBe("NOT_FOUND"));
});

test("A trip that came with its page is shown to a visitor at once, and asked for again", async () => {
  forgetEverybody();
  const answer = writeFirstAnswer({ ...kept, name: "As it came" }, { isAll: false });
  document.body.insertAdjacentHTML("beforeend", answer);
  const { result } = renderHook(() => useTrip(kept.id));
  expect(result.current).toMatchObject({ state: "ready", data: { name: "As it came" } });
  await waitFor(() => expect(result.current.data?.name).toBe(kept.name));
  expect(renderHook(() => useTrip("another")).result.current.state).toBe("loading");
  document.querySelector("#first-answer")?.remove();
});

test("A change shows at once, before the server has answered", async () => {
  const { screen, namesOn } = await openTrip(kept.id);
  const answer = holdBack();
  api.on(points.order, async ({ body }) => {
    await answer.released;
    kept = orderPoint(kept, body.point, body.order);
    return pointsOf("day1");
  });
  act(() => void screen.current.change({ name: "points.order", args: { id: "c", order: 0 } }));
  expect(namesOn("day1")).toEqual(["c", "a", "b"]);
  expect(screen.current.trip.isSaving).toBe(true);
  answer.release();
  await waitFor(() => expect(screen.current.trip.isSaving).toBe(false));
  expect(namesOn("day1")).toEqual(["c", "a", "b"]);
});

test("Changes are sent in the order in which they were made, one after another", async () => {
  const { screen, namesOn } = await openTrip(kept.id);
  let inFlight = 0;
  const seen: string[] = [];
  const hold = async (what: string) => {
    expect(++inFlight).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inFlight--;
    seen.push(what);
  };
  api.on(points.order, async ({ body }) => {
    await hold(`order ${body.point} ${body.order}`);
    kept = orderPoint(kept, body.point, body.order);
    return pointsOf("day1");
  });
  api.on(points.move, async ({ body }) => {
    await hold(`move ${body.pointId}`);
    kept = movePoint(kept, body.pointId, body.routeId);
    return pointsOf("day1", "day2");
  });
  act(() => {
    void screen.current.change({ name: "points.order", args: { id: "a", order: 2 } });
    void screen.current.change({ name: "points.move", args: { pointId: "b", routeId: "day2" } });
    void screen.current.change({ name: "points.order", args: { id: "a", order: 0 } });
  });
  expect(namesOn("day1")).toEqual(["a", "c"]);
  await waitFor(() => expect(screen.current.trip.isSaving).toBe(false));
  expect(seen).toEqual(["order a 2", "move b", "order a 0"]);
  expect([namesOn("day1"), namesOn("day2")]).toEqual([["a", "c"], ["b"]]);
});

test("An edit of a point that was made a moment ago reaches the point that the server made", async () => {
  const { screen, namesOn } = await openTrip(kept.id);
  const answer = holdBack();
  api.on(points.save, async ({ body }) => {
    if (body.id === undefined) await answer.released;
    const id = body.id ?? "server-1";
    return makePoint({ id, linkId: "server-place", routeId: "day2", name: body.name ?? "?" });
  });
  const { result: made } = renderHook(() => useCurrentId(kept.id, "made-x"));
  act(() => {
    const position = { name: "Tower", lat: 41.7, lng: 44.8 };
    void screen.current.change({
      name: "points.add",
      args: { routeId: "day2", ...{ id: "made-x", linkId: "made-place" }, fields: position },
    });
  });
  act(
    () =>
      void screen.current.change({
        name: "points.save",
        args: { id: "made-x", change: { name: "Old tower" } },
      }),
  );
  expect(namesOn("day2")).toEqual(["Old tower"]);
  answer.release();
  await waitFor(() => expect(screen.current.trip.isSaving).toBe(false));
  expect(api.callsOf(points.save).map(({ body }) => body)).toMatchObject([
    { name: "Tower", routeId: "day2" },
    { name: "Old tower", id: "server-1" },
  ]);
  expect(namesOn("day2")).toEqual(["Old tower"]);
  expect(made.current).toBe("server-1");
});

test("A day that moves behind another is listed there, and so it stays when the server answers", async () => {
  const { screen } = await openTrip(kept.id);
  api.on(routes.save, ({ body }) => ({
    ...(kept.routes[0] ?? makeRoute()),
    date: body.date ?? "",
  }));
  let done: Promise<unknown> = Promise.resolve();
  act(() => {
    done = screen.current.change({
      name: "routes.save",
      args: { id: "day1", change: { date: "2026-12-07 09:00" } },
    });
  });
  const listed = () => screen.current.trip.data?.routes.map(({ id }) => id);
  expect(listed()).toEqual(["day2", "day1"]);
  await act(async () => void (await done));
  expect(listed()).toEqual(["day2", "day1"]);
  expect(screen.current.trip.data?.endDate).toBe("2026-12-07");
});

test("Changes made on two screens of one trip show on both", async () => {
  const { screen, namesOn } = await openTrip(kept.id);
  const other = await openTrip(kept.id);
  const answer = holdBack();
  api.on(points.remove, async () => {
    await answer.released;
    return { success: true };
  });
  act(() => void screen.current.change({ name: "points.remove", args: { id: "b" } }));
  expect([namesOn("day1"), other.namesOn("day1")]).toEqual([
    ["a", "c"],
    ["a", "c"],
  ]);
  answer.release();
  await waitFor(() => expect(screen.current.trip.isSaving).toBe(false));
  expect(other.namesOn("day1")).toEqual(["a", "c"]);
});
