import { Writable } from "node:stream";
import type { TripState } from "@castor/core/trips/trip-event.ts";
import { expect, test, vi } from "vitest";
import { TripStream } from "./trip-stream.ts";

const viewer = { userId: "anna", sessionId: "session", expires: Number.POSITIVE_INFINITY };
const state = (version: number) => (): TripState => ({
  ...{ kind: "trip", version, updated: "2027-01-01T00:00:00.000Z", changeIds: null },
});

/** A connection that takes what it is sent only when the test says so. */
function openSlow() {
  const taken: string[] = [];
  const waiting: (() => void)[] = [];
  const connection = new Writable({
    highWaterMark: 1,
    write: (chunk, _encoding, done) => {
      taken.push(String(chunk));
      waiting.push(done);
    },
  });
  const stream = new TripStream(viewer);
  stream.pipe(connection);
  const read = () => waiting.shift()?.();
  return { stream, taken, read };
}

test("of all that a slow reader has missed the newest alone waits", async () => {
  const { stream, taken, read } = openSlow();
  await vi.waitFor(() => {
    stream.tell(state(1), 0);
    expect(taken).toHaveLength(1);
  });
  for (let version = 2; version <= 1_000; version += 1) stream.tell(state(version), 0);
  expect(stream.readableLength).toBeLessThan(1_000);
  for (let turn = 0; turn < 10; turn += 1) {
    read();
    await new Promise(setImmediate);
  }
  expect(taken.length).toBeLessThan(6);
  expect(taken.at(-1)).toContain('"version":1000');
  expect(stream.told).toBe(1_000);
});

test("a reader who takes nothing for the time of patience is found at a heartbeat", async () => {
  const { stream, taken, read } = openSlow();
  await vi.waitFor(() => {
    stream.tell(state(1), 0);
    expect(taken).toHaveLength(1);
  });
  // One event is on its way, one is buffered, one waits.
  for (const version of [2, 3, 4]) {
    stream.tell(state(version), 1_000);
    await new Promise(setImmediate);
  }
  expect(stream.beat(25_000, 60_000)).toBe(true);
  expect(stream.beat(62_000, 60_000)).toBe(false);
  for (let turn = 0; turn < 5; turn += 1) {
    read();
    await new Promise(setImmediate);
  }
  expect(stream.beat(63_000, 60_000)).toBe(true);
});

test("a stream that ends is closed although nobody reads it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { stream } = openSlow();
  for (const version of [1, 2, 3]) {
    stream.tell(state(version), 0);
    await new Promise(setImmediate);
  }
  stream.finish("stopping");
  stream.finish("right");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stream.destroyed).toBe(true);
  vi.useRealTimers();
});
