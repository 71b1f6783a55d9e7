import type { Position } from "@castor/core/basics/geo.ts";
import { AppError } from "@castor/core/errors.ts";
import type { LegMode } from "@castor/core/points/travel-modes.ts";
import { estimateLeg } from "@castor/core/services/estimate-path.ts";
import { roundForPath } from "@castor/core/services/leg-key.ts";
import type { Leg, Path, PathRequest } from "@castor/core/services/path.ts";
import type { EngineMode, FoundLeg, LegEngine, LegRun } from "./leg-engine.ts";
import type { PathRouter } from "./path-router.ts";

const engineModes = {
  car: "car",
  carGoogle: "car",
  bus: "car",
  walk: "walk",
} as const satisfies Record<LegMode, EngineMode>;

/** Runs of one request that are asked for at once: a day of many modes leaves turns at the engine to others. */
const runsAtOnce = 3;

/** A bus takes the roads of cars and so much more of their time: about so, for nobody asked a timetable. */
const busFactor = 1.3;

/** A leg that was asked for: its place in the answer, its ends and how one goes. */
interface AskedLeg {
  at: number;
  from: Position;
  to: Position;
  mode: LegMode;
}

/** A run of asked legs that an engine can find in one go. */
interface AskedRun extends LegRun {
  legs: AskedLeg[];
}

/** Asks an engine for ways, and reckons what it does not say. */
export class EngineRouter implements PathRouter {
  readonly id: string;
  readonly #engine: LegEngine;
  readonly #timeoutMs: number;
  readonly #close: () => Promise<void>;

  constructor(engine: LegEngine, timeoutMs: number, close: () => Promise<void>) {
    this.id = engine.id;
    this.#engine = engine;
    this.#timeoutMs = timeoutMs;
    this.#close = close;
  }

  async find(request: PathRequest): Promise<Path> {
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const asked = listLegs(request);
    const found = new Map<AskedLeg, FoundLeg>();
    const runs = groupRuns(asked).values();
    const findRuns = async () => {
      for (const run of runs) {
        const answers = await this.#engine.findLegs(run, signal);
        run.legs.forEach((leg, at) => {
          found.set(leg, answers[at] ?? "unknown");
        });
      }
    };
    await Promise.all(Array.from({ length: runsAtOnce }, findRuns));
    // Only now: by then the rest is known, and of several gaps the first is told.
    const legs = Array<Leg | null>(request.points.length - 1).fill(null);
    for (const leg of asked) legs[leg.at] = readFound(found.get(leg) ?? "unknown", leg);
    const isRouted = found.values().some((leg) => leg !== "unknown");
    const estimated = legs.some((leg) => leg?.estimated === true);
    return { provider: isRouted ? this.id : "estimate", estimated, legs };
  }

  close(): Promise<void> {
    return this.#close();
  }
}

function listLegs({ mode: general = "car", points }: PathRequest): AskedLeg[] {
  return points.slice(1).flatMap((to, at) => {
    const mode = to.mode ?? general;
    const from = points[at] ?? to;
    return mode === "break" ? [] : [{ at, from: roundForPath(from), to: roundForPath(to), mode }];
  });
}

/** Legs that follow each other in one mode of the engine are asked for together. */
function groupRuns(legs: readonly AskedLeg[]): AskedRun[] {
  const runs: (AskedRun & { points: Position[] })[] = [];
  for (const leg of legs) {
    const run = runs.at(-1);
    const mode = engineModes[leg.mode];
    if (run?.mode === mode && run.legs.at(-1)?.at === leg.at - 1) {
      run.points.push(leg.to);
      run.legs.push(leg);
    } else runs.push({ mode, points: [leg.from, leg.to], legs: [leg] });
  }
  return runs;
}

/** Throws NOT_FOUND with both indexes where the engine says that there is no way (decisions 8). */
function readFound(found: FoundLeg, { at, from, to, mode }: AskedLeg): Leg {
  if (found === "none")
    throw new AppError("NOT_FOUND", {
      words: "noWay",
      facts: { from: String(at), to: String(at + 1) },
    });
  if (found === "unknown") return { ...estimateLeg(from, to, mode), estimated: true };
  if (mode !== "bus") return { ...found, estimated: false };
  return { ...found, duration: Math.round(found.duration * busFactor), estimated: true };
}
