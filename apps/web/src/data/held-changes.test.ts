import { endpoints } from "@castor/core/endpoints.ts";
import { orderPoint, removePoint } from "@castor/core/points/edit-points.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../testing/log-in.ts";
import { makeTwoDays, openTrip } from "../../testing/open-trip.ts";
import { startWords } from "../i18n/words.ts";
import { listNotifications } from "../ui/notify.ts";
import type { HeldChange } from "./held-change.ts";
import { pointChanges } from "./point-changes.ts";
import { queryClient } from "./query-client.ts";
import { logOut } from "./session.ts";
import type { TripDesk } from "./trip-desk.ts";
import { deskOf } from "./trip-desks.ts";

const { trips, points } = endpoints;
let api: FakeApi;
let kept: Trip;
let seen: string[];

beforeAll(startWords);
beforeEach(() => {
  logInAs();
  kept = makeTwoDays();
  seen = [];
  api = new FakeApi();
  vi.stubGlobal("fetch", vi.fn(fetch));
  api.on(trips.get, () => kept);
  api.on(points.remove, ({ id }) => {
    seen.push(`remove ${id}`);
    kept = removePoint(kept, id);
    return { success: true };
  });
  api.on(points.order, ({ body }) => {
    seen.push(`order ${body.point} ${body.order}`);
    kept = orderPoint(kept, body.point, body.order);
    return kept.routes[0]?.points ?? [];
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

function holdRemoval(desk: TripDesk): HeldChange<unknown> {
  const held: HeldChange<unknown>[] = [];
  act(() => void held.push(desk.hold(pointChanges.remove("b"))));
  const [first] = held;
  if (!first) throw new Error("nothing is held");
  return first;
}

async function open() {
  const opened = await openTrip(kept.id);
  return { ...opened, desk: deskOf(kept.id) };
}

/** What the browser was told of each delete. */
const keptAlive = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([, init]) => init?.method === "DELETE")
    .map(([, init]) => init?.keepalive ?? false);

const leavePage = () => window.dispatchEvent(new Event("pagehide"));
const asksBeforeLeaving = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test("A held delete shows at once, is sent when it is released, and stays done", async () => {
  const { desk, namesOn } = await open();
  const held = holdRemoval(desk);
  expect(namesOn("day1")).toEqual(["a", "c"]);
  expect(seen).toEqual([]);
  act(() => held.release());
  await act(async () => expect(await held.outcome).toMatchObject({ isDone: true }));
  expect(seen).toEqual(["remove b"]);
  expect(keptAlive()).toEqual([false]);
  expect(namesOn("day1")).toEqual(["a", "c"]);
  expect(held.drop()).toBe(false);
});

test("A held delete that is dropped was never sent", async () => {
  const { desk, namesOn } = await open();
  const held = holdRemoval(desk);
  act(() => expect(held.drop()).toBe(true));
  expect(await held.outcome).toBeNull();
  act(() => held.release());
  expect(namesOn("day1")).toEqual(["a", "b", "c"]);
  await act(async () => desk.releaseAll());
  expect(seen).toEqual([]);
});

test("While a delete is held, the page is saved, other changes go on, and reads change nothing on it", async () => {
  const { desk, screen, namesOn } = await open();
  holdRemoval(desk);
  expect(screen.current.trip.isSaving).toBe(false);
  expect(asksBeforeLeaving()).toBe(false);
  await act(async () => void (await screen.current.change(pointChanges.order("c", 0))));
  expect(seen).toEqual(["order c 0"]);
  expect(namesOn("day1")).toEqual(["c", "a"]);
  act(() => screen.current.trip.reload());
  await waitFor(() => expect(api.callsOf(trips.get)).toHaveLength(2));
  expect(namesOn("day1")).toEqual(["c", "a"]);
});

test("A change that may not go before a held delete sends it first", async () => {
  const { desk, screen, namesOn } = await open();
  holdRemoval(desk);
  await act(async () => void (await screen.current.change(pointChanges.order("a", 1))));
  expect(seen).toEqual(["remove b", "order a 1"]);
  expect(namesOn("day1")).toEqual(["c", "a"]);
});

test("A refused delete comes back with a message", async () => {
  const { desk, namesOn } = await open();
  api.on(points.remove, () => refuse("FORBIDDEN", "Not yours."));
  const held = holdRemoval(desk);
  act(() => held.release());
  await act(async () => expect(await held.outcome).toMatchObject({ isDone: false }));
  expect(namesOn("day1")).toEqual(["a", "b", "c"]);
  expect(listNotifications().at(-1)?.text).toContain("Not yours.");
});

test("What is gone already needs no delete, and nothing is said of it", async () => {
  const { desk } = await open();
  api.on(points.remove, () => refuse("NOT_FOUND"));
  const before = listNotifications().length;
  const held = holdRemoval(desk);
  act(() => held.release());
  await act(async () => void (await held.outcome));
  expect(listNotifications()).toHaveLength(before);
});

test("When the page is left, a held delete is sent with the login, and so that the browser finishes it", async () => {
  const { desk } = await open();
  const held = holdRemoval(desk);
  act(() => leavePage());
  await act(async () => void (await held.outcome));
  expect(seen).toEqual(["remove b"]);
  expect(keptAlive()).toEqual([true]);
  expect(api.callsOf(points.remove)[0]?.headers.get("Authorization")).toBe("Bearer access-1");
});

test("When the page is left while another change is on its way, the held delete does not wait for it", async () => {
  const { desk, screen } = await open();
  const answer = holdBack();
  api.on(points.order, async () => {
    await answer.released;
    return kept.routes[0]?.points ?? [];
  });
  const held = holdRemoval(desk);
  act(() => void screen.current.change(pointChanges.order("c", 0)));
  await waitFor(() => expect(api.callsOf(points.order)).toHaveLength(1));
  expect(asksBeforeLeaving()).toBe(true);
  act(() => leavePage());
  await act(async () => void (await held.outcome));
  expect(seen).toEqual(["remove b"]);
  answer.release();
  await waitFor(() => expect(screen.current.trip.isSaving).toBe(false));
  expect(api.callsOf(points.remove)).toHaveLength(1);
});

test("A page that goes to the background sends what is held", async () => {
  const { desk } = await open();
  const held = holdRemoval(desk);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await act(async () => void (await held.outcome));
  expect(keptAlive()).toEqual([true]);
});

test("A logout first sends what is held, in the name of who did it", async () => {
  const { desk } = await open();
  api.on(endpoints.account.logout, () => ({ success: true }));
  vi.stubGlobal("location", { ...window.location, reload: () => {} });
  holdRemoval(desk);
  await act(async () => logOut());
  const paths = api.calls.filter(({ method }) => method !== "GET").map(({ path }) => path);
  expect(paths).toEqual(["/api/point/b", "/api/auth/logout"]);
});

test("What one user holds back is never sent as another", async () => {
  const { desk } = await open();
  const before = listNotifications().length;
  const held = holdRemoval(desk);
  act(() => logInAs("boris", "access-2"));
  act(() => held.release());
  await act(async () => expect(await held.outcome).toMatchObject({ isDone: false }));
  act(() => leavePage());
  expect(seen).toEqual([]);
  expect(listNotifications()).toHaveLength(before);
});
