import type { Position } from "@castor/core/geo/position.ts";
import * as z from "zod/mini";
import type { EngineMode } from "../engines/leg-engine.ts";
import { measure, type Refusal } from "../engines/provider-leg.ts";
import { isFar, isPlausible, type LngLat } from "../engines/read-leg.ts";

/** The times from some points of a list to all of it. */
export interface TimeBlock {
  mode: EngineMode;
  points: readonly Position[];
  /** The indexes of the points that the ways begin at. */
  rows: readonly number[];
}

/** Metres and seconds; "none" when an engine found no path; "unknown" when none helped. */
export type FoundTime = { distance: number; duration: number } | "none" | "unknown";

/** A line for each row of the block, with a time for each of its points. */
export type FoundTimes = readonly (readonly FoundTime[])[];

/** A routing server that knows matrices. */
export interface TimeServer {
  readonly id: string;
  readonly knowsBuses: boolean;
  /** The most times of one call. */
  readonly maxTimes: number;
  /** Points farther apart are refused. Metres. */
  maxMetres(mode: EngineMode): number;
  /** Throws a `ProviderFailure`. */
  askTimes(block: TimeBlock, signal: AbortSignal): Promise<FoundTimes | Refusal>;
}

/** True for a server that knows matrices. */
export const knowsTimes = <Server extends object>(server: Server): server is Server & TimeServer =>
  "askTimes" in server;

const table = z.array(z.array(z.nullable(measure)));
/** Where the roads of a point begin. Null where none was found. */
const snapped = z.array(z.nullable(z.object({ location: z.tuple([z.number(), z.number()]) })));

/** Two tables, as OSRM and openrouteservice answer them. Seconds and metres. */
export const tables = z.object({
  durations: table,
  distances: table,
  sources: snapped,
  destinations: snapped,
});

/** Reads two tables of a block. A point whose road is far away is in a part of the map that this engine does not know. */
export function readTables(
  { durations, distances, sources, destinations }: z.infer<typeof tables>,
  { points, rows }: TimeBlock,
): FoundTimes | null {
  const isBeyond = (
    waypoint: { location: LngLat } | null | undefined,
    point: Position | undefined,
  ) => !waypoint || !point || isFar(waypoint.location, point);
  const found = rows.map((row, line) =>
    points.map((point, column): FoundTime => {
      const isUnknown =
        isBeyond(sources[line], points[row]) || isBeyond(destinations[column], point);
      if (isUnknown) return "unknown";
      return readTime(distances[line]?.[column] ?? null, durations[line]?.[column] ?? null);
    }),
  );
  return isComplete(durations, found) && isComplete(distances, found) ? found : null;
}

/** A time of an answer. Null stands for no path. */
export function readTime(distance: number | null, duration: number | null): FoundTime {
  if (distance === null || duration === null) return "none";
  if (!isPlausible(distance, duration)) return "unknown";
  return { distance: Math.round(distance), duration: Math.round(duration) };
}

/** True for a table with as many rows and columns as expected. */
export const isComplete = (
  rows: readonly (readonly unknown[])[],
  expected: readonly (readonly unknown[])[],
): boolean =>
  rows.length === expected.length &&
  rows.every((row, index) => row.length === expected[index]?.length);
