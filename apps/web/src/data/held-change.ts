import type { Outcome } from "./outcome.ts";
import type { TripChange } from "./trip-change.ts";

export interface RunOptions {
  /** The caller shows a refusal itself (a form at its fields). */
  isQuiet?: boolean | undefined;
  /** It was sent before, with this key: what the server answers now may be what it answered then. */
  isReplay?: boolean | undefined;
}

/** A change on its way to the server. */
export interface Entry {
  readonly change: TripChange;
  readonly key: string;
  /** It may have been done already: what the server answers may be as old as the first try. */
  isReplay: boolean;
  /** It waits for a word before it goes its way. */
  isHeld: boolean;
  /** Once it is on its way nobody can leave it out. */
  isSent: boolean;
  /** The page may be gone before the answer comes. */
  isLeaving: boolean;
}

export const newEntry = (
  change: TripChange,
  key: string,
  known: Partial<Pick<Entry, "isReplay" | "isHeld">>,
): Entry => ({
  ...{ change, key, isReplay: false, isHeld: false, isSent: false, isLeaving: false },
  ...known,
});

/** What a desk knows of a change that was held back, until it is done. */
export interface HeldEntry {
  release: (isLeaving?: boolean) => void;
  deliver: () => Promise<void>;
  outcome: Promise<unknown>;
}

/** A change that is shown, but not sent before it is released; until then it can be dropped as if it had never been. */
export interface HeldChange<Answer> {
  release: () => void;
  /** False when it is too late: it is on its way, or done. */
  drop: () => boolean;
  /** How it went; null when it was dropped. */
  outcome: Promise<Outcome<Answer> | null>;
}
