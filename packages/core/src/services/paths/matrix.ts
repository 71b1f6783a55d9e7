import * as z from "zod/mini";
import { position } from "../../geo/position.ts";
import { limits } from "../../limits.ts";
import { legMode } from "../../points/travel-modes.ts";
import { message } from "../../schemas/validation.ts";

/** The body of `POST service/matrix`: points, and the mode of all ways between them (specification#matrix). */
export const matrixRequest = z.object({
  mode: legMode,
  points: z
    .array(position)
    .check(
      z.minLength(limits.routeBuildPoints, message("tooFewPoints")),
      z.maxLength(
        limits.matrixPointsMax,
        message("between", limits.routeBuildPoints, limits.matrixPointsMax),
      ),
    ),
});
export type MatrixRequest = z.infer<typeof matrixRequest>;

const figures = z.array(z.array(z.nullable(z.number().check(z.minimum(0)))));

/**
 * Seconds and metres from the point of each row to that of each column; null where there is no path. `estimated` says that
 * some are estimates: all, unless `estimates` says of each whether it is one.
 */
export const matrix = z.object({
  provider: z.string(),
  estimated: z.boolean(),
  durations: figures,
  distances: figures,
  estimates: z.optional(z.array(z.array(z.boolean()))),
});
export type Matrix = z.infer<typeof matrix>;

/** A cell of a matrix: seconds, metres, and whether it is an estimate. Null where there is no path. */
export type MatrixCell = { duration: number; distance: number; isEstimated: boolean } | null;

/** The answer of these cells, row by row. */
export function writeMatrix(provider: string, cells: readonly (readonly MatrixCell[])[]): Matrix {
  const each = <T>(read: (cell: MatrixCell) => T) => cells.map((row) => row.map(read));
  const estimates = each((cell) => cell?.isEstimated === true);
  // A point is no estimate away from itself.
  const flags = estimates.flatMap((row, from) => row.filter((_, to) => to !== from));
  const isMixed = flags.includes(true) && flags.includes(false);
  return {
    provider,
    estimated: flags.includes(true),
    durations: each((cell) => cell?.duration ?? null),
    distances: each((cell) => cell?.distance ?? null),
    ...(isMixed && { estimates }),
  };
}

/** A cell of an answer. Null where there is no path. */
export function readMatrixCell(
  { durations, distances, estimated, estimates }: Matrix,
  from: number,
  to: number,
): MatrixCell {
  const [duration, distance] = [durations[from]?.[to] ?? null, distances[from]?.[to] ?? null];
  if (duration === null || distance === null) return null;
  return { duration, distance, isEstimated: estimates?.[from]?.[to] ?? estimated };
}
