import type { MarkupLine } from "./markup-tree.ts";
import { parseLine } from "./parse-line.ts";
import { splitLines, type TextLine } from "./split-lines.ts";
import { readTaskMark } from "./task-mark.ts";

function readLine({ text, end }: TextLine): MarkupLine {
  const found = readTaskMark(text);
  return {
    task: found && { isDone: found.isDone, isEmpty: found.isEmpty, mark: found.mark },
    children: parseLine(text, found?.mark.length ?? 0, found !== null),
    end,
  };
}

/**
 * Parses a description or note (specification#markup) to a tree, line by line: checkboxes at line start, bold,
 * italic, strike, code, links, labelled links and plain addresses. It never fails, loses no character, knows no HTML,
 * and runs in linear time (decision 020).
 */
export function parseMarkup(text: string): MarkupLine[] {
  return splitLines(text).map(readLine);
}
