import type { KnownTerrain } from "./survey-way.ts";

let current: KnownTerrain | null = null;

/** What estimates know of the world; null until it is loaded, and where it cannot be. */
export const currentTerrain = (): KnownTerrain | null => current;

/** Called by `loadTerrain`. Tests take it away again. */
export function setTerrain(terrain: KnownTerrain | null): void {
  current = terrain;
}
