import type { Translate } from "@castor/i18n/words.ts";
import type { Outcome } from "../outcome.ts";

/** What kind of edit it was, for the words that name it. */
export type StepKind =
  | "add"
  | "edit"
  | "tick"
  | "drag"
  | "order"
  | "move"
  | "delete"
  | "attach"
  | "pick";

/** What was done to what: the history words it (`history.what`). */
export interface StepWords {
  kind: StepKind;
  name: string;
  /** How many points, where it was done to several. */
  count?: number;
}

/** "delete “Castle”": for a tooltip, and after "Undo:". */
export const wordStep = (words: Translate, { kind, name, count = 1 }: StepWords): string =>
  words(`history.what.${kind}`, { name, count });

/** The changes that one step back or forward sent; null when what it speaks of is there no more, and nothing was done. */
export type Turn = readonly Promise<Outcome<unknown>>[] | null;

/** An edit that can be taken back and done again while the page is open. */
export interface Step {
  what: StepWords;
  undo: () => Turn;
  redo: () => Turn;
}
