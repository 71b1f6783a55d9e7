import { endpoints } from "@castor/core/endpoints.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { readStored } from "../device/storage.ts";
import { type ApiError, errorWithoutAnswer, toApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";
import {
  type Entry,
  type HeldChange,
  type HeldEntry,
  newEntry,
  type RunOptions,
} from "./held-change.ts";
import { MadeIds } from "./made-ids.ts";
import { mayPass } from "./may-pass.ts";
import { newKey } from "./new-key.ts";
import type { Outcome } from "./outcome.ts";
import { keyOf, queryClient } from "./query-client.ts";
import { renewToken } from "./renew-token.ts";
import { type Delivery, markOthersChanged, type TripChange } from "./trip-change.ts";
import { UndoneChanges } from "./undone-changes.ts";

const retryMs = 800;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The changes of one trip on their way to the server. What a screen shows is the server's trip with the waiting
 * changes done to it anew, so a refused one is undone by leaving it out, whatever else is on its way; they are sent
 * one after another, in the order in which they were made.
 */
export class TripDesk {
  readonly #tripId: string;
  /** Whose changes these are: nobody else sends them. */
  readonly #userId = readStored("user_id");
  #waiting: readonly Entry[] = [];
  #tail: Promise<unknown> = Promise.resolve();
  readonly ids = new MadeIds();
  /** Ids of things whose making was refused: what speaks of them cannot be sent. */
  readonly #lost = new Map<string, ApiError>();
  readonly #listeners = new Set<() => void>();
  readonly #held = new Map<Entry, HeldEntry>();
  readonly #undone: UndoneChanges;
  #isReloadDue = false;
  #shown: { kept: Trip; waiting: readonly Entry[]; trip: Trip } | null = null;

  constructor(tripId: string) {
    this.#tripId = tripId;
    this.#undone = new UndoneChanges(
      tripId,
      ({ change, key }) => void this.run(change, { isReplay: true }, key),
    );
  }

  get #key() {
    return keyOf(endpoints.trips.get, { id: this.#tripId });
  }

  /** True while nothing waits to be saved; what is held back is sent even when the page goes. */
  get isIdle(): boolean {
    return this.#waiting.every(({ isHeld }) => isHeld);
  }

  /** The trip as it will be when all has arrived; the same object while nothing changes. */
  readonly read = (): Trip | undefined => {
    const kept = queryClient.getQueryData<Trip>(this.#key);
    if (!kept) return undefined;
    if (this.#shown?.kept !== kept || this.#shown.waiting !== this.#waiting) {
      const trip = this.#applyAll(kept, this.#waiting);
      this.#shown = { kept, waiting: this.#waiting, trip };
    }
    return this.#shown.trip;
  };

  /**
   * The trip as the server has it once all that was sent before has been answered, for a change that depends on how
   * those went; asked for anew where that is not known.
   */
  async readSaved(): Promise<Trip | undefined> {
    if (this.#isReloadDue)
      queryClient.setQueryData<Trip>(
        this.#key,
        await callEndpoint(endpoints.trips.get, { id: this.#tripId }),
      );
    return queryClient.getQueryData<Trip>(this.#key);
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** The server's id of a thing made here, once it has one. */
  readonly currentId = (id: string): string => this.ids.currentId(id);

  /** Shows a change at once and has the server do it; a refusal undoes it, with a message. */
  run<Answer>(
    change: TripChange<Answer>,
    options: RunOptions = {},
    key = newKey(),
  ): Promise<Outcome<Answer>> {
    const entry = newEntry(change, key, { isReplay: options.isReplay === true });
    this.#releaseFor(change);
    this.#setWaiting([...this.#waiting, entry]);
    return this.#enqueue(() => this.#deliver(entry, change, options));
  }

  /**
   * Shows a change at once and keeps it back until it is released, which happens by itself when the page is left or a
   * change comes that may not go before it.
   */
  hold<Answer>(change: TripChange<Answer>): HeldChange<Answer> {
    const entry = newEntry(change, newKey(), { isHeld: true });
    this.#releaseFor(change);
    renewToken();
    this.#setWaiting([...this.#waiting, entry]);
    let resolve = (_: Outcome<Answer> | null) => {};
    const promise = new Promise<Outcome<Answer> | null>((settle) => {
      resolve = settle;
    });
    const deliver = async () => {
      if (this.#waiting.includes(entry) && !entry.isSent)
        resolve(await this.#deliver(entry, change, {}));
    };
    const release = (isLeaving = false) => {
      entry.isLeaving ||= isLeaving;
      if (!entry.isHeld) return;
      entry.isHeld = false;
      this.#setWaiting([...this.#waiting]);
      // Sent out of turn or not, what comes after it waits for its answer.
      void this.#enqueue(() => deliver().then(() => promise));
    };
    this.#held.set(entry, { release, deliver, outcome: promise });
    void promise.then(() => this.#held.delete(entry));
    const drop = () => {
      if (entry.isSent || !this.#waiting.includes(entry)) return false;
      this.#setWaiting(this.#waiting.filter((other) => other !== entry));
      resolve(null);
      return true;
    };
    return { release: () => release(), drop, outcome: promise };
  }

  /** Sends all that is held back; resolves when the server has answered it. `isLeaving`: also should the page go meanwhile. */
  async releaseAll(isLeaving = false): Promise<void> {
    const held = [...this.#held.values()];
    for (const { release } of held) release(isLeaving);
    await Promise.all(held.map(({ outcome }) => outcome));
  }

  /** Sends what was held back and is not on its way yet at once, out of turn: the page is going. */
  sendLast(): void {
    void this.releaseAll(true);
    const made = this.#waiting.flatMap(({ change }) => change.makes);
    for (const [{ change }, { deliver }] of this.#held)
      if (!made.some((id) => change.mentions(id))) void deliver();
  }

  #releaseFor(change: TripChange): void {
    const kept = queryClient.getQueryData<Trip>(this.#key);
    for (const [entry, { release }] of this.#held) {
      if (!entry.isHeld) continue;
      const others = this.#waiting.filter((other) => other !== entry);
      const trip = kept && this.#applyAll(kept, others);
      const apply = (step: TripChange) => (before: Trip) => step.apply(before, this.ids.named);
      if (!trip || !mayPass(trip, apply(entry.change), apply(change))) release();
    }
  }

  #applyAll(trip: Trip, entries: readonly Entry[]): Trip {
    return entries.reduce((changed, { change }) => change.apply(changed, this.ids.named), trip);
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    // A read on its way may or may not know of this change already: its answer would be guesswork. It is done again after.
    this.#isReloadDue ||= queryClient.isFetching({ queryKey: this.#key }) > 0;
    void queryClient.cancelQueries({ queryKey: this.#key });
    const result = this.#tail.then(work);
    this.#tail = result;
    return result;
  }

  async #deliver<Answer>(
    entry: Entry,
    change: TripChange<Answer>,
    options: RunOptions,
  ): Promise<Outcome<Answer>> {
    entry.isSent = true;
    const orphan = [...this.#lost].find(([id]) => change.mentions(id));
    try {
      if (orphan) throw orphan[1];
      this.#requireUser();
      const delivery = await this.#send(change, entry);
      this.ids.take(delivery.names);
      const { isReplay } = entry;
      // An answer as old as the first try would undo what was done since: the trip is read instead.
      const take = (kept: Trip) => (isReplay ? this.#applyAll(kept, [entry]) : delivery.take(kept));
      queryClient.setQueryData<Trip>(this.#key, (kept) => kept && take(kept));
      this.#isReloadDue ||= isReplay;
      this.#settle(entry);
      return { isDone: true, answer: delivery.answer };
    } catch (thrown) {
      const error = toApiError(thrown);
      for (const id of change.makes) this.#lost.set(id, error);
      this.#isReloadDue ||= error.isUncertain || error.status === 404 || error.status === 409;
      this.#settle(entry);
      // What hangs on something refused was said with it; whoever came instead has nothing to do with it.
      const isGoneAnyway = this.#held.has(entry) && error.status === 404;
      if (!options.isQuiet && !orphan && !isGoneAnyway && this.#isUsersOwn)
        this.#undone.announce(error, entry);
      return { isDone: false, error };
    }
  }

  async #send<Answer>(change: TripChange<Answer>, entry: Entry): Promise<Delivery<Answer>> {
    const { key, isLeaving } = entry;
    try {
      return await change.send(this.ids.named, key, isLeaving);
    } catch (thrown) {
      if (!(change.isRepeatable && navigator.onLine && toApiError(thrown).isUncertain))
        throw thrown;
      await wait(retryMs);
      this.#requireUser();
      entry.isReplay = true;
      return change.send(this.ids.named, key);
    }
  }

  get #isUsersOwn(): boolean {
    return readStored("user_id") === this.#userId;
  }

  #requireUser(): void {
    if (!this.#isUsersOwn) throw errorWithoutAnswer();
  }

  #settle(entry: Entry): void {
    this.#setWaiting(this.#waiting.filter((other) => other !== entry));
    if (!this.isIdle) return;
    markOthersChanged(this.#key);
    if (!this.#isReloadDue) return;
    this.#isReloadDue = false;
    void queryClient.invalidateQueries({ queryKey: this.#key });
  }

  #setWaiting(waiting: readonly Entry[]): void {
    this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}
