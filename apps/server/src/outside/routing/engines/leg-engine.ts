import type { Position } from "@castor/core/geo/position.ts";
import type { Leg } from "@castor/core/services/paths/path.ts";

/** Modes of engines. Only some know buses, and none timetables. */
export type EngineMode = "car" | "walk" | "bus";

/** Two or more points in one mode, with a leg from each to the next. */
export interface LegRun<Mode extends EngineMode = EngineMode> {
  mode: Mode;
  points: readonly Position[];
}

/** A leg; "none" when an engine found no path; "unknown" when no engine helped. */
export type FoundLeg = Leg | "none" | "unknown";

/** A service that finds paths on roads. */
export interface LegEngine {
  /** Shown by `service/config` and in answers. */
  readonly id: string;
  /** Whether it knows bus roads. If not, it is asked for a car's path instead. */
  readonly knowsBuses: boolean;
  /** The run's legs in order, with those known when the signal aborts. Never throws for an engine's failure. */
  findLegs(run: LegRun, signal: AbortSignal): Promise<readonly FoundLeg[]>;
}
