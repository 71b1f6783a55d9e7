import type { Position } from "@castor/core/basics/geo.ts";
import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import type { Point, PointChange } from "@castor/core/points/point.ts";
import type { HeldChange } from "../held-change.ts";
import type { Outcome } from "../outcome.ts";
import { madeId, pointChanges } from "../point-changes.ts";
import type { StepWords } from "./history-step.ts";
import {
  addStep,
  deleteStep,
  findStop,
  moveStep,
  orderStep,
  saveStep,
  tickStep,
} from "./point-steps.ts";
import type { TripHistory } from "./trip-history.ts";

/** A place that is to stand on more days. */
export interface Attachment {
  pointId: string;
  routeIds: readonly string[];
}

/** The edits of points that can be undone: each is shown and sent by the desk, and noted in the history. */
export function pointEdits(history: TripHistory) {
  const { desk } = history;
  return {
    /** A point that a form has made. */
    added: ({ id, name }: Point): void =>
      history.record(addStep(history, { kind: "add", name }, [id])),

    /** A form's save: it shows a refusal itself. */
    async save(id: string, change: PointChange): Promise<Outcome<unknown>> {
      const before = findStop(history, id);
      const outcome = await desk.run(pointChanges.save(id, change), { isQuiet: true });
      if (before && outcome.isDone && Object.keys(change).length > 0)
        history.record(saveStep(history, "edit", before, change));
      return outcome;
    },

    tick(id: string, tick: TaskTick): void {
      const before = findStop(history, id);
      const outcome = desk.run(pointChanges.tick(id, tick));
      if (before) history.record(tickStep(history, before, tick), outcome);
    },

    drag(id: string, to: Position): void {
      const before = findStop(history, id);
      const outcome = desk.run(pointChanges.save(id, to));
      if (before) history.record(saveStep(history, "drag", before, to), outcome);
    },

    order(id: string, order: number): void {
      const before = findStop(history, id);
      const outcome = desk.run(pointChanges.order(id, order));
      if (before) history.record(orderStep(history, before, order), outcome);
    },

    move(id: string, routeId: string): void {
      const before = findStop(history, id);
      const outcome = desk.run(pointChanges.move(id, routeId));
      if (before) history.record(moveStep(history, before, routeId), outcome);
    },

    /** More stops of places that the trip has already; one step back for all of them. */
    attach(what: StepWords, attachments: readonly Attachment[]): void {
      const made = attachments.map(({ pointId, routeIds }) => {
        const ids = routeIds.map(madeId);
        return { ids, outcome: desk.run(pointChanges.attach(pointId, routeIds, ids)) };
      });
      const step = addStep(
        history,
        what,
        made.flatMap(({ ids }) => ids),
      );
      const allOf = Promise.all(made.map(({ outcome }) => outcome));
      // Only when nothing came of it there is nothing to undo.
      const outcome = allOf.then((all) => all.find(({ isDone }) => isDone) ?? all[0] ?? null);
      history.record(step, outcome);
    },

    /** Held until its message goes (`HeldChange`). */
    remove(point: Point, what: "stop" | "everywhere"): HeldChange<unknown> {
      const isWhole = what === "everywhere";
      const points = desk.read()?.routes.flatMap((route) => route.points) ?? [];
      const stops = isWhole ? points.filter(({ linkId }) => linkId === point.linkId) : [point];
      const removal = (stop: Point) =>
        isWhole ? pointChanges.removePlace(stop.linkId) : pointChanges.remove(stop.id);
      const held = desk.hold(removal(point));
      history.record(deleteStep(history, stops, removal, held), held.outcome);
      return held;
    },
  };
}
