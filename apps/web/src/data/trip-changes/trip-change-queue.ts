import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { limits } from "@castor/core/limits.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { listToRelease } from "./list-to-release.ts";
import { errorOfFullQueue, newEntry } from "./new-entry.ts";
import { OptimisticTrip } from "./optimistic-trip.ts";
import { listShown, makesTrip, withDependents } from "./queue-entries.ts";
import type { ChangeOutcome, DeferredChange, QueueEntry, RunOptions } from "./queue-entry.ts";
import type { QueueHost } from "./queue-host.ts";
import { ChangeCallers } from "./sending/change-callers.ts";
import { ChangeSender } from "./sending/change-sender.ts";
import { DeferredChanges } from "./sending/deferred-changes.ts";
import { RetryTimer } from "./sending/retry-timer.ts";
import { StoredEntries } from "./stored-entries.ts";
import { isTemporaryId } from "./temporary-id.ts";
import { TemporaryIds } from "./temporary-ids.ts";

/** How long the author of a change waits for the answer. Then it is sent later, as far as they need to know. */
const patienceMs = 8_000;

/**
 * The queue of unsent changes of one trip (decisions 034 and 055). A screen shows the server's trip with the queued
 * changes applied (optimistic update). A change is shown, stored in the browser and sent, one after another, in the order
 * in which they were made. Without an answer it stays and is sent later under the same key. Windows share the stored queue.
 */
export class TripChangeQueue {
  readonly ids: TemporaryIds;
  readonly entries: StoredEntries;
  readonly #host: QueueHost;
  readonly #callers = new ChangeCallers();
  readonly #sender: ChangeSender;
  readonly #deferred: DeferredChanges;
  readonly #optimistic: OptimisticTrip;
  readonly #retry = new RetryTimer(() => void this.drain());
  #draining: Promise<void> | null = null;
  #isDrainDue = false;
  /** Its author was told that the changes that wait are not kept. */
  #isUnkeptReported = false;

  constructor(host: QueueHost, ids = new TemporaryIds()) {
    this.#host = host;
    this.ids = ids;
    this.#optimistic = new OptimisticTrip(ids);
    this.entries = new StoredEntries(host, this.ids);
    this.#sender = new ChangeSender({
      ...{ host, entries: this.entries, ids: this.ids },
      ...{ optimistic: this.#optimistic, callers: this.#callers },
    });
    this.#deferred = new DeferredChanges({
      ...{ entries: this.entries, callers: this.#callers, sender: this.#sender },
      ...{ canSend: () => this.#canSend(), drain: () => this.drain() },
    });
    void this.reread();
  }

  /** True while no author waits for an answer. A deferred change does not count: it is sent even when the page closes. */
  get isIdle(): boolean {
    return this.#callers.ids.every((id) => this.entries.find(id)?.isDeferred);
  }

  get isSameUser(): boolean {
    return this.#host.isSameUser();
  }

  /** The trip with all queued changes applied; the same object while nothing changes. */
  readonly read = (): Trip | undefined => {
    const saved = this.#host.readSaved();
    // A trip that is not sent yet is there as long as its creation waits.
    const isThere = saved && (!isTemporaryId(saved.id) || makesTrip(this.entries.all));
    return isThere ? this.#optimistic.show(saved, this.entries.all) : undefined;
  };

  readonly subscribe = (onChange: () => void): (() => void) => this.entries.subscribe(onChange);

  /** The newest id of a thing. */
  readonly currentId = (id: string): string => this.ids.currentId(id);

  /** Asks the server for the trip once all changes before this call were sent. Throws an `ApiError`. */
  async readFromServer(): Promise<Trip> {
    await this.drain();
    return (await this.#host.load()).trip;
  }

  /** Shows a change at once, stores it and sends it in its turn. A refusal rolls it back, with a toast. */
  run(change: TripChange, options: RunOptions = {}): Promise<ChangeOutcome<unknown>> {
    if (this.entries.all.length >= limits.unsentChanges)
      return Promise.resolve({ isDone: false, error: errorOfFullQueue(this.#host.userId) });
    this.#releaseBefore(change);
    this.#sender.stopReading();
    const entry = newEntry(this.read(), change, this.ids.named, options);
    const outcome = this.#callers.wait(change.id, options);
    void this.entries.add(entry).then(() => {
      if (this.#host.isConnected()) void this.drain();
      else this.#notifyLate();
    });
    return outcome;
  }

  /**
   * Shows a change at once and stores it when it is released. The queue releases it by itself when the page is left, or
   * when a later change must not be sent before it.
   */
  defer(change: TripChange): DeferredChange {
    this.#releaseBefore(change);
    return this.#deferred.add(newEntry(this.read(), change, this.ids.named, {}));
  }

  /** Sends all deferred changes and waits until they are sent or stored. `isLeaving`: the page may close meanwhile. */
  releaseAll(isLeaving = false): Promise<void> {
    return this.#deferred.releaseAll(isLeaving);
  }

  /** Stores the deferred changes and sends them at once, out of turn: the page is closing. */
  sendLast(): void {
    this.#deferred.sendLast();
  }

  /** Sends what is waiting, as long as the server answers. Concurrent callers share one run. */
  drain(): Promise<void> {
    this.#isDrainDue = true;
    this.#draining ??= this.#drain().finally(() => {
      this.#draining = null;
      return this.#isDrainDue ? this.drain() : undefined;
    });
    return this.#draining;
  }

  /** Takes over what other windows have stored. */
  async reread(): Promise<void> {
    await this.entries.reread((gone) => this.#takeSent(gone));
    // Another window has sent these.
    for (const id of this.#callers.ids)
      if (!this.entries.find(id)) this.#callers.resolve(id, { isDone: true, isUnsent: true });
  }

  /** Takes over what another window has stored, and tries to send it later: that window may be closed meanwhile. */
  async follow(): Promise<void> {
    await this.reread();
    this.#retryLater();
  }

  /** Shows and sends a blocked change again, changed as its author decided; before it, what that change needs. */
  async resume(
    id: string,
    change: (entry: QueueEntry) => QueueEntry,
    before: readonly TripChange[] = [],
  ): Promise<void> {
    const entry = this.entries.find(id);
    if (!entry) return;
    const sequence = before.length > 1 ? this.#host.newKey() : undefined;
    const first = before.map((made) => ({
      ...newEntry(this.read(), made, this.ids.named, { sequence }),
      isLate: true,
    }));
    await this.entries.replace(id, [...first, { ...change(entry), blocked: null, failures: 0 }]);
    await this.drain();
  }

  /** Gives a waiting change up, and what depends on it. */
  async discard(id: string): Promise<void> {
    const entry = this.entries.find(id);
    if (entry) await this.entries.remove(this.#idsOf(withDependents(this.entries.all, entry)));
    this.#host.onSent(true);
  }

  /** What another window has sent stays shown: this window knows only the trip without it. */
  #takeSent(gone: readonly QueueEntry[]): void {
    if (gone.length === 0) return;
    const saved = this.#host.readSaved();
    // Without a connection nothing is sent: there the other window has given the changes up.
    if (saved && this.#host.isConnected())
      this.#host.writeSaved(this.#optimistic.applyMissing(saved, gone));
    this.#host.onSent(true);
  }

  #releaseBefore(change: TripChange): void {
    const { all } = this.entries;
    for (const id of listToRelease(this.#host.readSaved(), all, change, this.#optimistic))
      void this.#deferred.release(id);
  }

  async #drain(): Promise<void> {
    this.#retry.stop();
    while (this.#isDrainDue) {
      this.#isDrainDue = false;
      if (this.#canSend()) await this.#host.whileLocked(() => this.#sendAll());
    }
    this.#notifyLate();
    this.#retryLater();
  }

  #retryLater(): void {
    if (!this.#nextEntry()) this.#retry.reset();
    else if (this.#canSend()) this.#retry.start();
  }

  #canSend(): boolean {
    return this.#host.isConnected() && this.#host.isSameUser();
  }

  #nextEntry(): QueueEntry | undefined {
    return listShown(this.entries.all).find(({ isDeferred }) => !isDeferred);
  }

  async #sendAll(): Promise<void> {
    await this.reread();
    for (;;) {
      await Promise.all([this.entries.written(), this.#deferred.answered()]);
      const entry = this.#nextEntry();
      if (!entry || !this.#canSend()) return;
      const patience = setTimeout(() => this.#notifyLate(), patienceMs);
      const step = await this.#sender.send(entry, this.#deferred.isLeaving(entry.change.id));
      clearTimeout(patience);
      if (step === "stop") return;
      this.#retry.reset();
      if (!this.#nextEntry()) this.#settle();
    }
  }

  /** The authors of what still waits are told that it is sent later. */
  #notifyLate(): void {
    this.#reportUnkept();
    const waiting = this.entries.stored.filter(({ isLate }) => !isLate);
    if (waiting.length === 0) return;
    void this.entries.change(this.#idsOf(waiting), (entry) => ({ ...entry, isLate: true }));
    for (const { change } of waiting)
      this.#callers.resolve(change.id, { isDone: true, isUnsent: true });
  }

  /** Each time that changes begin to wait, their author learns when closing the page would lose them. */
  #reportUnkept(): void {
    const { userId, tripId, store } = this.#host;
    const isUnkept =
      userId !== null && !store.isKept(userId, tripId) && this.entries.stored.length > 0;
    if (isUnkept && !this.#isUnkeptReported) this.#host.onUnkept();
    this.#isUnkeptReported = isUnkept;
  }

  #settle(): void {
    this.#host.onSent(this.#sender.isReloadDue);
    this.#sender.isReloadDue = false;
  }

  #idsOf(entries: readonly QueueEntry[]): ReadonlySet<string> {
    return new Set(entries.map(({ change }) => change.id));
  }
}
