import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import type { ApiError } from "../http/api-error.ts";
import type { Outcome } from "../http/outcome.ts";

export interface RunOptions {
  /** The caller shows a refusal itself, as a form does at its fields. */
  isQuiet?: boolean | undefined;
  /**
   * The change comes from a form: it is refused with 409 when somebody else has changed the same fields meanwhile
   * (decision 037).
   */
  isGuarded?: boolean | undefined;
  /** The change was sent before: the server may give the answer that it gave then. */
  isReplay?: boolean | undefined;
  /** The changes of a sequence share this object: after a refusal the rest of the sequence is not sent. */
  sequence?: { refusal: ApiError | null } | undefined;
}

/** A change in the queue of its trip. */
export interface QueueEntry {
  readonly change: TripChange;
  /** What undid a form's change when it was made: the fields that it changes, as the form knew them. */
  readonly known: readonly ChangeBody[] | null;
  /** The server may have done it already: its answer may be as old as the first attempt. */
  isReplay: boolean;
  /** It is shown, and not sent before it is released. */
  isDeferred: boolean;
  /** It was sent and cannot be dropped any more. */
  isSent: boolean;
  /** The page may be closed before the answer comes. */
  isLeaving: boolean;
}

export const newEntry = (
  change: TripChange,
  state: Partial<Pick<QueueEntry, "isReplay" | "isDeferred" | "known">>,
): QueueEntry => ({
  ...{ change, known: null, isReplay: false, isDeferred: false, isSent: false, isLeaving: false },
  ...state,
});

/** How the queue finishes a deferred change. */
export interface DeferredEntry {
  release: (isLeaving?: boolean) => void;
  deliver: () => Promise<void>;
  outcome: Promise<unknown>;
}

/** A change that is shown, but sent only when it is released. Until then it can be dropped without a trace. */
export interface DeferredChange {
  release: () => void;
  /** False when it is too late: the change was sent. */
  drop: () => boolean;
  /** How it went; null when it was dropped. */
  outcome: Promise<Outcome<unknown> | null>;
}
