import { greatCirclePoints } from "../../../geo/great-circle.ts";
import { distanceBetween, type Position } from "../../../geo/position.ts";
import { steepnessAt, type Terrain } from "./terrain.ts";
import type { Way } from "./way.ts";

/** What of a way decides how long it takes: metres over land and water, and how steep the land is on average. */
export interface WayFacts {
  land: number;
  steepness: number;
  water: number;
}

/** Positions of each straight stretch at which the relief is read. */
const positions = 16;

/** Measures a way. */
export function measureWay(relief: Terrain["relief"], { land, crossings }: Way): WayFacts {
  let [length, steep] = [0, 0];
  for (const line of land) {
    line.slice(1).forEach((end, index) => {
      const begin = line[index] ?? end;
      const corners = greatCirclePoints(begin, end);
      corners.slice(1).forEach((to, part) => {
        const from = corners[part] ?? to;
        const stretch = distanceBetween(from, to);
        length += stretch;
        steep += stretch * meanSteepness(relief, from, to);
      });
    });
  }
  const water = crossings.reduce((sum, crossing) => sum + crossing.length, 0);
  return { land: length, steepness: length > 0 ? steep / length : 0, water };
}

function meanSteepness(relief: Terrain["relief"], from: Position, to: Position): number {
  const east = ((to.lng - from.lng + 540) % 360) - 180;
  let sum = 0;
  for (let index = 0; index < positions; index++) {
    const share = (index + 0.5) / positions;
    const lat = from.lat + (to.lat - from.lat) * share;
    sum += steepnessAt(relief, { lat, lng: from.lng + east * share });
  }
  return sum / positions;
}
