import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import { ProviderFailure } from "../../provider-failure.ts";
import type { EngineMode, FoundLeg, LegEngine, LegRun } from "./leg-engine.ts";
import type { ProviderLegs } from "./provider-leg.ts";
import { readLeg } from "./read-leg.ts";

/** A kind of routing server and its limits. */
export interface RoutingServer {
  readonly id: string;
  readonly knowsBuses: boolean;
  readonly maxPoints: number;
  /** Finds the legs between the points. Throws a `ProviderFailure`. */
  ask(points: readonly Position[], mode: EngineMode, signal: AbortSignal): Promise<ProviderLegs>;
}

/** Longer stretches are split, since their answer would be too large and slow. */
const maxMetres = 2_000_000;

/**
 * Asks a routing server with as few calls as possible. A refused request is split into halves, down to the single
 * legs that cause it.
 */
export class ChunkedEngine implements LegEngine {
  readonly id: string;
  readonly knowsBuses: boolean;
  readonly #server: RoutingServer;

  constructor(server: RoutingServer) {
    this.id = server.id;
    this.knowsBuses = server.knowsBuses;
    this.#server = server;
  }

  async findLegs({ mode, points }: LegRun, signal: AbortSignal): Promise<FoundLeg[]> {
    const { maxPoints } = this.#server;
    const legs = points.length - 1;
    const answer = isTooMuch(points, maxPoints) ? "tooMuch" : await this.#ask(points, mode, signal);
    if (answer === "silent") return Array<FoundLeg>(legs).fill("unknown");
    if (typeof answer !== "string")
      return points.slice(1).map((to, index) => {
        const leg = answer[index];
        return leg ? readLeg(leg, points[index] ?? to, to) : "unknown";
      });
    // Only "no path between roads" is final. Where this engine's map ends, another engine's may continue.
    if (legs === 1) return [answer === "noPath" ? "none" : "unknown"];
    const middle = legs < maxPoints ? Math.floor(legs / 2) : maxPoints - 1;
    return [
      ...(await this.findLegs({ mode, points: points.slice(0, middle + 1) }, signal)),
      ...(await this.findLegs({ mode, points: points.slice(middle) }, signal)),
    ];
  }

  async #ask(
    points: readonly Position[],
    mode: EngineMode,
    signal: AbortSignal,
  ): Promise<ProviderLegs | "silent"> {
    try {
      return await this.#server.ask(points, mode, signal);
    } catch (error) {
      if (error instanceof ProviderFailure) return "silent";
      throw error;
    }
  }
}

function isTooMuch(points: readonly Position[], maxPoints: number): boolean {
  if (points.length === 2) return false;
  const straight = points.reduce(
    (sum, point, index) => sum + distanceBetween(points[index - 1] ?? point, point),
    0,
  );
  return points.length > maxPoints || straight > maxMetres;
}
