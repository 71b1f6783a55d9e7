import { temporaryIdsOf } from "@castor/core/changes/change-rows.ts";
import type { DeferredChange, QueueEntry } from "../queue-entry.ts";
import type { StoredEntries } from "../stored-entries.ts";
import { mentions } from "../temporary-ids.ts";
import type { ChangeCallers } from "./change-callers.ts";
import type { ChangeSender } from "./change-sender.ts";

interface Parts {
  entries: StoredEntries;
  callers: ChangeCallers;
  sender: ChangeSender;
  canSend: () => boolean;
  drain: () => Promise<void>;
}

/**
 * The changes of a queue that are shown and wait to be released, such as a delete whose undo is still offered (decision
 * 019). A closing page releases them all.
 */
export class DeferredChanges {
  readonly #parts: Parts;
  readonly #outcomes = new Map<string, Promise<unknown>>();
  readonly #leaving = new Set<string>();
  /** Sent as the page was closing. */
  readonly #outOfTurn = new Map<string, Promise<unknown>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add(entry: QueueEntry): DeferredChange {
    const { entries, callers } = this.#parts;
    const { id } = entry.change;
    const { promise: dropped, resolve: drop } = Promise.withResolvers<null>();
    const outcome = Promise.race([callers.wait(id, {}), dropped]);
    this.#outcomes.set(id, outcome);
    void outcome.then(() => this.#outcomes.delete(id));
    void entries.add({ ...entry, isDeferred: true });
    return {
      release: () => void this.release(id),
      drop: () => {
        if (!entries.find(id)?.isDeferred) return false;
        callers.forget(id);
        void entries.remove(new Set([id]));
        drop(null);
        return true;
      },
      outcome,
    };
  }

  /** Stores a change, which is sent in its turn from then on. */
  async release(id: string, isLeaving = false): Promise<void> {
    if (isLeaving) this.#leaving.add(id);
    await this.#parts.entries.release(id);
    void this.#parts.drain();
  }

  /** Releases all and waits until they are sent or stored. `isLeaving`: the page may close meanwhile. */
  async releaseAll(isLeaving: boolean): Promise<void> {
    const waiting = [...this.#outcomes].map(async ([id, outcome]) => {
      await this.release(id, isLeaving);
      await outcome;
    });
    await Promise.all(waiting);
  }

  /** Stores all and sends them at once, out of turn: the page is closing. */
  sendLast(): void {
    const { entries, sender, canSend, drain } = this.#parts;
    const made = entries.all.flatMap(({ change }) => temporaryIdsOf(change));
    for (const entry of entries.all.filter(({ isDeferred }) => isDeferred)) {
      const { id } = entry.change;
      void entries.release(id);
      if (!canSend() || made.some((other) => mentions(entry.change, other))) continue;
      const sent = sender.send(entry, true).then(() => this.#outOfTurn.delete(id));
      this.#outOfTurn.set(id, sent);
      void sent.then(drain);
    }
  }

  /** True for a change that is sent while the page may close. */
  isLeaving(id: string): boolean {
    return this.#leaving.has(id);
  }

  /** Resolves when all that was sent out of turn has its answer. */
  async answered(): Promise<void> {
    await Promise.all(this.#outOfTurn.values());
  }
}
