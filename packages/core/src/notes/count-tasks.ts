import { splitLines } from "../markup/split-lines.ts";
import { readTaskMark } from "../markup/task-mark.ts";
import type { Note } from "./note.ts";
import { flattenNotes } from "./note-tree.ts";

/** How many tasks there are, and how many of them are done. */
export interface TaskCount {
  done: number;
  total: number;
}

/** The tasks of some notes and their replies: the lines that begin with a checkbox and say something (decisions 6). */
export function countTasks(notes: readonly Note[]): TaskCount {
  const marks = flattenNotes(notes)
    .filter(({ text }) => text.includes("["))
    .flatMap(({ text }) => splitLines(text).map((line) => readTaskMark(line.text)))
    .filter((mark) => mark !== null)
    .filter(({ isEmpty }) => !isEmpty);
  return { done: marks.filter(({ isDone }) => isDone).length, total: marks.length };
}
