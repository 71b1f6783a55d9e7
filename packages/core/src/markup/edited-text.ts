/** A text as a field holds it, and what of it is selected: `from` to `to`, in UTF-16 units; equal at a caret. */
export interface EditedText {
  text: string;
  from: number;
  to: number;
}

/** A stretch of a text. */
export interface Stretch {
  from: number;
  to: number;
}

/** One replacement in a text. */
export interface Replacement extends Stretch {
  by: string;
}

/** The text with replacements done that do not overlap; a selection's ends move with what stands before them. */
export function replaceAll(
  { text, from, to }: EditedText,
  replacements: readonly Replacement[],
): EditedText {
  let done = "";
  let at = 0;
  const ends = [from, to];
  for (const one of replacements.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    done += text.slice(at, one.from) + one.by;
    at = one.to;
    const growth = one.by.length - (one.to - one.from);
    for (const [index, end] of [from, to].entries())
      if (end >= one.to) ends[index] = (ends[index] ?? 0) + growth;
      else if (end > one.from) ends[index] = done.length;
  }
  const [newFrom = 0, newTo = 0] = ends;
  return { text: done + text.slice(at), from: newFrom, to: newTo };
}

const letter = /[\p{L}\p{N}]/u;

/** A stretch without the spaces at its ends; null when nothing is left. */
export function trim(text: string, { from, to }: Stretch): Stretch | null {
  const words = text.slice(from, to);
  const trimmed = words.trim();
  if (!trimmed) return null;
  const begin = from + words.indexOf(trimmed);
  return { from: begin, to: begin + trimmed.length };
}

/** The word around an index; empty where no letters meet. */
export function wordAround(text: string, at: number): Stretch {
  const isLetter = (index: number) => letter.test(text[index] ?? "");
  if (!isLetter(at - 1) || !isLetter(at)) return { from: at, to: at };
  let [from, to] = [at, at];
  while (isLetter(from - 1)) from--;
  while (isLetter(to)) to++;
  return { from, to };
}
