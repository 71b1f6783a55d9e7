import type { MarkupLine } from "./markup-tree.ts";
import { parseLine } from "./parse-line.ts";

/** A checkbox at the line's start, with or without a list mark; the letters of both keyboards tick it. */
const taskMark = /^[ \t]*(?:[-*+][ \t]+)?\[(?<tick>[ xXхХ])\](?:[ \t]+|$)/u;

function readLine(text: string, end: string): MarkupLine {
  const match = taskMark.exec(text);
  const mark = match?.[0] ?? "";
  return {
    task: match ? { isDone: match.groups?.tick !== " ", mark } : null,
    children: parseLine(text, mark.length),
    end,
  };
}

/**
 * Reads a description or note (section 2, note markup) as a tree, line by line: checkboxes at line start, bold, italic,
 * strike, code, links, labelled links and plain addresses. Never fails, loses no character, knows no HTML, and takes
 * time in proportion to the text (record 020).
 */
export function parseMarkup(text: string): MarkupLine[] {
  const lines: MarkupLine[] = [];
  let done = 0;
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) {
    lines.push(readLine(text.slice(done, index), end));
    done = index + end.length;
  }
  lines.push(readLine(text.slice(done), ""));
  return lines;
}
