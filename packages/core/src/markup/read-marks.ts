import type { SpanBuilder, SpanMark } from "./span-builder.ts";

/** Marks by their character, the longest first. */
const marksOf: Record<string, readonly SpanMark[]> = {
  "*": ["**", "*"],
  _: ["__", "_"],
  "~": ["~~"],
};

/** Marks that also work within a word. The others would turn 10*20*30 and file_name_one into spans. */
const withinWords: readonly SpanMark[] = ["**", "~~"];

const letterBefore = /[\p{L}\p{N}]$/u;
const letterAfter = /^[\p{L}\p{N}]/u;

/**
 * Reads a run of equal mark characters (`line` from `at` to `end`) within a range. Each may open a span, close one, or
 * be text.
 */
export function readMarks(
  builder: SpanBuilder,
  line: string,
  index: number,
  end: number,
  from: number,
  to: number,
): void {
  // Two UTF-16 units, because a letter may be a surrogate pair.
  const before = line.slice(Math.max(from, index - 2), index);
  const after = line.slice(end, Math.min(to, end + 2));
  const marks = marksOf[line[index] ?? ""] ?? [];
  const mayOpen = marks.filter(
    (mark) => /^\S/u.test(after) && (withinWords.includes(mark) || !letterBefore.test(before)),
  );
  const mayClose = marks.filter(
    (mark) => /\S$/u.test(before) && (withinWords.includes(mark) || !letterAfter.test(after)),
  );
  let left = end - index;
  while (left > 0) {
    const fits = (mark: SpanMark) => mark.length <= left;
    // A mark of exactly this length comes before the mark that was opened last.
    const whole = mayClose.filter((mark) => mark.length === left);
    const closing =
      builder.findOpen(whole, index) ?? builder.findOpen(mayClose.filter(fits), index);
    const opening = mayOpen.find(fits);
    if (closing) builder.close(closing, index);
    else if (opening) builder.open(opening, index);
    else {
      builder.addText(line.slice(end - left, end));
      return;
    }
    left -= (closing ?? opening ?? "").length;
  }
}
