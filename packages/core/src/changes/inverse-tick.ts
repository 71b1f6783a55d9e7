import { readTextLine, type TaskTick, tickTask } from "../markup/tick-task.ts";

/** The tick that gives a text back; null where the tick changes nothing. A sign other than x comes back as x. */
export function inverseTick(text: string | undefined, tick: TaskTick): TaskTick | null {
  const ticked = text === undefined ? null : tickTask(text, tick);
  if (ticked === null || ticked === text) return null;
  return { line: tick.line, text: readTextLine(ticked, tick.line), done: !tick.done };
}
