import type { MarkupLine } from "./markup-tree.ts";
import { parseLine } from "./parse-line.ts";
import { splitLines, type TextLine } from "./split-lines.ts";
import { readTaskMark } from "./task-mark.ts";

function readLine({ text, end }: TextLine): MarkupLine {
  const found = readTaskMark(text);
  return {
    task: found && { isDone: found.isDone, isEmpty: found.isEmpty, mark: found.mark },
    children: parseLine(text, found?.mark.length ?? 0),
    end,
  };
}

/**
 * Reads a description or note (section 2, note markup) as a tree, line by line: checkboxes at line start, bold, italic,
 * strike, code, links, labelled links and plain addresses. Never fails, loses no character, knows no HTML, and takes
 * time in proportion to the text (record 020).
 */
export function parseMarkup(text: string): MarkupLine[] {
  return splitLines(text).map(readLine);
}
