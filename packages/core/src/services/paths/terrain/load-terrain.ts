import { setTerrain } from "./current-terrain.ts";
import type { KnownTerrain } from "./survey-way.ts";

let reading: Promise<KnownTerrain> | null = null;

/**
 * Loads relief and water, and the search for ways among them: estimates know them from then on. It never rejects. False where they
 * cannot be loaded: then estimates are made from distances, and the next call tries again.
 */
export async function loadTerrain(): Promise<boolean> {
  reading ??= import("./read-terrain.ts").then(({ readTerrain }) => readTerrain());
  try {
    setTerrain(await reading);
    return true;
  } catch {
    reading = null;
    return false;
  }
}
