import { AppError } from "@castor/core/errors.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { LegMode } from "@castor/core/points/travel-modes.ts";
import { estimateLeg } from "@castor/core/services/paths/estimate-path.ts";
import { roundForPath } from "@castor/core/services/paths/leg-key.ts";
import type { Matrix, MatrixRequest } from "@castor/core/services/paths/matrix.ts";
import type { Leg, Path, PathRequest } from "@castor/core/services/paths/path.ts";
import { loadTerrain } from "@castor/core/services/paths/terrain/load-terrain.ts";
import { busFactor, engineModes } from "./engines/engine-modes.ts";
import type { LegEngine, LegRun } from "./engines/leg-engine.ts";
import type { PathRouter } from "./path-router.ts";
import type { MatrixFinder } from "./times/matrix-finder.ts";

/** Runs of one request that are routed at the same time. A day of many modes leaves slots to other requests. */
const runsAtOnce = 3;

/** A requested leg: its index in the answer, its ends and its mode. */
interface RequestedLeg {
  index: number;
  from: Position;
  to: Position;
  mode: LegMode;
}

/** A run of requested legs for one engine call. */
interface RequestedRun extends LegRun {
  legs: RequestedLeg[];
}

/** A found leg and the engine that found it. */
interface FoundBy {
  leg: Leg | "none";
  engine: LegEngine;
}

export interface EngineRouterOptions {
  engines: readonly [LegEngine, ...LegEngine[]];
  timeoutMs: number;
  matrices: MatrixFinder;
  close: () => Promise<void>;
  /** This router when absent. */
  known?: PathRouter["known"];
}

/** Asks engines for legs, each one for what those before it did not find, and estimates the rest. */
export class EngineRouter implements PathRouter {
  readonly id: string;
  readonly known: PathRouter["known"];
  readonly #engines: readonly LegEngine[];
  readonly #timeoutMs: number;
  readonly #matrices: MatrixFinder;
  readonly #close: () => Promise<void>;

  constructor({ engines, timeoutMs, matrices, close, known }: EngineRouterOptions) {
    this.id = engines[0].id;
    this.known = known ?? this;
    this.#engines = engines;
    this.#timeoutMs = timeoutMs;
    this.#matrices = matrices;
    this.#close = close;
  }

  async find(request: PathRequest): Promise<Path> {
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const asked = listLegs(request);
    const found = new Map<RequestedLeg, FoundBy>();
    for (const engine of this.#engines) {
      const open = asked.filter((leg) => !found.has(leg));
      await askEngine(engine, open, found, signal);
    }
    if (found.size < asked.length) await loadTerrain();
    // Only now that all legs are known: of several gaps the first is reported.
    const legs = Array<Leg | null>(request.points.length - 1).fill(null);
    for (const leg of asked) legs[leg.index] = readFound(found.get(leg), leg);
    const estimated = legs.some((leg) => leg?.estimated === true);
    const [first] = asked.flatMap((leg) => found.get(leg)?.engine.id ?? []);
    return { provider: first ?? "estimate", estimated, legs };
  }

  measure(request: MatrixRequest): Promise<Matrix> {
    return this.#matrices.find(request);
  }

  close(): Promise<void> {
    return this.#close();
  }
}

async function askEngine(
  engine: LegEngine,
  legs: readonly RequestedLeg[],
  found: Map<RequestedLeg, FoundBy>,
  signal: AbortSignal,
): Promise<void> {
  const runs = groupRuns(legs, engine).values();
  const findRuns = async () => {
    for (const run of runs) {
      const answers = await engine.findLegs(run, signal);
      run.legs.forEach((leg, index) => {
        const answer = answers[index] ?? "unknown";
        if (answer !== "unknown") found.set(leg, { leg: answer, engine });
      });
    }
  };
  await Promise.all(Array.from({ length: runsAtOnce }, findRuns));
}

function listLegs({ mode: general = "car", points }: PathRequest): RequestedLeg[] {
  return points.slice(1).flatMap((to, index) => {
    const mode = to.mode ?? general;
    const from = points[index] ?? to;
    return mode === "break"
      ? []
      : [{ index, from: roundForPath(from), to: roundForPath(to), mode }];
  });
}

/** Groups consecutive legs of one engine mode. */
function groupRuns(legs: readonly RequestedLeg[], { knowsBuses }: LegEngine): RequestedRun[] {
  const runs: (RequestedRun & { points: Position[] })[] = [];
  for (const leg of legs) {
    const run = runs.at(-1);
    const known = engineModes[leg.mode];
    const mode = known === "bus" && !knowsBuses ? "car" : known;
    if (run?.mode === mode && run.legs.at(-1)?.index === leg.index - 1) {
      run.points.push(leg.to);
      run.legs.push(leg);
    } else runs.push({ mode, points: [leg.from, leg.to], legs: [leg] });
  }
  return runs;
}

/** Reads a found leg. Throws NOT_FOUND with both indexes where the engine found no path (specification#no-path). */
function readFound(found: FoundBy | undefined, { index, from, to, mode }: RequestedLeg): Leg {
  if (found === undefined) return { ...estimateLeg(from, to, mode), estimated: true };
  const { leg, engine } = found;
  if (leg === "none")
    throw new AppError("NOT_FOUND", {
      words: "noWay",
      facts: { from: String(index), to: String(index + 1) },
    });
  if (mode !== "bus" || engine.knowsBuses) return { ...leg, estimated: false };
  return { ...leg, duration: Math.round(leg.duration * busFactor), estimated: true };
}
