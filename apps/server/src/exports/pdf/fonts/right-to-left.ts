import type { TextRun } from "./text-run.ts";

/** Letters that are written from right to left. */
export const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Longer texts are broken into lines of so many letters, which fit on every paper. */
const lineLetters = 24;
const piecesOfLine = /.{1,24}/gu;

/**
 * Puts right-to-left words into the order in which they are drawn, since pdfmake places words from left to right. Digits
 * and spaces between them go with them. Long texts become lines of their own.
 */
export function orderRightToLeft(runs: readonly TextRun[]): TextRun[] {
  const ordered: TextRun[] = [];
  let group: TextRun[] = [];
  const close = () => {
    // Spaces and signs after the last right-to-left word belong to what follows.
    let end = group.length;
    while (end > 0 && !rightToLeft.test(group[end - 1]?.text ?? "")) end -= 1;
    const lines = breakLines(group.slice(0, end).flatMap(splitWords));
    lines.forEach((line, index) => {
      // Each word is a run of its own: the library draws the letters of a run from right to left.
      ordered.push(...line.toReversed());
      if (index < lines.length - 1)
        ordered.push({ text: "\n", font: line[0]?.font ?? "Noto Sans" });
    });
    ordered.push(...group.slice(end));
    group = [];
  };
  for (const run of runs) {
    const isPart =
      rightToLeft.test(run.text) ||
      (group.length > 0 && /^[\d\s\p{P}]+$/u.test(run.text) && !run.text.includes("\n"));
    if (!isPart) close();
    if (isPart) group.push(run);
    else ordered.push(run);
  }
  close();
  return ordered;
}

/** Words and the spaces between them. */
const splitWords = ({ text, font }: TextRun): TextRun[] =>
  text
    .split(/(\s+)/)
    .flatMap((word) =>
      (word.match(piecesOfLine) ?? []).map((piece) => ({ text: piece, font, isWhole: true })),
    );

function breakLines(words: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]];
  let length = 0;
  for (const word of words) {
    if (length > 0 && length + word.text.length > lineLetters && word.text.trim() !== "") {
      lines.push([]);
      length = 0;
    }
    lines.at(-1)?.push(word);
    length += word.text.length;
  }
  return lines;
}
