import { AppError } from "@castor/core/errors.ts";
import { readTextLine, type TaskTick, tickTask } from "@castor/core/markup/tick-task.ts";

/** The text with a task ticked; refused (409) with the line as it is now where that is not the task any more. */
export function applyTick(text: string, tick: TaskTick): string {
  const ticked = tickTask(text, tick);
  if (ticked === null)
    throw new AppError("CONFLICT", {
      words: "taskChanged",
      facts: { text: readTextLine(text, tick.line) },
    });
  return ticked;
}
