import { AppError } from "@castor/core/errors.ts";
import { readTextLine, type TaskTick, tickTask } from "@castor/core/markup/tick-task.ts";

/** The text with a task ticked. Throws 409 with the current line when the task has changed. */
export function applyTick(text: string, tick: TaskTick): string {
  const ticked = tickTask(text, tick);
  if (ticked === null)
    throw new AppError("CONFLICT", {
      words: "taskChanged",
      facts: { text: readTextLine(text, tick.line) },
    });
  return ticked;
}
