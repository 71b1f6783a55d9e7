import { splitLines } from "../markup/split-lines.ts";
import { readTaskMark } from "../markup/task-mark.ts";
import type { Note } from "./note.ts";
import { flattenNotes } from "./note-tree.ts";

/** The number of tasks and of done tasks. */
export interface TaskCount {
  done: number;
  total: number;
}

/** Counts the tasks of notes and their replies: lines with a checkbox and a text (specification#tasks). */
export function countTasks(notes: readonly Note[]): TaskCount {
  const marks = flattenNotes(notes)
    .filter(({ text }) => text.includes("["))
    .flatMap(({ text }) => splitLines(text).map((line) => readTaskMark(line.text)))
    .filter((mark) => mark !== null)
    .filter(({ isEmpty }) => !isEmpty);
  return { done: marks.filter(({ isDone }) => isDone).length, total: marks.length };
}
