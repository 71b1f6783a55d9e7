import { followTask, type TaskTick } from "../markup/tick-task.ts";
import { findNote } from "../notes/edit-notes.ts";
import { findPoint } from "../points/edit/edit-points.ts";
import type { Trip } from "../trips/trip.ts";
import type { TripChange } from "./trip-change.ts";

/** A tick of a task. */
export type Tick = Extract<TripChange, { name: "notes.tick" | "points.tick" }>;

/** True for a tick of a task: unlike other changes it succeeds only where the text has that task. */
export const isTick = (change: TripChange): change is Tick =>
  change.name === "notes.tick" || change.name === "points.tick";

/** The same tick for the trip as it is now; null where the task is gone. Its `id` is an id of the trip. */
export function followTick(
  trip: Trip,
  name: Tick["name"],
  { id, tick }: { id: string; tick: TaskTick },
): TaskTick | null {
  const text =
    name === "notes.tick" ? findNote(trip, id)?.text : findPoint(trip, id)?.point.description;
  return text === undefined ? null : followTask(text, tick);
}
