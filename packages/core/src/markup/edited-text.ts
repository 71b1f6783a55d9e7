/** A text and its selection from `from` to `to` in UTF-16 units. Equal ends are a caret. */
export interface EditedText {
  text: string;
  from: number;
  to: number;
}

/** A range of a text. */
export interface TextRange {
  from: number;
  to: number;
}

/** One replacement in a text. */
export interface Replacement extends TextRange {
  by: string;
}

/** Applies replacements that do not overlap. The ends of the selection move along. */
export function applyReplacements(
  { text, from, to }: EditedText,
  replacements: readonly Replacement[],
): EditedText {
  let done = "";
  let offset = 0;
  const ends = [from, to];
  for (const one of replacements.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    done += text.slice(offset, one.from) + one.by;
    offset = one.to;
    const growth = one.by.length - (one.to - one.from);
    for (const [index, end] of [from, to].entries())
      if (end >= one.to) ends[index] = (ends[index] ?? 0) + growth;
      else if (end > one.from) ends[index] = done.length;
  }
  const [newFrom = 0, newTo = 0] = ends;
  return { text: done + text.slice(offset), from: newFrom, to: newTo };
}

const letter = /[\p{L}\p{N}]/u;

/** The range without spaces at its ends. Null when nothing is left. */
export function trimRange(text: string, { from, to }: TextRange): TextRange | null {
  const words = text.slice(from, to);
  const trimmed = words.trim();
  if (!trimmed) return null;
  const begin = from + words.indexOf(trimmed);
  return { from: begin, to: begin + trimmed.length };
}

/** The word around an index. Empty where the index is not between two letters. */
export function wordAround(text: string, offset: number): TextRange {
  const isLetter = (index: number) => letter.test(text[index] ?? "");
  if (!isLetter(offset - 1) || !isLetter(offset)) return { from: offset, to: offset };
  let [from, to] = [offset, offset];
  while (isLetter(from - 1)) from--;
  while (isLetter(to)) to++;
  return { from, to };
}
