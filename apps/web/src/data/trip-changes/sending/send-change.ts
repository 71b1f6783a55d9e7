import { rowOf } from "@castor/core/changes/change-rows.ts";
import { type IdMap, renameIds } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { errorOfConflict, toApiError } from "../../http/api-error.ts";
import type { QueueEntry } from "../queue-entry.ts";
import type { QueueHost } from "../queue-host.ts";
import { findFieldConflicts, valuesToCompare } from "../unsent/compare-change.ts";
import type { Block } from "../unsent/unsent-record.ts";

const retryMs = 800;

/** What a sent change did: the answer, the server's ids for temporary ones, and the answer taken into the trip. */
export interface Delivery {
  answer: unknown;
  names: IdMap;
  takeAnswer: (trip: Trip) => Trip;
  /** It was sent more than once: the answer may be as old as the first attempt. */
  isRepeated: boolean;
}

/** How often a compared change is tried when others save at the same moment. */
const maxTries = 5;

/** An entity tag that no trip has. */
const noTag = '"none"';

/** Somebody else has changed the same fields since the change was made. */
export class ChangeConflict extends Error {
  readonly block: Extract<Block, { kind: "conflict" }>;
  readonly error = errorOfConflict();

  constructor(block: Extract<Block, { kind: "conflict" }>) {
    super("conflict");
    this.block = block;
  }
}

const isStale = (thrown: unknown): boolean => {
  const { status, isPassing } = toApiError(thrown);
  return status === 409 && !isPassing;
};

/**
 * Sends a change under its key, which makes it safe to send again. A form's change and one that has waited are compared
 * with the server's trip of that moment (decision 037). Throws an `ApiError`, or a `ChangeConflict`.
 */
export async function sendChange(
  entry: QueueEntry,
  ids: IdMap,
  host: QueueHost,
  isLeaving: boolean,
): Promise<Delivery> {
  const { change } = entry;
  const row = rowOf(change.name);
  const renamed = { ...change, args: renameIds(change.args, ids) } as TripChange;
  const { args } = renamed;
  const isCompared = entry.known !== null && (entry.isGuarded || entry.isLate);
  const compare = async (): Promise<string | undefined> => {
    const { trip, tag } = await host.load();
    const theirs = valuesToCompare(trip, change, ids);
    const fields = findFieldConflicts(change, entry.known, theirs);
    if (fields.length > 0)
      throw new ChangeConflict({ kind: "conflict", fields, theirs: theirs ?? {} });
    return tag ?? undefined;
  };
  let { isReplay: isRepeated } = entry;
  const send = async (): Promise<unknown> => {
    if (!isCompared) return host.call(renamed, { isLeaving });
    for (let tries = 1; ; tries++) {
      // What the server has done already is answered by its key, whatever others have written since.
      const ifMatch = isRepeated && tries === 1 ? noTag : await compare();
      try {
        return await host.call(renamed, { isLeaving, ifMatch });
      } catch (thrown) {
        if (tries === maxTries || !isStale(thrown)) throw thrown;
      }
    }
  };
  const sendTwice = async (): Promise<unknown> => {
    try {
      return await send();
    } catch (thrown) {
      if (thrown instanceof ChangeConflict) throw thrown;
      if (!toApiError(thrown).isUncertain || !host.isConnected()) throw thrown;
      await host.wait(retryMs);
      if (!host.isSameUser()) throw thrown;
      isRepeated = true;
      return send();
    }
  };
  const answer = await sendTwice();
  return {
    answer,
    names: row.namedIds?.(args, answer) ?? new Map(),
    isRepeated,
    takeAnswer: (trip) => row.takeAnswer?.(trip, answer) ?? trip,
  };
}
