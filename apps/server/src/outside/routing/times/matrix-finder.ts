import type { Position } from "@castor/core/geo/position.ts";
import type { LegMode } from "@castor/core/points/travel-modes.ts";
import { estimateCell } from "@castor/core/services/paths/estimate-matrix.ts";
import { legKey, roundForPath } from "@castor/core/services/paths/leg-key.ts";
import {
  type Matrix,
  type MatrixCell,
  type MatrixRequest,
  writeMatrix,
} from "@castor/core/services/paths/matrix.ts";
import { loadTerrain } from "@castor/core/services/paths/terrain/load-terrain.ts";
import { collectInTurns } from "../../../concurrency/in-turns.ts";
import { busFactor, engineModes } from "../engines/engine-modes.ts";
import { askInBlocks } from "./ask-in-blocks.ts";
import type { TimeCache } from "./time-cache.ts";
import type { FoundTime, TimeServer } from "./time-server.ts";

type Known = Exclude<FoundTime, "unknown">;

interface FoundCell {
  row: number;
  column: number;
  time: Known;
}

/** Asks engines for matrices, each one for what those before it did not find, and estimates the rest. */
export class MatrixFinder {
  readonly #servers: readonly TimeServer[];
  readonly #cache: TimeCache;
  readonly #timeoutMs: number;

  constructor(servers: readonly TimeServer[], cache: TimeCache, timeoutMs: number) {
    this.#servers = servers;
    this.#cache = cache;
    this.#timeoutMs = timeoutMs;
  }

  async find({ mode, points: asked }: MatrixRequest): Promise<Matrix> {
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const points = asked.map(roundForPath);
    const cells = points.map((from, row) =>
      points.map((to, column): MatrixCell | undefined =>
        row === column ? estimateCell(from, to, mode) : undefined,
      ),
    );
    let provider = "estimate";
    for (const server of this.#servers) {
      const isBusByCar = mode === "bus" && !server.knowsBuses;
      const found = await this.#ask(server, { mode, points }, cells, signal);
      for (const { row, column, time } of found) {
        const line = cells[row];
        if (!line || line[column] !== undefined) continue;
        line[column] = toCell(time, isBusByCar);
        if (provider === "estimate") provider = server.id;
      }
    }
    await loadTerrain();
    return writeMatrix(provider, await collectInTurns(fillRows(cells, points, mode)));
  }

  /** What a server knows of the open cells. Rows whose cells are all cached are not asked for. */
  async #ask(
    server: TimeServer,
    { mode, points }: MatrixRequest,
    cells: readonly (readonly (MatrixCell | undefined)[])[],
    signal: AbortSignal,
  ): Promise<FoundCell[]> {
    const known = engineModes[mode];
    const engineMode = known === "bus" && !server.knowsBuses ? "car" : known;
    const keyOf = (row: number, column: number) => {
      const [from, to] = [points[row], points[column]];
      return from && to ? legKey(`${server.id} ${engineMode}`, from, to) : "";
    };
    const open = cells.flatMap((line, row) =>
      line.flatMap((cell, column) => (cell === undefined ? [[row, column] as const] : [])),
    );
    const isCached = ([row, column]: readonly [number, number]) =>
      this.#cache.load(keyOf(row, column)) !== undefined;
    const rows = [...new Set(open.filter((cell) => !isCached(cell)).map(([row]) => row))];
    const fresh = new Map<string, FoundTime>();
    if (rows.length > 0) {
      const times = await askInBlocks(server, { mode: engineMode, points, rows }, signal);
      rows.forEach((row, line) => {
        for (const [column, time] of times[line]?.entries() ?? [])
          fresh.set(keyOf(row, column), time);
      });
      for (const [key, time] of fresh) this.#cache.keep(key, time);
    }
    return open.flatMap(([row, column]) => {
      const key = keyOf(row, column);
      const time = fresh.get(key) ?? this.#cache.load(key);
      return time === undefined || time === "unknown" ? [] : [{ row, column, time }];
    });
  }
}

/** The rows with estimates for what no engine knew. */
function* fillRows(
  cells: readonly (readonly (MatrixCell | undefined)[])[],
  points: readonly Position[],
  mode: LegMode,
): Generator<MatrixCell[]> {
  for (const [row, from] of points.entries())
    yield points.map((to, column) => {
      const cell = cells[row]?.[column];
      return cell === undefined ? estimateCell(from, to, mode) : cell;
    });
}

function toCell(time: Known, isBusByCar: boolean): MatrixCell {
  if (time === "none") return null;
  const { distance, duration } = time;
  return {
    distance,
    duration: isBusByCar ? Math.round(duration * busFactor) : duration,
    isEstimated: isBusByCar,
  };
}
