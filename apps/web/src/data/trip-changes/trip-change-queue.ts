import { inverseOf, rowOf, temporaryIdsOf } from "@castor/core/changes/change-rows.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { hasThing } from "@castor/core/trips/has-thing.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { readStored } from "../../device/storage/storage.ts";
import { type ApiError, errorWithoutAnswer, toApiError } from "../http/api-error.ts";
import type { Outcome } from "../http/outcome.ts";
import { keyOf, markChanged, queryClient } from "../http/query-client.ts";
import { renewToken } from "../session/renew-token.ts";
import { canSendBefore } from "./can-send-before.ts";
import { loadTrip } from "./load-trip.ts";
import { OptimisticTrip } from "./optimistic-trip.ts";
import {
  type DeferredChange,
  type DeferredEntry,
  newEntry,
  type QueueEntry,
  type RunOptions,
} from "./queue-entry.ts";
import { RetryableChanges } from "./retryable-changes.ts";
import { sendChange } from "./send-change.ts";
import { isTemporaryId, mentions, TemporaryIds } from "./temporary-ids.ts";

/**
 * The queue of unsent changes of one trip (decision 034). A screen shows the server's trip with the queued changes applied
 * (optimistic update), so a refused change is rolled back by leaving it out. Changes are sent one after another, in the
 * order in which they were made.
 */
export class TripChangeQueue {
  readonly ids = new TemporaryIds();
  readonly #tripId: string;
  /** Only this user sends these changes. */
  readonly #userId = readStored("user_id");
  #entries: readonly QueueEntry[] = [];
  #tail: Promise<unknown> = Promise.resolve();
  /** Ids of things whose creation was refused: a change of such a thing cannot be sent. */
  readonly #lost = new Map<string, ApiError>();
  readonly #listeners = new Set<() => void>();
  readonly #deferred = new Map<QueueEntry, DeferredEntry>();
  readonly #retryable: RetryableChanges;
  #isReloadDue = false;
  readonly #optimistic = new OptimisticTrip(this.ids);

  constructor(tripId: string) {
    this.#tripId = tripId;
    this.#retryable = new RetryableChanges(tripId, (change) => {
      void this.run(change, { isReplay: true });
    });
  }

  get #key() {
    return keyOf(endpoints.trips.get, { id: this.#tripId });
  }

  /** True while nothing is to be saved. A deferred change does not count: it is sent even when the page closes. */
  get isIdle(): boolean {
    return this.#entries.every(({ isDeferred }) => isDeferred);
  }

  /** The trip with all queued changes applied; the same object while nothing changes. */
  readonly read = (): Trip | undefined => {
    const saved = queryClient.getQueryData<Trip>(this.#key);
    return saved && this.#optimistic.show(saved, this.#entries);
  };

  /** Asks the server for the trip once all changes before this call were answered. Throws an `ApiError`. */
  async readFromServer(): Promise<Trip> {
    return (await this.#enqueue(this.#load)).trip;
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** The newest id of a thing. */
  readonly currentId = (id: string): string => this.ids.currentId(id);

  /** Shows a change at once and sends it in its turn. A refusal rolls it back, with a toast. Answers its row's answer. */
  run(change: TripChange, options: RunOptions = {}): Promise<Outcome<unknown>> {
    const trip = options.isGuarded ? this.read() : null;
    const known = trip ? inverseOf(trip, [change], this.ids.named) : null;
    const entry = newEntry(change, { isReplay: options.isReplay === true, known });
    this.#releaseBefore(change);
    this.#setEntries([...this.#entries, entry]);
    return this.#enqueue(() => this.#deliver(entry, options));
  }

  /**
   * Shows a change at once and sends it when it is released. The queue releases it by itself when the page is left, or
   * when a later change must not be sent before it.
   */
  defer(change: TripChange): DeferredChange {
    const entry = newEntry(change, { isDeferred: true });
    this.#releaseBefore(change);
    renewToken();
    this.#setEntries([...this.#entries, entry]);
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome<unknown> | null>();
    const deliver = async () => {
      if (this.#entries.includes(entry) && !entry.isSent) resolve(await this.#deliver(entry, {}));
    };
    const release = (isLeaving = false) => {
      entry.isLeaving ||= isLeaving;
      if (!entry.isDeferred) return;
      entry.isDeferred = false;
      this.#setEntries([...this.#entries]);
      // Later changes wait for its answer, even when it was sent out of turn.
      void this.#enqueue(() => deliver().then(() => outcome));
    };
    this.#deferred.set(entry, { release, deliver, outcome });
    void outcome.then(() => this.#deferred.delete(entry));
    const drop = () => {
      // Later changes may count on a released one: an order among the points that it leaves.
      if (!entry.isDeferred || !this.#entries.includes(entry)) return false;
      this.#setEntries(this.#entries.filter((other) => other !== entry));
      resolve(null);
      return true;
    };
    return { release: () => release(), drop, outcome };
  }

  /** Sends all deferred changes and waits for the answers. `isLeaving`: the page may close meanwhile. */
  async releaseAll(isLeaving = false): Promise<void> {
    const deferred = [...this.#deferred.values()];
    for (const { release } of deferred) release(isLeaving);
    await Promise.all(deferred.map(({ outcome }) => outcome));
  }

  /** Sends the deferred changes at once and out of turn: the page is closing. */
  sendLast(): void {
    void this.releaseAll(true);
    const made = this.#entries.flatMap(({ change }) => temporaryIdsOf(change));
    for (const [{ change }, { deliver }] of this.#deferred)
      if (!made.some((id) => mentions(change, id))) void deliver();
  }

  #releaseBefore(change: TripChange): void {
    const saved = queryClient.getQueryData<Trip>(this.#key);
    for (const [entry, { release }] of this.#deferred) {
      if (!entry.isDeferred) continue;
      const others = this.#entries.filter((other) => other !== entry);
      const trip = saved && this.#optimistic.applyAll(saved, others);
      const apply = (step: TripChange) => (before: Trip) => this.#optimistic.apply(before, step);
      if (!trip || !canSendBefore(trip, apply(entry.change), apply(change))) release();
    }
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    // A read under way may or may not know of this change already. The trip is read again afterwards.
    this.#isReloadDue ||= queryClient.isFetching({ queryKey: this.#key }) > 0;
    void queryClient.cancelQueries({ queryKey: this.#key });
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => undefined);
    return result;
  }

  readonly #load = () => loadTrip(this.#tripId, this.#key);

  async #deliver(entry: QueueEntry, options: RunOptions): Promise<Outcome<unknown>> {
    entry.isSent = true;
    const { change } = entry;
    const made = temporaryIdsOf(change);
    const orphan = [...this.#lost].find(([id]) => mentions(change, id) && !made.includes(id));
    const earlier = orphan?.[1] ?? options.sequence?.refusal;
    try {
      if (earlier) throw earlier;
      this.#requireUser();
      const isThere = await this.#isThere(change);
      this.#requireUser();
      if (isThere) {
        this.#settle(entry);
        return { isDone: true, answer: undefined };
      }
      const { answer, names, takeAnswer } = await sendChange(entry, this.ids.named, {
        beforeRetry: () => this.#requireUser(),
        load: this.#load,
      });
      this.ids.add(names);
      for (const id of made) this.#lost.delete(id);
      queryClient.setQueryData<Trip>(this.#key, (saved) => {
        if (!saved) return saved;
        const shown = this.#optimistic.apply(saved, change);
        // The answer to a replay may be as old as the first attempt: the trip is read instead.
        return entry.isReplay ? shown : takeAnswer(shown);
      });
      this.#isReloadDue ||= entry.isReplay;
      this.#settle(entry);
      return { isDone: true, answer };
    } catch (thrown) {
      const error = toApiError(thrown);
      // An id that the server has named may still be there.
      for (const id of made)
        if (isTemporaryId(id) && this.currentId(id) === id) this.#lost.set(id, error);
      this.#isReloadDue ||= error.isUncertain || error.status === 404 || error.status === 409;
      this.#settle(entry);
      const isDelete = rowOf(change.name).endpoint.method === "DELETE";
      const isGoneAnyway = isDelete && error.status === 404;
      if (options.sequence && isGoneAnyway) return { isDone: true, answer: undefined };
      if (options.sequence && !earlier) options.sequence.refusal = error;
      // The toast of an earlier refusal speaks for the changes that depend on it too.
      const isSaid = options.isQuiet || earlier || (isGoneAnyway && this.#deferred.has(entry));
      if (!isSaid && this.isSameUser) this.#retryable.announce(error, change);
      return { isDone: false, error };
    }
  }

  /** True when a change restores a thing that the server still has, since deleting it had failed. */
  async #isThere(change: TripChange): Promise<boolean> {
    const [id] = temporaryIdsOf(change).map(this.currentId);
    if (id === undefined || isTemporaryId(id)) return false;
    const known = queryClient.getQueryData<Trip>(this.#key);
    const saved = this.#isReloadDue ? (await this.#load()).trip : known;
    return saved !== undefined && hasThing(saved, id);
  }

  /** Another user's failures are not shown, and another user's changes are not sent. */
  get isSameUser(): boolean {
    return readStored("user_id") === this.#userId;
  }

  #requireUser(): void {
    if (!this.isSameUser) throw errorWithoutAnswer();
  }

  #settle(entry: QueueEntry): void {
    this.#setEntries(this.#entries.filter((other) => other !== entry));
    if (!this.isIdle) return;
    // Everything that shows trips is stale, but for the trip itself, which has taken the answers.
    void markChanged(["trips"], this.#key);
    if (!this.#isReloadDue) return;
    this.#isReloadDue = false;
    void queryClient.invalidateQueries({ queryKey: this.#key });
  }

  #setEntries(entries: readonly QueueEntry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
