import type { LegMode } from "@castor/core/points/travel-modes.ts";
import type { EngineMode } from "./leg-engine.ts";

/** What engines are asked for. */
export const engineModes = {
  car: "car",
  carGoogle: "car",
  bus: "bus",
  walk: "walk",
} as const satisfies Record<LegMode, EngineMode>;

/** Without bus roads, a bus takes the path of a car, about this much slower. */
export const busFactor = 1.3;
