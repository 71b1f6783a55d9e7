import type { ApiError } from "../http/api-error.ts";
import type { UnsentEntry } from "./unsent/unsent-record.ts";

export interface RunOptions {
  /** The caller shows a refusal itself, as a form does at its fields. */
  isQuiet?: boolean | undefined;
  /**
   * The change comes from a form: it is refused with 409 when somebody else has changed the same fields meanwhile
   * (decision 037).
   */
  isGuarded?: boolean | undefined;
  /** The changes of a sequence share this id: after a refusal the rest of the sequence is not sent. */
  sequence?: string | undefined;
}

/** How a change went. Unsent: it is shown and stored, and will be sent when the server answers again. */
export type ChangeOutcome<T> =
  | { isDone: true; isUnsent: false; answer: T }
  | { isDone: true; isUnsent: true }
  | { isDone: false; error: ApiError };

/** A change in the queue of its trip. */
export interface QueueEntry extends UnsentEntry {
  /** It is shown, and neither stored nor sent before it is released. */
  readonly isDeferred: boolean;
}

/** A change that is shown, but sent only when it is released. Until then it can be dropped without a trace. */
export interface DeferredChange {
  release: () => void;
  /** False when it is too late: the change was released. */
  drop: () => boolean;
  /** How it went; null when it was dropped. */
  outcome: Promise<ChangeOutcome<unknown> | null>;
}
