import type { Position } from "@castor/core/basics/geo.ts";
import type { Leg } from "@castor/core/services/path.ts";

/** What engines know ways for; buses only some of them, and nobody their timetables. */
export type EngineMode = "car" | "walk" | "bus";

/** Two points or more, with a leg from each to the next, all in one mode. */
export interface LegRun<Mode extends EngineMode = EngineMode> {
  mode: Mode;
  points: readonly Position[];
}

/** A way; that there is none, which only an engine may say; or that nobody knows, because the engine did not help. */
export type FoundLeg = Leg | "none" | "unknown";

/** A service that knows roads and paths. */
export interface LegEngine {
  /** What `service/config` and the answer say of it. */
  readonly id: string;
  /** Does it know where buses may go? It is asked for a car's way instead, where not. */
  readonly knowsBuses: boolean;
  /** The run's legs in order, what is known of them when the signal ends. Never throws for what an engine does. */
  findLegs(run: LegRun, signal: AbortSignal): Promise<readonly FoundLeg[]>;
}
