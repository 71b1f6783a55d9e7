import * as z from "zod/mini";
import { taskTick } from "../markup/tick-task.ts";
import { id } from "../schemas/ids.ts";
import { date } from "../time/dates.ts";

/** An open task that concerns somebody, of any of their trips (specification#tasks). */
export const myTask = z.object({
  tripId: id,
  tripName: z.string(),
  noteId: id,
  tick: taskTick,
  text: z.string(),
  /** The name of its day; null for a task of the whole trip. */
  day: z.nullable(z.string()),
  due: z.nullable(date),
  /** The names of those whose task it is, where it is somebody else's. */
  others: z.array(z.string()),
});
export type MyTask = z.infer<typeof myTask>;

/** The first of them, and how many there are. */
export const myTasks = z.object({ tasks: z.array(myTask), total: z.int() });
export type MyTasks = z.infer<typeof myTasks>;
