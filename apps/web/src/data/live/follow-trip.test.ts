import { endpoints } from "@castor/core/endpoints.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripEvent, TripState } from "@castor/core/trips/trip-event.ts";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, holdBack, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { makeTwoDays } from "../../../testing/open-trip.ts";
import { startWords } from "../../i18n/words.ts";
import { queryClient } from "../http/query-client.ts";
import { useTrip } from "../use-trip.ts";
import { followTrip } from "./follow-trip.ts";
import { noteOwnChange } from "./own-changes.ts";
import { ownPlace, usePeopleHere } from "./presence.ts";

const { trips, live } = endpoints;
let api: FakeApi;
let kept: Trip;
let streams: FakeStream[];
let stop = () => {};

/** A stream that the test writes. */
class FakeStream {
  isClosed = false;
  #writer!: ReadableStreamDefaultController<Uint8Array>;
  readonly body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      this.#writer = controller;
    },
    cancel: () => {
      this.isClosed = true;
    },
  });

  get isRead(): boolean {
    return this.#writer.desiredSize === 1;
  }

  send(text: string): void {
    this.#writer.enqueue(new TextEncoder().encode(text));
  }

  say(event: TripEvent): void {
    this.send(`event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  end(): void {
    this.#writer.close();
  }
}

const state = (version: number, more: Partial<TripState> = {}): TripState => ({
  ...{ kind: "trip", version, updated: kept.updated, changeIds: null },
  ...more,
});
const reads = () => api.callsOf(trips.get).length;
const look = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
};
const latest = () => {
  const stream = streams.at(-1);
  if (stream === undefined) throw new Error("No stream.");
  return stream;
};
/** Opens the trip and its first stream, which has told its state. */
async function follow(): Promise<FakeStream> {
  const { result } = renderHook(() => useTrip(kept.id));
  await waitFor(() => expect(result.current.state).toBe("ready"));
  stop = followTrip(kept.id, () => 0);
  await waitFor(() => expect(streams).toHaveLength(1));
  latest().say(state(7));
  return latest();
}

beforeAll(startWords);
beforeEach(() => {
  logInAs();
  kept = makeTwoDays();
  streams = [];
  api = new FakeApi();
  api.on(trips.get, () => kept);
  api.on(live.follow, () => {
    const stream = new FakeStream();
    streams.push(stream);
    return new Response(stream.body, { headers: { "Content-Type": "text/event-stream" } });
  });
});
afterEach(() => {
  stop();
  forgetPage();
});

/** Events are read in order: once this one is, all before it are. */
async function passBy(stream: FakeStream, version: number): Promise<void> {
  const before = reads();
  stream.say(state(version));
  await waitFor(() => expect(reads()).toBe(before + 1));
}

test("The state that the screen has already is not read again", async () => {
  const stream = await follow();
  stream.send(":\n\n");
  await passBy(stream, 8);
  expect(reads()).toBe(2);
});

test("A first state that is another one is read", async () => {
  const { result } = renderHook(() => useTrip(kept.id));
  await waitFor(() => expect(result.current.state).toBe("ready"));
  stop = followTrip(kept.id);
  await waitFor(() => expect(streams).toHaveLength(1));
  kept = { ...kept, name: "Renamed" };
  latest().say(state(9, { updated: "2027-01-01T00:00:00.000Z" }));
  await waitFor(() => expect(result.current.data?.name).toBe("Renamed"));
});

test("What this window has changed is not read again, what somebody else has changed is", async () => {
  const stream = await follow();
  noteOwnChange("Own-1");
  stream.say(state(8, { changeIds: ["own-1"] }));
  stream.say(state(8));
  stream.say(state(9, { changeIds: ["own-1", "theirs"] }));
  await waitFor(() => expect(reads()).toBe(2));
});

test("Many changes at once are read together: one read is on its way, and one follows", async () => {
  const stream = await follow();
  const answer = holdBack();
  api.on(trips.get, async () => {
    await answer.released;
    return kept;
  });
  stream.say(state(8));
  await waitFor(() => expect(reads()).toBe(2));
  for (let version = 9; version < 40; version += 1) stream.say(state(version));
  await waitFor(() => expect(stream.isRead).toBe(true));
  answer.release();
  await waitFor(() => expect(reads()).toBe(3));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(reads()).toBe(3);
});

test("Whoever is removed reads the trip, which is there no more", async () => {
  const { result } = renderHook(() => useTrip(kept.id));
  const stream = await follow();
  api.on(trips.get, () => refuse("NOT_FOUND"));
  stream.say({ kind: "end", reason: "right" });
  stream.end();
  await waitFor(() => expect(result.current.error?.isMissing).toBe(true));
});

test("A window that nobody looks at holds no stream, and has another one when it is looked at", async () => {
  const stream = await follow();
  look("hidden");
  await waitFor(() => expect(stream.isClosed).toBe(true));
  expect(streams).toHaveLength(1);
  look("visible");
  await waitFor(() => expect(streams).toHaveLength(2));
  const before = reads();
  latest().say(state(7));
  await passBy(latest(), 8);
  expect(reads()).toBe(before + 1);
});

test("A stream that ends is opened again, and tells what was missed", async () => {
  const stream = await follow();
  stream.say({ kind: "end", reason: "stopping" });
  stream.end();
  await waitFor(() => expect(streams).toHaveLength(2), { timeout: 3_000 });
  await passBy(latest(), 12);
});

test("Without a stream the trip is read every 30 seconds, and a stream is tried later and later", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { result } = renderHook(() => useTrip(kept.id));
  await waitFor(() => expect(result.current.state).toBe("ready"));
  api.on(live.follow, () => refuse("TOO_MANY_REQUESTS"));
  stop = followTrip(kept.id, () => 0.5);
  await waitFor(() => expect(reads()).toBe(2));
  await vi.advanceTimersByTimeAsync(300_000);
  const [asked, read] = [api.callsOf(live.follow).length, reads()];
  expect(asked).toBeGreaterThan(7);
  expect(asked).toBeLessThan(14);
  expect(read).toBeGreaterThan(4);
  expect(read).toBeLessThan(12);
});

test("A stream whose first event a proxy holds back counts as none", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { result } = renderHook(() => useTrip(kept.id));
  await waitFor(() => expect(result.current.state).toBe("ready"));
  stop = followTrip(kept.id, () => 0.5);
  await waitFor(() => expect(streams).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(12_000);
  await waitFor(() => expect(streams.length).toBeGreaterThan(1));
  expect(reads()).toBe(2);
});

test("What could not be read is read at the next event, though it says the same", async () => {
  const { result } = renderHook(() => useTrip(kept.id));
  const stream = await follow();
  api.on(trips.get, () => refuse("TOO_MANY_REQUESTS"));
  stream.say(state(8));
  await waitFor(() => expect(result.current.error?.status).toBe(429));
  api.on(trips.get, () => kept);
  kept = { ...kept, name: "Renamed", updated: "2027-01-01T00:00:00.000Z" };
  stream.say(state(8));
  await waitFor(() => expect(result.current.data?.name).toBe("Renamed"));
});

test("Who else is here is shown, and a window says where it is while somebody is", async () => {
  const told = () => api.callsOf(live.place).map(({ body }) => body);
  api.on(live.place, () => ({ success: true }));
  const olga = { userId: "olga", name: "Olga", routeId: "town", thing: null };
  const { result } = renderHook(() => usePeopleHere(kept.id));
  const stream = await follow();
  act(() => ownPlace.set({ routeId: "hills", thing: null }));
  await passBy(stream, 8);
  expect([result.current, told()]).toEqual([[], []]);
  stream.say({ kind: "presence", people: [olga] });
  await waitFor(() => expect(result.current).toEqual([olga]));
  const window = expect.any(String);
  const here = { tripId: kept.id, window, routeId: "hills", thing: null };
  await waitFor(() => expect(told()).toEqual([here]));
  const thing = { kind: "point", id: "baths" } as const;
  act(() => ownPlace.set({ routeId: "hills", thing }));
  await waitFor(() => expect(told()).toEqual([here, { ...here, thing }]));
  // A new stream knows nothing of the window.
  stream.end();
  await waitFor(() => expect(streams).toHaveLength(2), { timeout: 3_000 });
  latest().say({ kind: "presence", people: [olga] });
  await waitFor(() => expect(told()).toHaveLength(3));
  look("hidden");
  await waitFor(() => expect(result.current).toEqual([]));
  act(() => ownPlace.set({ routeId: null, thing: null }));
});
