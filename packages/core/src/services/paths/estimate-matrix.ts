import type { Position } from "../../geo/position.ts";
import type { LegMode } from "../../points/travel-modes.ts";
import { estimateLeg } from "./estimate-path.ts";
import type { MatrixCell, MatrixRequest } from "./matrix.ts";

/** The rows of `POST service/matrix` without a routing engine (specification#path-estimates). Others may take a turn after each. */
export function* estimateRows({ mode, points }: MatrixRequest): Generator<MatrixCell[]> {
  for (const from of points) yield points.map((to) => estimateCell(from, to, mode));
}

/** The estimate of one way. */
export function estimateCell(from: Position, to: Position, mode: LegMode): MatrixCell {
  const { duration, distance } = estimateLeg(from, to, mode);
  return { duration, distance, isEstimated: true };
}
