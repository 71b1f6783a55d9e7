import { type TaskTick, tickTask } from "@castor/core/markup/tick-task.ts";
import { findPoint } from "@castor/core/points/edit-points.ts";
import type { Point, PointChange } from "@castor/core/points/point.ts";
import type { HeldChange } from "../held-change.ts";
import { pointChanges } from "../point-changes.ts";
import type { TripChange } from "../trip-change.ts";
import type { Step, StepKind, Turn } from "./history-step.ts";
import { restoreStops } from "./restore-stops.ts";
import type { TripHistory } from "./trip-history.ts";

/** The stop as it is shown now, whatever its id has become. */
export function findStop({ desk, names }: TripHistory, id: string): Point | null {
  const trip = desk.read();
  return (trip && findPoint(trip, names.now(id))?.point) ?? null;
}

/** Runs what a stop as it is now calls for. */
function turnOf(
  history: TripHistory,
  id: string,
  changes: (stop: Point) => readonly TripChange[] | null,
): Turn {
  const stop = findStop(history, id);
  const built = stop ? changes(stop) : null;
  return built?.map((change) => history.desk.run(change, { isQuiet: true })) ?? null;
}

/** What puts those fields back that a change is about to replace. */
function backwards(before: Point, change: PointChange): PointChange {
  const { excludeFromRoute, ...rest } = change;
  // The mode alone says both: with an exclusion of its own it could be at odds.
  const fields = Object.keys(
    excludeFromRoute === undefined ? rest : { ...rest, routeMode: before.routeMode },
  );
  const { finance, hotelData } = before;
  return {
    ...Object.fromEntries(fields.map((field) => [field, before[field as keyof Point]])),
    // Within a block too: what others have said of it since is not this step's.
    ...(finance && change.finance && { finance: pick(finance, change.finance) }),
    ...(hotelData && change.hotelData && { hotelData: pick(hotelData, change.hotelData) }),
  };
}

/** Those fields of a block that a change of it names. */
const pick = <Block extends object>(block: Block, change: object): Partial<Block> =>
  Object.fromEntries(Object.entries(block).filter(([field]) => field in change)) as Partial<Block>;

/** Other values for some fields. */
export function saveStep(
  history: TripHistory,
  kind: StepKind,
  before: Point,
  change: PointChange,
): Step {
  const undoing = backwards(before, change);
  const save = (fields: PointChange) =>
    turnOf(history, before.id, ({ id }) => [pointChanges.save(id, fields)]);
  return {
    what: { kind, name: before.name },
    undo: () => save(undoing),
    redo: () => save(change),
  };
}

/** A task ticked or opened again: only its own line goes back, whatever else was written since. */
export function tickStep(history: TripHistory, before: Point, tick: TaskTick): Step {
  const set = (done: boolean) =>
    turnOf(history, before.id, ({ id, description }) => {
      const turned = { ...tick, done };
      return tickTask(description, turned) === null ? null : [pointChanges.tick(id, turned)];
    });
  return {
    what: { kind: "tick", name: before.name },
    undo: () => set(!tick.done),
    redo: () => set(tick.done),
  };
}

/** Another place in the order of its day. */
export function orderStep(history: TripHistory, before: Point, order: number): Step {
  const put = (at: number) => turnOf(history, before.id, ({ id }) => [pointChanges.order(id, at)]);
  return {
    what: { kind: "order", name: before.name },
    undo: () => put(before.order),
    redo: () => put(order),
  };
}

/** To the end of another day; back to where it was in the one before. */
export function moveStep(history: TripHistory, before: Point, routeId: string): Step {
  const { desk, names } = history;
  const move = (to: string, more: (id: string) => TripChange[] = () => []) =>
    turnOf(history, before.id, ({ id }) => {
      const day = names.now(to);
      const isThere = desk.read()?.routes.some((route) => route.id === day);
      return isThere ? [pointChanges.move(id, day), ...more(id)] : null;
    });
  return {
    what: { kind: "move", name: before.name },
    undo: () => move(before.routeId, (id) => [pointChanges.order(id, before.order)]),
    redo: () => move(routeId),
  };
}

/** Stops that were added: they go again, and come back as they were when they went. */
export function addStep(history: TripHistory, what: Step["what"], ids: readonly string[]): Step {
  let gone: readonly Point[] = [];
  return {
    what,
    undo: () => {
      gone = ids.flatMap((id) => findStop(history, id) ?? []);
      if (gone.length === 0) return null;
      return gone.map(({ id }) => history.desk.run(pointChanges.remove(id), { isQuiet: true }));
    },
    redo: () => restoreStops(history, gone),
  };
}

/** Stops that were deleted: dropped while nothing was sent, else made anew. */
export function deleteStep(
  history: TripHistory,
  stops: readonly Point[],
  removal: (stop: Point) => TripChange,
  held: HeldChange<unknown>,
): Step {
  const [first] = stops;
  return {
    what: { kind: "delete", name: first?.name ?? "" },
    undo: () => (held.drop() ? [] : restoreStops(history, stops)),
    redo: () => (first ? turnOf(history, first.id, (stop) => [removal(stop)]) : null),
  };
}
