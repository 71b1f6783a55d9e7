import type { Meaning } from "./label-words.ts";

/** A value with its label, or a part of a line without one. */
export interface TextItem {
  meaning: Meaning | null;
  /** The label's words, folded; empty without one. */
  phrase: string;
  value: string;
  /** The source line. */
  line: string;
  /** The line's index. */
  at: number;
  /** A label alone in its line: its value stands in the lines below. */
  isBlock: boolean;
  /** The first of its line. */
  isFirst: boolean;
  /** Beside the name of a passenger, whose journeys may be several. */
  isOfPassenger?: boolean;
  /** The label itself as it is written, for "Total (EUR)". */
  label: string;
}
