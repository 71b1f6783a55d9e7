import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import { ProviderFailure } from "../provider-failure.ts";
import type { EngineMode, FoundLeg, LegEngine, LegRun } from "./leg-engine.ts";
import { readLeg } from "./read-leg.ts";
import type { Told } from "./told-leg.ts";

/** A kind of routing server: how it is asked, and how much at once. */
export interface RoutingServer {
  readonly id: string;
  readonly knowsBuses: boolean;
  readonly mostPoints: number;
  /** Asks for the ways from each point to the next. Throws a `ProviderFailure`. */
  ask(points: readonly Position[], mode: EngineMode, signal: AbortSignal): Promise<Told>;
}

/** So far apart points are asked for together: longer ways in one answer would be more than is waited for and read. */
const mostM = 2_000_000;

/**
 * Asks a routing server in as few calls as it takes. What it refuses as a whole is asked for in halves, down to the
 * legs that are at fault.
 */
export class PartedEngine implements LegEngine {
  readonly id: string;
  readonly knowsBuses: boolean;
  readonly #server: RoutingServer;

  constructor(server: RoutingServer) {
    this.id = server.id;
    this.knowsBuses = server.knowsBuses;
    this.#server = server;
  }

  async findLegs({ mode, points }: LegRun, signal: AbortSignal): Promise<FoundLeg[]> {
    const { mostPoints } = this.#server;
    const legs = points.length - 1;
    const told = isTooMuch(points, mostPoints) ? "tooMuch" : await this.#ask(points, mode, signal);
    if (told === "silent") return Array<FoundLeg>(legs).fill("unknown");
    if (typeof told !== "string")
      return points.slice(1).map((to, at) => {
        const leg = told[at];
        return leg ? readLeg(leg, points[at] ?? to, to) : "unknown";
      });
    // Only that no way leads between roads is final: where its map ends, the next engine's may go on.
    if (legs === 1) return [told === "noWay" ? "none" : "unknown"];
    const middle = legs < mostPoints ? Math.floor(legs / 2) : mostPoints - 1;
    return [
      ...(await this.findLegs({ mode, points: points.slice(0, middle + 1) }, signal)),
      ...(await this.findLegs({ mode, points: points.slice(middle) }, signal)),
    ];
  }

  async #ask(
    points: readonly Position[],
    mode: EngineMode,
    signal: AbortSignal,
  ): Promise<Told | "silent"> {
    try {
      return await this.#server.ask(points, mode, signal);
    } catch (error) {
      if (error instanceof ProviderFailure) return "silent";
      throw error;
    }
  }
}

function isTooMuch(points: readonly Position[], mostPoints: number): boolean {
  if (points.length === 2) return false;
  const straight = points.reduce(
    (sum, point, at) => sum + distanceBetween(points[at - 1] ?? point, point),
    0,
  );
  return points.length > mostPoints || straight > mostM;
}
