import {
  applyReplacements,
  type EditedText,
  type Replacement,
  type TextRange,
  trimRange,
  wordAround,
} from "./edited-text.ts";
import { type FoundLine, type FoundSpan, findSpans } from "./find-spans.ts";

/** The marks that a tool writes, the usual one first. The other is used where the first would join its neighbours. */
const marksOf = {
  bold: ["**", "__"],
  italic: ["*", "_"],
  strike: ["~~"],
  code: ["`"],
} as const;
export type SpanTool = keyof typeof marksOf;

const isWithin = (inner: TextRange, outer: TextRange) =>
  outer.from <= inner.from && inner.to <= outer.to;
const doMeet = (a: TextRange, b: TextRange) => a.from < b.to && b.from < a.to;
const join = (a: TextRange, b: TextRange): TextRange => ({
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
});

/** The selected part of a line. */
interface Piece {
  line: FoundLine;
  part: TextRange;
}

/** The selected parts by line, without spaces and checkboxes. */
function piecesOf(edited: EditedText): Piece[] {
  return findSpans(edited.text).flatMap((line) => {
    const all = { from: Math.max(edited.from, line.from), to: Math.min(edited.to, line.to) };
    const part = all.from < all.to ? trimRange(edited.text, all) : null;
    return part ? [{ line, part }] : [];
  });
}

/** Extends a range to all spans that it crosses: marks pair only when they do not cross. */
function widen(
  text: string,
  spans: readonly FoundSpan[],
  piece: TextRange,
  tool: SpanTool,
): TextRange {
  let wide = piece;
  // A single * or _ within a word is no mark.
  if (tool === "italic")
    wide = join(wide, join(wordAround(text, wide.from), wordAround(text, wide.to)));
  for (let before: TextRange | null = null; before !== wide; ) {
    before = wide;
    for (const span of spans) {
      const isInside = span.kind !== "code" && span.kind !== "url" && isWithin(wide, span.words);
      if (doMeet(wide, span) && !isWithin(span, wide) && !isInside) wide = join(wide, span);
    }
  }
  return wide;
}

/** The replacements that remove the marks of spans. */
const bare = (spans: readonly FoundSpan[]): Replacement[] =>
  [...new Set(spans)].flatMap(({ from, to, words }) => [
    { from, to: words.from, by: "" },
    { from: words.to, to, by: "" },
  ]);

const around = (spans: readonly FoundSpan[], tool: SpanTool, piece: TextRange) =>
  spans.filter((span) => span.kind === tool && isWithin(piece, span));

/** Removes the marks of spans and selects the text that was between them. */
function unwrap(edited: EditedText, spans: readonly FoundSpan[]): EditedText {
  const all = spans.map(({ words }): TextRange => words).reduce(join);
  return applyReplacements({ ...edited, ...all }, bare(spans));
}

function wrap(edited: EditedText, pieces: readonly Piece[], tool: SpanTool): EditedText {
  const { text } = edited;
  const wide = pieces.map(({ line, part }) => widen(text, line.spans, part, tool));
  const inner = pieces.flatMap(({ line }, index) =>
    line.spans.filter((span) => span.kind === tool && isWithin(span, wide[index] ?? span)),
  );
  const { text: plain } = applyReplacements(edited, bare(inner));
  for (const mark of marksOf[tool]) {
    const marks = wide.flatMap(({ from, to }) => [
      { from, to: from, by: mark },
      { from: to, to, by: mark },
    ]);
    const done = applyReplacements({ text, ...wide.reduce(join) }, [...bare(inner), ...marks]);
    const selected = { ...done, to: done.to - mark.length };
    const read = piecesOf(selected).map(({ line, part }) => around(line.spans, tool, part));
    const isRead = read.every(({ length }) => length > 0);
    if (isRead && unwrap(selected, read.flat()).text === plain) return selected;
  }
  // Beside such neighbours no mark would work.
  return edited;
}

/** The number of mark characters on both sides of a caret. */
function countAround(text: string, index: number, sign: string): number {
  let count = 0;
  while (text[index - 1 - count] === sign && text[index + count] === sign) count++;
  return count;
}

/**
 * Toggles at a caret. At the end of a span it moves the caret out or in. Within a span it removes its marks. In a word
 * it marks the word. Elsewhere it writes a pair of marks to type in.
 */
function toggleAtCaret(edited: EditedText, tool: SpanTool): EditedText {
  const { text } = edited;
  const line = findSpans(text).find(({ to }) => edited.to <= to);
  if (!line) return edited;
  const index = Math.max(edited.to, line.from);
  const spans = line.spans.filter(({ kind }) => kind === tool);
  const ended = spans.findLast(({ words, to }) => index === words.to || index === to);
  if (ended) {
    const end = index === ended.to ? ended.words.to : ended.to;
    return { text, from: end, to: end };
  }
  const within = spans.filter(({ words }) => words.from <= index && index < words.to);
  if (within.length > 0) return applyReplacements({ text, from: index, to: index }, bare(within));
  const word = wordAround(text, index);
  if (word.from < word.to) return wrap(edited, [{ line, part: word }], tool);
  const [mark] = marksOf[tool];
  const count = countAround(text, index, mark.slice(0, 1));
  const isBegun = tool === "italic" ? count % 2 === 1 : count >= mark.length;
  const { length } = mark;
  return isBegun
    ? {
        text: text.slice(0, index - length) + text.slice(index + length),
        from: index - length,
        to: index - length,
      }
    : {
        text: text.slice(0, index) + mark + mark + text.slice(index),
        from: index + length,
        to: index + length,
      };
}

/**
 * Marks the selection on each of its lines. If all of it is marked already, it removes the marks and selects their
 * whole text. It changes only marks, and writes none that would not parse as a mark.
 */
export function toggleSpan(edited: EditedText, tool: SpanTool): EditedText {
  const pieces = piecesOf(edited);
  if (pieces.length === 0) return toggleAtCaret(edited, tool);
  const marked = pieces.map(({ line, part }) => around(line.spans, tool, part));
  if (marked.every(({ length }) => length > 0)) return unwrap(edited, marked.flat());
  return wrap(
    edited,
    pieces.filter((_, index) => marked[index]?.length === 0),
    tool,
  );
}
