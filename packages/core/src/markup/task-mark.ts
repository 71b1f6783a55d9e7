/** A checkbox at the start of a line, with or without a list mark. The letters x and х (Cyrillic) tick it. */
const pattern = /^(?<before>[ \t]*(?:[-*+][ \t]+)?\[)(?<tick>[ xXхХ])\](?:[ \t]+|$)/u;

/** The checkbox of a line. */
export interface TaskMark {
  isDone: boolean;
  /** No text follows the box, so it is no task. */
  isEmpty: boolean;
  /** The source of the mark. */
  mark: string;
  /** The index of the tick in the line. It is one character wide. */
  tickAt: number;
}

/** Reads the checkbox at the start of a line. Null for other lines. */
export function readTaskMark(line: string): TaskMark | null {
  const match = pattern.exec(line);
  if (!match?.groups) return null;
  const { before = "", tick } = match.groups;
  const [mark] = match;
  const isEmpty = line.slice(mark.length).trim() === "";
  return { isDone: tick !== " ", isEmpty, mark, tickAt: before.length };
}
