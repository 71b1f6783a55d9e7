import type { Position } from "../../geo/position.ts";
import type { LegMode } from "../../points/travel-modes.ts";
import { estimateLeg } from "./estimate-path.ts";
import { type Matrix, type MatrixCell, type MatrixRequest, writeMatrix } from "./matrix.ts";

/** The matrix of `POST service/matrix` without a routing engine (specification#path-estimates). */
export function estimateMatrix({ mode, points }: MatrixRequest): Matrix {
  const cells = points.map((from) => points.map((to) => estimateCell(from, to, mode)));
  return writeMatrix("estimate", cells);
}

/** The estimate of one way. */
export function estimateCell(from: Position, to: Position, mode: LegMode): MatrixCell {
  const { duration, distance } = estimateLeg(from, to, mode);
  return { duration, distance, isEstimated: true };
}
