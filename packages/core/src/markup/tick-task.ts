import * as z from "zod/mini";
import { whole } from "../basics/texts.ts";
import { message } from "../basics/validation.ts";
import { limits } from "../limits.ts";
import { splitLines } from "./split-lines.ts";
import { readTaskMark } from "./task-mark.ts";

/** A task ticked or opened again (decisions 6): which line (from 0), how it read, and whether the task shall be done. */
export const taskTick = z.object({
  line: whole(0, limits.description),
  text: z.string().check(z.maxLength(limits.description, message("maxLength", limits.description))),
  done: z.boolean(),
});
export type TaskTick = z.output<typeof taskTick>;

/** How a line of a text reads; empty where there is none. */
export const readTextLine = (text: string, line: number): string =>
  splitLines(text)[line]?.text ?? "";

/** The line with its box ticked or empty; null when it is no task. One that is so already keeps its own sign. */
function setBox(line: string, isDone: boolean): string | null {
  const task = readTaskMark(line);
  if (!task || task.isEmpty) return null;
  if (task.isDone === isDone) return line;
  return line.slice(0, task.tickAt) + (isDone ? "x" : " ") + line.slice(task.tickAt + 1);
}

/**
 * The text with one task ticked or opened again, and nothing else of it changed; null when its line is not that task
 * any more. Whether the task was done before does not matter: who ticks what another has ticked wants the same.
 */
export function tickTask(text: string, { line: at, text: read, done }: TaskTick): string | null {
  const lines = splitLines(text);
  const line = lines[at];
  const ticked = line && setBox(line.text, done);
  if (!line || !ticked || setBox(ticked, false) !== setBox(read, false)) return null;
  line.text = ticked;
  return lines.map(({ text: words, end }) => words + end).join("");
}
