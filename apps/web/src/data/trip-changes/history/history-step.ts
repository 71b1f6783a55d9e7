import type { Patch } from "@castor/core/basics/apply-patch.ts";
import type { ChangeBody, ChangeName } from "@castor/core/changes/change-args.ts";
import { rowOf } from "@castor/core/changes/change-rows.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import type { Trip, TripFlags } from "@castor/core/trips/trip.ts";
import type { Translate } from "@castor/i18n/words.ts";
import type { ApiError } from "../../http/api-error.ts";
import type { DeferredChange } from "../queue-entry.ts";

/** What kind of edit a step is, for the words that name it (i18n `history.what`). */
export type StepKind =
  | Exclude<ChangeName, "points.removePlace">
  | "trips.stop"
  | "trips.list"
  | "trips.unlist"
  | "points.drag"
  | "points.pick"
  | "points.reorder"
  | "points.severalToIdeas"
  | "ideas.severalToDays"
  | "points.saveSeveral"
  | "points.moveSeveral"
  | "points.removeSeveral"
  | "routes.insert"
  | "notes.move";

/** What was done to what. `count`: how many things, where it was done to several. */
export interface StepWords {
  kind: StepKind;
  name: string;
  count: number;
}

/** Changes that were made together, and the changes that undo them. */
export interface HistoryStep {
  /** Counts the steps of a trip in the order in which they were made. */
  readonly number: number;
  readonly what: StepWords;
  readonly changes: readonly TripChange[];
  readonly inverse: readonly ChangeBody[];
  /** The change while it is deferred: undoing it drops it. */
  readonly deferred: DeferredChange | null;
}

/** What can be undone and redone next. */
export interface HistoryEnds {
  undo: StepWords | null;
  redo: StepWords | null;
}

export type Direction = keyof HistoryEnds;

/** An undo or redo that has begun. `error`: why it failed, null when it did not; the history has said so. */
export interface Turn {
  what: StepWords;
  /** True when the trip is read before anything is undone. */
  isLater: boolean;
  /** True where something stays as others have made it since. */
  isPartly: boolean;
  /** False when the opposite would show the trip to more people: that is done in the share dialog only. */
  canTurnBack: boolean;
  error: Promise<ApiError | null>;
}

/** "delete “Castle”": for a tooltip, and after "Undo:". */
export const formatStep = (translate: Translate, { kind, name, count }: StepWords): string =>
  translate(`history.what.${kind}`, { name, count });

function kindOfPublishing({ isPublic, isInCatalog }: Patch<TripFlags>): StepKind {
  if (isPublic === false) return "trips.stop";
  if (isInCatalog === undefined) return "trips.publish";
  return isInCatalog ? "trips.list" : "trips.unlist";
}

/** `together`: how many changes of its name are made together. */
function kindOf(change: TripChange, together: number): { kind: StepKind; count: number } {
  switch (change.name) {
    case "trips.publish":
      return { kind: kindOfPublishing(change.args.change), count: 1 };
    case "points.removePlace":
      return { kind: "points.remove", count: 1 };
    case "points.remove":
      return together > 1
        ? { kind: "points.removeSeveral", count: together }
        : { kind: "points.remove", count: 1 };
    case "points.move":
      return together > 1
        ? { kind: "points.moveSeveral", count: together }
        : { kind: "points.move", count: 1 };
    case "points.save": {
      if (together > 1) return { kind: "points.saveSeveral", count: together };
      const isDrag = Object.keys(change.args.change).every((field) => /^(?:lat|lng)$/.test(field));
      return { kind: isDrag ? "points.drag" : "points.save", count: 1 };
    }
    case "points.attach":
      return together > 1
        ? { kind: "points.pick", count: together }
        : { kind: "points.attach", count: 1 };
    case "points.order":
      return together > 1
        ? { kind: "points.reorder", count: together }
        : { kind: "points.order", count: 1 };
    case "points.toIdeas": {
      const { length: count } = change.args.points;
      return { kind: count === 1 ? "points.toIdeas" : "points.severalToIdeas", count };
    }
    case "ideas.toDay": {
      const { length: count } = change.args.ideas;
      return { kind: count === 1 ? "ideas.toDay" : "ideas.severalToDays", count };
    }
    case "routes.addDays": {
      const { length: count } = change.args.days;
      return { kind: count === 1 ? "routes.insert" : "routes.addDays", count };
    }
    case "routes.moveDates":
      return { kind: "routes.moveDates", count: change.args.dates.length };
    case "notes.save":
      return {
        kind: change.args.change.text === undefined ? "notes.move" : "notes.save",
        count: 1,
      };
    default:
      return { kind: change.name, count: 1 };
  }
}

/** The words for one change of a thing with this name. */
export const describeChange = (change: TripChange, name: string): StepWords => ({
  ...kindOf(change, 1),
  name,
});

/** The words for changes that are about to be made together. `trip` is the trip before them, `args` have newest ids. */
export function describeStep(trip: Trip, changes: readonly TripChange[]): StepWords | null {
  // A point that was added with a new day for it is what the user asked for.
  const first = changes.find(({ name }) => name === "points.add") ?? changes[0];
  if (!first) return null;
  const name = rowOf(first.name).nameOf(trip, first.args);
  const together = changes.filter((change) => change.name === first.name).length;
  return { ...kindOf(first, together), name };
}
