import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { integer } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";
import { splitLines } from "./split-lines.ts";
import { readTaskMark } from "./task-mark.ts";

/** Ticks or reopens a task (specification#task-ticks): the line (from 0), its text when it was read, and the wanted state. */
export const taskTick = z.object({
  line: integer(0, limits.description),
  text: z.string().check(z.maxLength(limits.description, message("maxLength", limits.description))),
  done: z.boolean(),
});
export type TaskTick = z.output<typeof taskTick>;

/** The text of a line; empty where there is none. */
export const readTextLine = (text: string, line: number): string =>
  splitLines(text)[line]?.text ?? "";

/** The line with its box ticked or empty; null when it is no task. A box in that state keeps its character. */
function setBox(line: string, isDone: boolean): string | null {
  const task = readTaskMark(line);
  if (!task || task.isEmpty) return null;
  if (task.isDone === isDone) return line;
  return line.slice(0, task.tickAt) + (isDone ? "x" : " ") + line.slice(task.tickAt + 1);
}

/** The tick of the same task where a changed text has it now; null where it has none or several such lines. */
export function followTask(text: string, tick: TaskTick): TaskTick | null {
  if (tickTask(text, tick) !== null) return tick;
  const task = setBox(tick.text, false);
  const same = splitLines(text).flatMap((line, index) =>
    task !== null && setBox(line.text, false) === task ? [{ line: index, text: line.text }] : [],
  );
  const [only, ...others] = same;
  return only && others.length === 0 ? { ...only, done: tick.done } : null;
}

/**
 * The text with one task ticked or reopened. Null when the line is no longer that task. Ticking a ticked task succeeds:
 * both users wanted the same.
 */
export function tickTask(text: string, { line: index, text: read, done }: TaskTick): string | null {
  const lines = splitLines(text);
  const line = lines[index];
  const ticked = line && setBox(line.text, done);
  if (!line || !ticked || setBox(ticked, false) !== setBox(read, false)) return null;
  line.text = ticked;
  return lines.map(({ text: words, end }) => words + end).join("");
}
