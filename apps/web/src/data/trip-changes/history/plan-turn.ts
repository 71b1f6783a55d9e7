import { equalJson } from "@castor/core/basics/equal-json.ts";
import {
  applyTripChange,
  inverseOf,
  rowOf,
  temporaryIdsOf,
} from "@castor/core/changes/change-rows.ts";
import { type IdMap, renameIds } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { newChange } from "../new-change.ts";
import type { Direction, HistoryStep } from "./history-step.ts";
import { leaveOthers } from "./leave-others.ts";

/**
 * False when others have done something to the step's things that undoing it would undo too. What a later change of the
 * same step made does not count: a day that was made with its first point has that point.
 */
function isAsLeft(trip: Trip, { changes }: HistoryStep, ids: IdMap): boolean {
  let now = trip;
  for (const change of changes.toReversed()) {
    const { name, args, at } = change;
    if (rowOf(name).isAsLeft?.(now, renameIds(args, ids)) === false) return false;
    for (const back of inverseOf(now, [change], ids))
      now = applyTripChange(now, { ...back, at }, ids);
  }
  return true;
}

export interface PlannedTurn {
  /** Without those that would change nothing. Empty when the step cannot be turned any more. */
  changes: TripChange[];
  /** True where something stays as others have made it since. */
  isPartly: boolean;
}

/** The changes that undo or redo a step. What somebody else did later to the same field stays. */
export function planTurn(
  trip: Trip,
  step: HistoryStep,
  direction: Direction,
  ids: IdMap,
): PlannedTurn {
  if (direction === "undo" && !isAsLeft(trip, step, ids)) return { changes: [], isPartly: false };
  const [turn, made] =
    direction === "undo" ? [step.inverse, step.changes] : [step.changes, step.inverse];
  const { bodies, isPartly } = leaveOthers(trip, turn.map(bodyOf), { made: made.map(bodyOf), ids });
  let now = trip;
  const changes = bodies
    .map((body) => newChange(body))
    .filter((change) => {
      const next = applyTripChange(now, change, ids);
      const isEffective = !equalJson(next, now);
      now = next;
      return isEffective;
    });
  return { changes, isPartly };
}

/** The step for the opposite stack, when `changes` turn it. Redoing a creation restores the things as they were undone. */
export function turnStep(
  trip: Trip,
  step: HistoryStep,
  { direction, changes, ids }: { direction: Direction; changes: readonly TripChange[]; ids: IdMap },
): HistoryStep {
  const back = inverseOf(trip, changes, ids);
  if (direction === "redo") return { ...step, changes, inverse: back };
  const makesThings = step.changes.some((change) => temporaryIdsOf(change).length > 0);
  const again = makesThings ? back.map((body) => newChange(body)) : step.changes;
  return { ...step, changes: again };
}

/** Without key and instant. */
const bodyOf = ({ name, args }: { name: TripChange["name"]; args: TripChange["args"] }) =>
  ({ name, args }) as Parameters<typeof newChange>[0];
