import type { Terrain } from "./terrain.ts";

let current: Terrain | null = null;

/** What estimates know of the world; null until it is loaded, and where it cannot be. */
export const currentTerrain = (): Terrain | null => current;

/** Called by `loadTerrain`. Tests take it away again. */
export function setTerrain(terrain: Terrain | null): void {
  current = terrain;
}
