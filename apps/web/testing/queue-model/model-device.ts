import type { TripChange } from "@castor/core/changes/trip-change.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { ApiError } from "../../src/data/http/api-error.ts";
import type { QueueHost } from "../../src/data/trip-changes/queue-host.ts";
import { TripChangeQueue } from "../../src/data/trip-changes/trip-change-queue.ts";
import {
  emptyRecord,
  readRecord,
  type UnsentRecord,
} from "../../src/data/trip-changes/unsent/unsent-record.ts";
import type { UnsentStore } from "../../src/data/trip-changes/unsent/unsent-store.ts";
import type { ModelServer } from "./model-server.ts";

/** What becomes of a call; `ticks`: how long it takes, in turns of the event loop's microtasks. */
export type Fate = readonly [loss: "none" | "before" | "after" | "fault" | "busy", ticks: number];

const never = new Promise<never>(() => {});
const noAnswer = () => new ApiError(0, "NO_ANSWER", "no answer");

async function pass(ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
}

/** A browser with its store and its windows. A window that is closed does nothing more: its promises never settle. */
export class ModelDevice {
  isConnected = true;
  /** The ids of changes that were written to the store. */
  readonly kept = new Set<string>();
  readonly #server: ModelServer;
  readonly #nextFate: () => Fate;
  readonly #windows = new Set<TripChangeQueue>();
  #record: UnsentRecord = emptyRecord;
  /** What the response cache has of the trip. */
  #cached: Trip;
  #lock: Promise<unknown> = Promise.resolve();

  constructor(server: ModelServer, nextFate: () => Fate) {
    this.#server = server;
    this.#nextFate = nextFate;
    this.#cached = server.trip;
  }

  get unsent(): UnsentRecord["entries"] {
    return this.#record.entries;
  }

  open(): { queue: TripChangeQueue; close: () => void } {
    const closed = Promise.withResolvers<void>();
    let isOpen = true;
    const alive = async <T>(work: () => Promise<T> | T): Promise<T> => {
      if (!isOpen) return never;
      const result = await work();
      return isOpen ? result : never;
    };
    let saved = this.#cached;
    const host: QueueHost = {
      ...{ tripId: saved.id, userId: "user" },
      isSameUser: () => isOpen,
      isConnected: () => isOpen && this.isConnected,
      store: this.#storeOf(alive),
      readSaved: () => saved,
      writeSaved: (trip) => {
        saved = trip;
        this.#cached = trip;
      },
      load: () =>
        alive(async () => {
          const { trip, version } = await this.#reach(() => this.#server);
          saved = trip;
          this.#cached = trip;
          return { trip, tag: String(version) };
        }),
      call: (change: TripChange, { ifMatch }) =>
        alive(() => this.#reach(() => this.#server.do(change, ifMatch))),
      whileLocked: async (work) => {
        const turn = this.#lock.then(() =>
          isOpen ? Promise.race([work(), closed.promise]) : null,
        );
        this.#lock = turn.catch(() => undefined);
        await turn;
      },
      wait: () => alive(() => pass(3)),
      now: () => 0,
      newKey: () => crypto.randomUUID(),
      stopReading: () => false,
      onSent: () => undefined,
      onStored: () => {
        for (const other of this.#windows) if (isOpen && other !== queue) void other.reread();
      },
      onRefused: () => undefined,
      onUnkept: () => undefined,
      onBlocked: () => undefined,
    };
    const queue = new TripChangeQueue(host);
    this.#windows.add(queue);
    const close = () => {
      isOpen = false;
      this.#windows.delete(queue);
      closed.resolve();
    };
    return { queue, close };
  }

  /** The server may have done what got no answer. */
  async #reach<T>(ask: () => T): Promise<T> {
    const [loss, ticks] = this.#nextFate();
    await pass(ticks);
    if (!this.isConnected || loss === "before") throw noAnswer();
    if (loss === "fault") throw new ApiError(500, "INTERNAL", "fault");
    if (loss === "busy") throw new ApiError(429, "TOO_MANY_REQUESTS", "busy", { isPassing: true });
    const answer = ask();
    await pass(ticks);
    if (!this.isConnected || loss === "after") throw noAnswer();
    return answer;
  }

  #storeOf(alive: <T>(work: () => Promise<T> | T) => Promise<T>): UnsentStore {
    return {
      isKept: () => true,
      read: () => alive(() => pass(1).then(() => this.#record)),
      list: () => alive(() => new Map()),
      remove: () => alive(() => undefined),
      update: (_user, _trip, change) =>
        alive(async () => {
          await pass(1);
          this.#record = readRecord(JSON.parse(JSON.stringify(change(this.#record))));
          for (const entry of this.#record.entries) this.kept.add(entry.change.id);
        }),
    };
  }
}
