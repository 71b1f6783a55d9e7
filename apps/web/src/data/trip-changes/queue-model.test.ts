import { changeScripts, makeChanges } from "@castor/core/testing/any-changes.ts";
import { makeTripOf, tripShapes } from "@castor/core/testing/any-shapes.ts";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Fate, ModelDevice } from "../../../testing/queue-model/model-device.ts";
import { ModelServer } from "../../../testing/queue-model/model-server.ts";
import { startWords } from "../../i18n/words.ts";
import { withDependents } from "./queue-entries.ts";
import type { TripChangeQueue } from "./trip-change-queue.ts";
import { type Decision, decideChange } from "./unsent/decide-change.ts";

beforeAll(startWords);
// Attempts follow each other by what the test does, not by time.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const numRuns = Number(process.env.QUEUE_MODEL_RUNS ?? 10_000);

const events = fc.array(
  fc.record({
    device: fc.nat(2),
    window: fc.nat(1),
    kind: fc.constantFrom(
      ...(["change", "change", "change", "change", "defer"] as const),
      ...(["connect", "disconnect", "close"] as const),
      // The stream says that others have changed the trip. One that is broken says nothing.
      "told",
    ),
    step: changeScripts(1).map(([step = [0, 0, 0] as const]) => step),
    ticks: fc.nat(60),
  }),
  { minLength: 6, maxLength: 24, size: "max" },
);

const fates = fc.array(
  fc.tuple(fc.constantFrom("none", "none", "none", "before", "after", "fault", "busy"), fc.nat(8)),
  { maxLength: 60, size: "max" },
) as fc.Arbitrary<Fate[]>;

async function pass(ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
}

/** What authors choose in turn; the last one always ends the change. */
const choices = ["mine", "restore", "again"] as const satisfies readonly Decision[];

test("Three people, lost networks, broken streams and closed windows: all end with the server's trip, and no change is lost or done twice", async () => {
  const property = fc.asyncProperty(tripShapes, events, fates, async (shape, all, network) => {
    const server = new ModelServer(makeTripOf(shape));
    let isCalm = false;
    let calls = 0;
    const fate = (): Fate => (isCalm ? undefined : network[calls++]) ?? ["none", 1];
    const devices = [0, 1, 2].map(() => new ModelDevice(server, fate));
    const windows = devices.map((device) => [device.open(), device.open()]);
    const made = new Map<string, string>();
    const refused = new Set<string>();
    const decided = new Set<string>();
    const acknowledged = new Set<string>();

    for (const [number, event] of all.entries()) {
      const device = devices[event.device];
      const open = windows[event.device];
      const shown = open?.[event.window];
      if (!device || !open || !shown) continue;
      if (event.kind === "close") {
        shown.close();
        open[event.window] = device.open();
      } else if (event.kind === "change" || event.kind === "defer") {
        const trip = shown.queue.read();
        const [change] = trip ? makeChanges(trip, [event.step], number) : [];
        if (change) {
          made.set(change.id, change.at);
          const { queue } = shown;
          const outcome = event.kind === "defer" ? queue.defer(change).outcome : queue.run(change);
          void outcome.then((result) => {
            if (result?.isDone) acknowledged.add(change.id);
            else refused.add(change.id);
          });
        }
      } else if (event.kind === "told") {
        // Without a network the read fails, and the next event makes another one.
        if (device.isConnected) void shown.queue.readFromServer().catch(() => undefined);
      } else {
        device.isConnected = event.kind === "connect";
        if (device.isConnected) for (const { queue } of open) void queue.drain();
      }
      await pass(event.ticks);
    }

    isCalm = true;
    for (const device of devices) device.isConnected = true;
    const queues = windows.map((open) => open.map(({ queue }) => queue));
    const drain = () => Promise.all(queues.flat().map((queue: TripChangeQueue) => queue.drain()));
    void Promise.all(queues.flat().map((queue) => queue.releaseAll()));
    for (let round = 0; round < 12; round++) {
      await drain();
      for (const [index, device] of devices.entries())
        for (const { change, blocked } of device.unsent) {
          const queue = queues[index]?.[0];
          if (!blocked || !queue) continue;
          // Whoever discards a change gives up what depends on it.
          const entry = queue.entries.find(change.id);
          for (const given of entry ? withDependents(queue.entries.all, entry) : [])
            decided.add(given.change.at);
          decided.add(change.at);
          await decideChange(queue, change.id, choices[round] ?? "discard");
        }
    }
    await drain();

    for (const device of devices) expect(device.unsent).toEqual([]);
    for (const queue of queues.flat()) {
      await queue.readFromServer();
      expect(queue.read()).toEqual(server.trip);
    }
    for (const [id, at] of made) {
      const times = server.applied.get(at) ?? 0;
      if (!decided.has(at)) expect(times).toBeLessThanOrEqual(1);
      const isPromised = acknowledged.has(id) || devices.some(({ kept }) => kept.has(id));
      const isEnded = times > 0 || refused.has(id) || decided.has(at) || server.isMoot(at);
      if (isPromised) expect(isEnded).toBe(true);
    }
    vi.clearAllTimers();
  });
  await fc.assert(property, { numRuns });
}, 900_000);
