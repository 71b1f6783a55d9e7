import { followTask, type TaskTick } from "../markup/tick-task.ts";
import { findNote } from "../notes/edit-notes.ts";
import { findIdea } from "../points/edit/edit-ideas.ts";
import { findPoint } from "../points/edit/edit-points.ts";
import type { Trip } from "../trips/trip.ts";
import type { ChangeBody } from "./change-args.ts";

type Tick = Extract<ChangeBody, { name: "notes.tick" | "points.tick" | "ideas.tick" }>;

/** True for a tick of a task: unlike other changes it succeeds only where the text has that task. */
export const isTick = (change: ChangeBody): change is Tick =>
  change.name === "notes.tick" || change.name === "points.tick" || change.name === "ideas.tick";

const movable = /^(points|ideas)\.(save|tick|move)$/;

/** True for a change of a thing that others may have moved, so that it can be done elsewhere. */
export const canFollow = (change: ChangeBody): boolean =>
  isTick(change) || movable.test(change.name);

/**
 * The same change for the trip as it is now, after the server has refused it: others have moved the task to another line,
 * taken the stop to the ideas or put the idea on a day. Null where what it changes is gone. Its ids are ids of the trip.
 */
export function followChange(trip: Trip, change: ChangeBody): ChangeBody | null {
  const now = followKind(trip, change);
  if (!isTick(now)) return now === change ? null : now;
  const { id, tick } = now.args;
  const text =
    findNote(trip, id)?.text ??
    findPoint(trip, id)?.point.description ??
    findIdea(trip, id)?.description;
  const task: TaskTick | null = text === undefined ? null : followTask(text, tick);
  return task && { name: now.name, args: { id, tick: task } };
}

/** The change of a stop that is an idea by now, or of an idea that is a stop; else the same object. */
function followKind(trip: Trip, change: ChangeBody): ChangeBody {
  switch (change.name) {
    case "points.save": {
      const { routeMode: _, excludeFromRoute: __, ...kept } = change.args.change;
      const isLeft = findIdea(trip, change.args.id) && Object.keys(kept).length > 0;
      return isLeft ? { name: "ideas.save", args: { id: change.args.id, change: kept } } : change;
    }
    case "points.tick":
      return findIdea(trip, change.args.id) ? { ...change, name: "ideas.tick" } : change;
    case "points.move": {
      const { pointId: id, routeId } = change.args;
      return findIdea(trip, id)
        ? { name: "ideas.toDay", args: { tripId: trip.id, ideas: [{ id, routeId }] } }
        : change;
    }
    case "ideas.save":
      return findPoint(trip, change.args.id) ? { ...change, name: "points.save" } : change;
    case "ideas.tick":
      return findPoint(trip, change.args.id) ? { ...change, name: "points.tick" } : change;
    default:
      return change;
  }
}
