import { expect, it, vi } from "vitest";
import { estimateLeg } from "../estimate-path.ts";
import { currentTerrain } from "./current-terrain.ts";

vi.mock("./terrain.json", () => ({ default: { landStep: 0.1 } }));

it("never rejects: where relief and water cannot be loaded, distances alone count", async () => {
  // Another test of the same worker may have loaded it.
  vi.resetModules();
  const { loadTerrain } = await import("./load-terrain.ts");
  expect(await loadTerrain()).toBe(false);
  expect(await loadTerrain()).toBe(false);
  expect(currentTerrain()).toBeNull();
  const leg = estimateLeg({ lat: 59.437, lng: 24.754 }, { lat: 60.17, lng: 24.938 }, "car");
  expect(leg.duration).toBeGreaterThan(0);
  expect(leg.crossing).toBeUndefined();
});
