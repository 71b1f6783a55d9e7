import { endpoints } from "@castor/core/endpoints.ts";
import { orderPoint, removePoint } from "@castor/core/points/edit/edit-points.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { makeTwoDays, openTrip } from "../../../testing/open-trip.ts";
import { startWords } from "../../i18n/words.ts";
import { listToasts } from "../../ui/feedback/show-toast.ts";
import { setNavigation } from "../session/navigation.ts";
import { logOut } from "../session/session.ts";
import { newChange } from "./new-change.ts";
import type { DeferredChange } from "./queue-entry.ts";
import type { TripChangeQueue } from "./trip-change-queue.ts";
import { tripQueueOf } from "./trip-change-queues.ts";

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
afterEach(forgetPage);

function deferRemoval(queue: TripChangeQueue): DeferredChange {
  const deferred: DeferredChange[] = [];
  act(
    () => void deferred.push(queue.defer(newChange({ name: "points.remove", args: { id: "b" } }))),
  );
  const [first] = deferred;
  if (!first) throw new Error("nothing is deferred");
  return first;
}

async function open() {
  const opened = await openTrip(kept.id);
  return { ...opened, queue: tripQueueOf(kept.id) };
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

test("A deferred delete shows at once, is sent when it is released, and stays done", async () => {
  const { queue, namesOn } = await open();
  const deferred = deferRemoval(queue);
  expect(namesOn("day1")).toEqual(["a", "c"]);
  expect(seen).toEqual([]);
  act(() => deferred.release());
  await act(async () => expect(await deferred.outcome).toMatchObject({ isDone: true }));
  expect(seen).toEqual(["remove b"]);
  expect(keptAlive()).toEqual([false]);
  expect(namesOn("day1")).toEqual(["a", "c"]);
  expect(deferred.drop()).toBe(false);
});

test("A deferred delete that is dropped was never sent", async () => {
  const { queue, namesOn } = await open();
  const deferred = deferRemoval(queue);
  act(() => expect(deferred.drop()).toBe(true));
  expect(await deferred.outcome).toBeNull();
  act(() => deferred.release());
  expect(namesOn("day1")).toEqual(["a", "b", "c"]);
  await act(async () => queue.releaseAll());
  expect(seen).toEqual([]);
});

test("While a delete is deferred, the page is saved, other changes go on, and reads change nothing on it", async () => {
  const { queue, screen, namesOn } = await open();
  deferRemoval(queue);
  expect(screen.current.trip.isSaving).toBe(false);
  expect(asksBeforeLeaving()).toBe(false);
  await act(
    async () =>
      void (await screen.current.change({ name: "points.order", args: { id: "c", order: 0 } })),
  );
  expect(seen).toEqual(["order c 0"]);
  expect(namesOn("day1")).toEqual(["c", "a"]);
  act(() => screen.current.trip.reload());
  await waitFor(() => expect(api.callsOf(trips.get)).toHaveLength(2));
  expect(namesOn("day1")).toEqual(["c", "a"]);
});

test("A change that may not go before a deferred delete sends it first", async () => {
  const { queue, screen, namesOn } = await open();
  deferRemoval(queue);
  await act(
    async () =>
      void (await screen.current.change({ name: "points.order", args: { id: "a", order: 1 } })),
  );
  expect(seen).toEqual(["remove b", "order a 1"]);
  expect(namesOn("day1")).toEqual(["c", "a"]);
});

test("A refused delete comes back with a message", async () => {
  const { queue, namesOn } = await open();
  api.on(points.remove, () => refuse("FORBIDDEN", "Not yours."));
  const deferred = deferRemoval(queue);
  act(() => deferred.release());
  await act(async () => expect(await deferred.outcome).toMatchObject({ isDone: false }));
  expect(namesOn("day1")).toEqual(["a", "b", "c"]);
  expect(listToasts().at(-1)?.text).toContain("Not yours.");
});

test("What is gone already needs no delete, and nothing is said of it", async () => {
  const { queue } = await open();
  api.on(points.remove, () => refuse("NOT_FOUND"));
  const before = listToasts().length;
  const deferred = deferRemoval(queue);
  act(() => deferred.release());
  await act(async () => void (await deferred.outcome));
  expect(listToasts()).toHaveLength(before);
});

test("When the page is left, a deferred delete is sent with the login, and so that the browser finishes it", async () => {
  const { queue } = await open();
  const deferred = deferRemoval(queue);
  act(() => leavePage());
  await act(async () => void (await deferred.outcome));
  expect(seen).toEqual(["remove b"]);
  expect(keptAlive()).toEqual([true]);
  expect(api.callsOf(points.remove)[0]?.headers.get("Authorization")).toBe("Bearer access-1");
});

test("When the page is left while another change is on its way, the deferred delete does not wait for it", async () => {
  const { queue, screen } = await open();
  const answer = holdBack();
  api.on(points.order, async () => {
    await answer.released;
    return kept.routes[0]?.points ?? [];
  });
  const deferred = deferRemoval(queue);
  act(() => void screen.current.change({ name: "points.order", args: { id: "c", order: 0 } }));
  await waitFor(() => expect(api.callsOf(points.order)).toHaveLength(1));
  act(() => leavePage());
  await act(async () => void (await deferred.outcome));
  expect(seen).toEqual(["remove b"]);
  answer.release();
  await waitFor(() => expect(screen.current.trip.isSaving).toBe(false));
  expect(api.callsOf(points.remove)).toHaveLength(1);
});

test("A page that goes to the background sends what is deferred", async () => {
  const { queue } = await open();
  const deferred = deferRemoval(queue);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await act(async () => void (await deferred.outcome));
  expect(keptAlive()).toEqual([true]);
});

test("A logout first sends what is deferred, in the name of who did it", async () => {
  const { queue } = await open();
  api.on(endpoints.account.logout, () => ({ success: true }));
  setNavigation({ go: () => {}, reload: () => {} });
  deferRemoval(queue);
  await act(async () => logOut());
  const paths = api.calls.filter(({ method }) => method !== "GET").map(({ path }) => path);
  expect(paths).toEqual(["/api/point/b", "/api/auth/logout"]);
});

test("What one user holds back is never sent as another", async () => {
  const { queue } = await open();
  const before = listToasts().length;
  const deferred = deferRemoval(queue);
  act(() => logInAs("boris", "access-2"));
  act(() => deferred.release());
  await act(async () => expect(await deferred.outcome).toMatchObject({ isUnsent: true }));
  act(() => leavePage());
  expect(seen).toEqual([]);
  expect(listToasts()).toHaveLength(before);
});
