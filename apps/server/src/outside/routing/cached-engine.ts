import { legKey } from "@castor/core/services/leg-key.ts";
import type { Leg } from "@castor/core/services/path.ts";
import type { LegCache } from "./leg-cache.ts";
import type { FoundLeg, LegEngine, LegRun } from "./leg-engine.ts";

/** An engine that is asked only for what is not known yet. */
export class CachedEngine implements LegEngine {
  readonly id: string;
  readonly #engine: LegEngine;
  readonly #cache: LegCache;

  constructor(engine: LegEngine, cache: LegCache) {
    this.id = engine.id;
    this.#engine = engine;
    this.#cache = cache;
  }

  async findLegs({ mode, points }: LegRun, signal: AbortSignal): Promise<readonly FoundLeg[]> {
    const keys = points
      .slice(1)
      .map((to, at) => legKey(`${this.id} ${mode}`, points[at] ?? to, to));
    const known = await this.#cache.load(keys);
    const found: (FoundLeg | undefined)[] = keys.map((key) => known.get(key));
    const fill = async ([first, last]: Stretch) => {
      const run = { mode, points: points.slice(first, last + 2) };
      const legs = await this.#engine.findLegs(run, signal);
      found.splice(first, legs.length, ...legs);
      this.#cache.keep(answersOf(keys.slice(first, last + 1), legs));
    };
    await Promise.all(listMissing(found).map(fill));
    return found.map((leg) => leg ?? "unknown");
  }
}

/** First and last leg of a stretch, by index. */
type Stretch = readonly [first: number, last: number];

/** Neighbours that are not known, as few stretches as there are. */
function listMissing(found: readonly (FoundLeg | undefined)[]): Stretch[] {
  const stretches: [number, number][] = [];
  found.forEach((leg, at) => {
    const before = stretches.at(-1);
    if (leg !== undefined) return;
    if (before?.[1] === at - 1) before[1] = at;
    else stretches.push([at, at]);
  });
  return stretches;
}

function answersOf(keys: readonly string[], legs: readonly FoundLeg[]): Map<string, Leg | "none"> {
  return new Map(
    keys.flatMap((key, at) => {
      const leg = legs[at];
      return leg === undefined || leg === "unknown" ? [] : [[key, leg] as const];
    }),
  );
}
