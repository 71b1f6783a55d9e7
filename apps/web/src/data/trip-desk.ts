import { endpoints } from "@castor/core/endpoints.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { readStored, watchStored } from "../device/storage.ts";
import { currentWords } from "../i18n/words.ts";
import { notify } from "../ui/notify.ts";
import { type ApiError, errorWithoutAnswer, toApiError } from "./api-error.ts";
import { newKey } from "./new-key.ts";
import type { Outcome } from "./outcome.ts";
import { keyOf, queryClient } from "./query-client.ts";
import { isLoggedIn } from "./session-store.ts";
import { type Delivery, markOthersChanged, type TripChange } from "./trip-change.ts";

interface Entry {
  change: TripChange;
  key: string;
}

export interface RunOptions {
  /** The caller shows a refusal itself (a form at its fields). */
  isQuiet?: boolean | undefined;
}

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
  readonly #names = new Map<string, string>();
  /** Ids of things whose making was refused: what speaks of them cannot be sent. */
  readonly #lost = new Map<string, ApiError>();
  readonly #listeners = new Set<() => void>();
  #isReloadDue = false;
  #shown: { kept: Trip; waiting: readonly Entry[]; trip: Trip } | null = null;

  constructor(tripId: string) {
    this.#tripId = tripId;
  }

  get #key() {
    return keyOf(endpoints.trips.get, { id: this.#tripId });
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  /** The trip as it will be when all has arrived; the same object while nothing changes. */
  readonly read = (): Trip | undefined => {
    const kept = queryClient.getQueryData<Trip>(this.#key);
    if (!kept) return undefined;
    if (this.#shown?.kept !== kept || this.#shown.waiting !== this.#waiting) {
      const trip = this.#waiting.reduce((t, { change }) => change.apply(t, this.#names), kept);
      this.#shown = { kept, waiting: this.#waiting, trip };
    }
    return this.#shown.trip;
  };

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** The server's id of a thing made here, once it has one. */
  readonly currentId = (id: string): string => this.#names.get(id) ?? id;

  /** Shows a change at once and has the server do it; a refusal undoes it, with a message. */
  run<Answer>(
    change: TripChange<Answer>,
    options: RunOptions = {},
    key = newKey(),
  ): Promise<Outcome<Answer>> {
    const entry: Entry = { change, key };
    // A read on its way may or may not know of this change already: its answer would be guesswork.
    void queryClient.cancelQueries({ queryKey: this.#key });
    this.#setWaiting([...this.#waiting, entry]);
    const outcome = this.#tail.then(() => this.#deliver(entry, change, options));
    this.#tail = outcome;
    return outcome;
  }

  async #deliver<Answer>(
    entry: Entry,
    change: TripChange<Answer>,
    options: RunOptions,
  ): Promise<Outcome<Answer>> {
    const orphan = [...this.#lost].find(([id]) => change.mentions(id));
    try {
      if (orphan) throw orphan[1];
      this.#requireUser();
      const delivery = await this.#send(change, entry.key);
      for (const [made, named] of delivery.names) this.#names.set(made, named);
      queryClient.setQueryData<Trip>(this.#key, (kept) => kept && delivery.take(kept));
      this.#settle(entry);
      return { isDone: true, answer: delivery.answer };
    } catch (thrown) {
      const error = toApiError(thrown);
      for (const id of change.makes) this.#lost.set(id, error);
      this.#isReloadDue ||= error.isUncertain || error.status === 404 || error.status === 409;
      this.#settle(entry);
      // What hangs on something refused was said with it; whoever came instead has nothing to do with it.
      if (!options.isQuiet && !orphan && this.#isUsersOwn) this.#announce(error, entry);
      return { isDone: false, error };
    }
  }

  async #send<Answer>(change: TripChange<Answer>, key: string): Promise<Delivery<Answer>> {
    try {
      return await change.send(this.#names, key);
    } catch (thrown) {
      if (!(change.isRepeatable && navigator.onLine && toApiError(thrown).isUncertain))
        throw thrown;
      await wait(retryMs);
      this.#requireUser();
      return change.send(this.#names, key);
    }
  }

  get #isUsersOwn(): boolean {
    return readStored("user_id") === this.#userId;
  }

  #requireUser(): void {
    if (!this.#isUsersOwn) throw errorWithoutAnswer();
  }

  #announce(error: ApiError, { change, key }: Entry): void {
    const words = currentWords();
    const again = { label: words("errors.tryAgain"), run: () => void this.run(change, {}, key) };
    notify(
      "error",
      words("errors.changeUndone", { reason: error.message }),
      error.isUncertain && change.makes.length === 0 ? again : null,
    );
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

const desks = new Map<string, TripDesk>();

/** The desk of a trip; one for all screens. */
export function deskOf(tripId: string): TripDesk {
  const desk = desks.get(tripId) ?? new TripDesk(tripId);
  desks.set(tripId, desk);
  return desk;
}

// What one user changed is not another's to send.
watchStored("user_id", () => desks.clear());

// Closing the page would lose what has not arrived: the browser asks first; not when the session itself is over.
window.addEventListener("beforeunload", (event) => {
  if (isLoggedIn() && [...desks.values()].some((desk) => !desk.isIdle)) event.preventDefault();
});
