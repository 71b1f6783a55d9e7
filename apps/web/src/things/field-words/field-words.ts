/** Whose value it is, of two that have changed a field. */
export type Side = "mine" | "theirs";

/** How a field of a form or of a change is called, and how its values read where they are no plain texts. */
export interface FieldWords {
  label: string;
  format?: (value: string, side: Side) => string;
  /** How a list reads; else it is said that there is one. */
  formatList?: (value: readonly unknown[]) => string;
}

/** The words of a block's fields, by the paths that they have in what holds the block. */
export const withPrefix = (
  block: string,
  words: Record<string, FieldWords>,
): Record<string, FieldWords> =>
  Object.fromEntries(
    Object.entries(words).map(([field, describe]) => [`${block}.${field}`, describe]),
  );
