import type { Point } from "../points/point.ts";
import { pathSpans } from "../routes/paths/path-spans.ts";
import { estimateLeg } from "../services/paths/estimate-path.ts";
import type { Leg } from "../services/paths/path.ts";

/** A way between two stops. Metres and seconds. */
export interface OrderLeg extends Pick<Leg, "crossing"> {
  distance: number;
  duration: number;
  isEstimated: boolean;
  /** True where an engine has found no way. */
  hasNoWay: boolean;
}

/** The way from a stop to another one in the mode of the latter. */
export type LegLookup = (from: Point, to: Point) => OrderLeg;

/** Known ways, by `orderLegKey`. */
export type KnownLegs = Readonly<Record<string, OrderLeg>>;

/** The key of a way between two stops of a day, by their ids. */
export const orderLegKey = (from: Pick<Point, "id">, to: Pick<Point, "id">): string =>
  `${from.id} ${to.id}`;

/** Looks up ways: those that are known, and estimates for the others. */
export const lookUpLegs =
  (known: KnownLegs): LegLookup =>
  (from, to) =>
    known[orderLegKey(from, to)] ?? estimate(from, to);

function estimate(from: Point, to: Point): OrderLeg {
  const { routeMode } = to;
  const mode = routeMode === "none" || routeMode === "break" ? "car" : routeMode;
  const { geometry: _, ...leg } = estimateLeg(from, to, mode);
  return { ...leg, isEstimated: true, hasNoWay: false };
}

/** The ways of a day's path in an order, by the id of the point that each leads to. No way is known to a `break`. */
export function listOrderLegs(points: readonly Point[], legOf: LegLookup): Map<string, OrderLeg> {
  return new Map(
    [...pathSpans(points)].flatMap(([id, { from, to }]) =>
      to.routeMode === "break" ? [] : [[id, legOf(from, to)] as const],
    ),
  );
}
