import { equalJson } from "@castor/core/basics/equal-json.ts";
import { rowOf, temporaryIdsOf } from "@castor/core/changes/change-rows.ts";
import { canFollow, followChange, isTick } from "@castor/core/changes/follow-change.ts";
import { renameIds } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { hasThing } from "@castor/core/trips/has-thing.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import { trip as tripSchema } from "@castor/core/trips/trip.ts";
import { type ApiError, toApiError } from "../../http/api-error.ts";
import type { OptimisticTrip } from "../optimistic-trip.ts";
import { isRemovedLater, withDependents } from "../queue-entries.ts";
import type { QueueEntry } from "../queue-entry.ts";
import type { QueueHost } from "../queue-host.ts";
import type { StoredEntries } from "../stored-entries.ts";
import { isTemporaryId } from "../temporary-id.ts";
import { mentions, type TemporaryIds } from "../temporary-ids.ts";
import { findGone } from "../unsent/find-gone.ts";
import type { Block } from "../unsent/unsent-record.ts";
import type { ChangeCallers } from "./change-callers.ts";
import { ChangeConflict, sendChange } from "./send-change.ts";

const isMoneyChange = ({ name }: TripChange): boolean => {
  const { access } = rowOf(name).endpoint;
  return "isMoney" in access && access.isMoney === true;
};

/** A change on which the server has failed so often waits for its author, so that later ones are not held up. */
const maxFailures = 5;

/** What became of a sending: `stop` when the ones behind it are to wait as well. */
export type SendStep = "next" | "stop";

interface Parts {
  host: QueueHost;
  entries: StoredEntries;
  ids: TemporaryIds;
  optimistic: OptimisticTrip;
  callers: ChangeCallers;
}

/**
 * Sends one change of a queue and takes its answer. A refused change is rolled back when its author is still there to see
 * why. One that has waited is kept with the reason until its author decides (decision 055).
 */
export class ChangeSender {
  readonly #parts: Parts;
  /** Ids of things whose creation was refused: a change of such a thing cannot be sent. */
  readonly #lost = new Map<string, ApiError>();
  isReloadDue = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Ends a read that may not know of the changes since it began. The trip is read again once all is sent. */
  stopReading(): void {
    const wasReading = this.#parts.host.stopReading();
    this.isReloadDue ||= wasReading;
  }

  async send(entry: QueueEntry, isLeaving: boolean): Promise<SendStep> {
    const { host, entries, ids, optimistic, callers } = this.#parts;
    const { change } = entry;
    const made = temporaryIdsOf(change);
    const lost = [...this.#lost].find(([id]) => mentions(change, id) && !made.includes(id));
    if (lost) return this.#refuse(entry, lost[1], true);
    try {
      if (await this.#isThere(change)) return this.#done(entry);
      const sent = await sendChange(entry, ids.named, host, isLeaving);
      const { answer, names, takeAnswer, isRepeated } = sent;
      this.stopReading();
      const saved = host.readSaved();
      ids.add(names);
      for (const id of made) this.#lost.delete(id);
      const shown = saved && optimistic.apply(saved, change);
      // The answer to a repeated call may be as old as the first attempt: the trip is read instead.
      if (shown) host.writeSaved(isRepeated ? shown : takeAnswer(shown));
      this.isReloadDue ||= isRepeated;
      callers.resolve(change.id, { isDone: true, isUnsent: false, answer });
      void entries.remove(new Set([change.id]), names);
      return "next";
    } catch (thrown) {
      return this.#fail(entries.find(change.id) ?? entry, thrown);
    }
  }

  async #fail(entry: QueueEntry, thrown: unknown): Promise<SendStep> {
    const { host, entries, ids, callers } = this.#parts;
    const { change, isLate, sequence } = entry;
    const error = thrown instanceof ChangeConflict ? thrown.error : toApiError(thrown);
    if (error.isUncertain && !error.isPassing) return this.#keep(entry, error);
    // The session is over, or the server asks to wait: it goes out later.
    if (!host.isSameUser() || error.status === 401 || error.isPassing) return "stop";
    const isGone = rowOf(change.name).endpoint.method === "DELETE" && error.status === 404;
    if (isGone && (isLate || sequence !== null || !callers.has(change.id)))
      return this.#done(entry);
    this.isReloadDue ||= error.status === 404 || error.status === 409;
    const isLost = error.status === 409 && isTick(change);
    const isElsewhere = error.status === 404 && canFollow(change);
    if ((isLost || isElsewhere) && (await this.#follow(entry))) return "next";
    if (!isLate && callers.has(change.id)) return this.#refuse(entry, error, isGone);
    // Whoever deletes the thing anyway is asked nothing of it.
    if (error.status === 404 && isRemovedLater(entries.all, entry)) return this.#done(entry);
    if (thrown instanceof ChangeConflict) return this.#block(entry, thrown.block);
    if (error.status !== 404) {
      const { status, message } = error;
      return this.#block(entry, { kind: "refused", status, message, isFinal: isLost });
    }
    const { former } = await host.store.read(host.userId ?? "", host.tripId);
    const now = await host.load().catch(() => null);
    // Money that is hidden now is not found, and not deleted.
    const isHidden = now !== null && isMoneyChange(change) && !seesMoneyOf(now.trip);
    if (isHidden) {
      const { status, message } = error;
      return this.#block(entry, { kind: "refused", status, message, isFinal: isLost });
    }
    const gone = findGone(tripSchema.safeParse(former).data, now?.trip, change, ids.named);
    return this.#block(entry, { kind: "gone", ...gone });
  }

  /** What stands elsewhere in the trip by now is changed there. False when it is gone. */
  async #follow(entry: QueueEntry): Promise<boolean> {
    const { host, ids } = this.#parts;
    const now = await host.load().catch(() => null);
    const named = { ...entry.change, args: renameIds(entry.change.args, ids.named) } as TripChange;
    const followed = now && followChange(now.trip, named);
    if (!followed || (equalJson(followed.args, named.args) && followed.name === named.name))
      return false;
    this.#set(entry, { change: { ...entry.change, ...followed } as TripChange });
    return true;
  }

  /** Without an answer a change stays. The server may have done it, which its key will tell. */
  async #keep(entry: QueueEntry, error: ApiError): Promise<SendStep> {
    const failures = entry.failures + (error.status === 0 ? 0 : 1);
    this.#set(entry, { isReplay: true, failures });
    if (failures < maxFailures) return "stop";
    return this.#block(entry, { kind: "refused", status: error.status, message: error.message });
  }

  /** It needs no sending: the server has it as it should be. */
  #done({ change }: QueueEntry): SendStep {
    const { host, entries, optimistic, callers } = this.#parts;
    const saved = host.readSaved();
    if (saved) host.writeSaved(optimistic.apply(saved, change));
    callers.resolve(change.id, { isDone: true, isUnsent: true });
    void entries.remove(new Set([change.id]));
    return "next";
  }

  /** Rolls a change back before the eyes of its author, with what depends on it. */
  #refuse(entry: QueueEntry, error: ApiError, isSaid: boolean): SendStep {
    const { host, entries, ids, callers } = this.#parts;
    // An id that the server has named may still be there.
    for (const id of temporaryIdsOf(entry.change))
      if (isTemporaryId(id) && ids.currentId(id) === id) this.#lost.set(id, error);
    const all = withDependents(entries.all, entry);
    if (!isSaid && !callers.isQuiet(entry.change.id)) host.onRefused(error, entry);
    // What was promised, also by another window, is not dropped without a word.
    const promised = all.filter((other) => other.isLate || !callers.has(other.change.id));
    for (const other of promised)
      this.#block(other, { kind: "refused", status: error.status, message: error.message });
    const gone = all.filter((other) => !promised.includes(other)).map(({ change }) => change.id);
    void entries.remove(new Set(gone));
    for (const id of gone) callers.resolve(id, { isDone: false, error });
    return "next";
  }

  #block(entry: QueueEntry, blocked: Block): SendStep {
    const { host, callers } = this.#parts;
    this.#set(entry, { blocked, isLate: true });
    callers.resolve(entry.change.id, { isDone: true, isUnsent: true });
    host.onBlocked();
    return "next";
  }

  #set({ change }: QueueEntry, values: Partial<QueueEntry>): void {
    void this.#parts.entries.change(new Set([change.id]), (entry) => ({ ...entry, ...values }));
  }

  /** True when a change restores a thing that the server still has, since deleting it had failed. */
  async #isThere(change: TripChange): Promise<boolean> {
    const { host, ids } = this.#parts;
    const [id] = temporaryIdsOf(change).map(ids.currentId);
    if (id === undefined || isTemporaryId(id)) return false;
    const saved = this.isReloadDue ? (await host.load()).trip : host.readSaved();
    return saved !== undefined && hasThing(saved, id);
  }
}
