import type { Point } from "../points/point.ts";
import type { ChangeBody } from "./change-args.ts";

/** Points to the end of a day, in the order given. Those of that day stay where they are. */
export const moveSeveral = (points: readonly Point[], routeId: string): ChangeBody[] =>
  points
    .filter((point) => point.routeId !== routeId)
    .map(({ id }) => ({ name: "points.move", args: { pointId: id, routeId } }));

/** A stop of each point's place at the end of a day. A place that is picked twice goes there once. */
export const copySeveral = (
  points: readonly Point[],
  routeId: string,
  newId: () => string,
): ChangeBody[] =>
  onePerPlace(points).map(({ id }) => ({
    name: "points.attach",
    args: { pointId: id, stops: [{ id: newId(), routeId }] },
  }));

/** The stops leave their days; their places stay on other days. */
export const removeSeveral = (points: readonly Point[]): ChangeBody[] =>
  points.map(({ id }) => ({ name: "points.remove", args: { id } }));

/** Another type for the places of points. */
export const typeSeveral = (points: readonly Point[], typeId: Point["typeId"]): ChangeBody[] =>
  onePerPlace(points)
    .filter((point) => point.typeId !== typeId)
    .map(({ id }) => ({ name: "points.save", args: { id, change: { typeId } } }));

/** Points are left off the path, or led back to it. */
export const excludeSeveral = (points: readonly Point[], excludeFromRoute: boolean): ChangeBody[] =>
  points
    .filter((point) => point.excludeFromRoute !== excludeFromRoute)
    .map(({ id }) => ({ name: "points.save", args: { id, change: { excludeFromRoute } } }));

const onePerPlace = (points: readonly Point[]): Point[] =>
  [...new Map(points.toReversed().map((point) => [point.linkId, point])).values()].toReversed();
