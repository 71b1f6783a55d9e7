import { legKey } from "@castor/core/services/paths/leg-key.ts";
import type { Leg } from "@castor/core/services/paths/path.ts";
import type { FoundLeg, LegEngine, LegRun } from "../engines/leg-engine.ts";
import type { LegCache } from "./leg-cache.ts";

/** Asks an engine only for legs that are not cached. Concurrent requests for one leg share a call. */
export class CachedEngine implements LegEngine {
  readonly id: string;
  readonly knowsBuses: boolean;
  readonly #engine: LegEngine;
  readonly #cache: LegCache;
  readonly #underWay = new Map<string, Promise<FoundLeg>>();

  constructor(engine: LegEngine, cache: LegCache) {
    this.id = engine.id;
    this.knowsBuses = engine.knowsBuses;
    this.#engine = engine;
    this.#cache = cache;
  }

  /** The same engine's stored legs. It is not asked for others. */
  onlyStored(): LegEngine {
    const { id, knowsBuses } = this;
    const silent: LegEngine = {
      ...{ id, knowsBuses },
      findLegs: async ({ points }) => points.slice(1).map(() => "unknown"),
    };
    return new CachedEngine(silent, this.#cache);
  }

  async findLegs({ mode, points }: LegRun, signal: AbortSignal): Promise<readonly FoundLeg[]> {
    const keys = points
      .slice(1)
      .map((to, index) => legKey(`${this.id} ${mode}`, points[index] ?? to, to));
    const known = await this.#cache.load(keys);
    const found = keys.map((key) => known.get(key) ?? this.#underWay.get(key));
    // One after the other, so that one day does not take all slots of the engine.
    let turn: Promise<unknown> = Promise.resolve();
    for (const [first, last] of listMissing(found)) {
      const run = { mode, points: points.slice(first, last + 2) };
      const asked = turn.then(() => this.#engine.findLegs(run, signal));
      const legs = this.#note(keys.slice(first, last + 1), asked);
      found.splice(first, legs.length, ...legs);
      turn = asked;
    }
    return Promise.all(found.map((leg) => leg ?? "unknown"));
  }

  /** Registers running requests, so that others wait for them. */
  #note(keys: readonly string[], asked: Promise<readonly FoundLeg[]>): Promise<FoundLeg>[] {
    const kept = asked
      .then((legs) => {
        this.#cache.keep(answersOf(keys, legs));
        return legs;
      })
      .finally(() => {
        for (const key of keys) this.#underWay.delete(key);
      });
    const legs = keys.map((_, index) => kept.then((found) => found[index] ?? "unknown"));
    keys.forEach((key, index) => {
      this.#underWay.set(key, legs[index] ?? Promise.resolve("unknown"));
    });
    return legs;
  }
}

/** Indexes of the first and last leg of a stretch. */
type Stretch = readonly [first: number, last: number];

/** Stretches of missing neighbours, as few as possible. */
function listMissing(found: readonly unknown[]): Stretch[] {
  const stretches: [number, number][] = [];
  found.forEach((leg, index) => {
    const before = stretches.at(-1);
    if (leg !== undefined) return;
    if (before?.[1] === index - 1) before[1] = index;
    else stretches.push([index, index]);
  });
  return stretches;
}

function answersOf(keys: readonly string[], legs: readonly FoundLeg[]): Map<string, Leg | "none"> {
  return new Map(
    keys.flatMap((key, index) => {
      const leg = legs[index];
      return leg === undefined || leg === "unknown" ? [] : [[key, leg] as const];
    }),
  );
}
