/** A checkbox at the line's start, with or without a list mark; the letters of both keyboards tick it. */
const pattern = /^(?<before>[ \t]*(?:[-*+][ \t]+)?\[)(?<tick>[ xXхХ])\](?:[ \t]+|$)/u;

/** The checkbox that a line begins with. */
export interface TaskMark {
  isDone: boolean;
  /** Nothing is written behind the box: it is no task, since nobody knows what is to be done. */
  isEmpty: boolean;
  /** What of the line is the mark. */
  mark: string;
  /** Where in the line its tick stands, one sign wide. */
  tickAt: number;
}

/** The checkbox that a line begins with; null for every other line. */
export function readTaskMark(line: string): TaskMark | null {
  const match = pattern.exec(line);
  if (!match?.groups) return null;
  const { before = "", tick } = match.groups;
  const [mark] = match;
  const isEmpty = line.slice(mark.length).trim() === "";
  return { isDone: tick !== " ", isEmpty, mark, tickAt: before.length };
}
