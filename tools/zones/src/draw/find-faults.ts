import { readSteps } from "@castor/core/geo/steps.ts";
import { readZoneMap } from "@castor/core/geo/zones/zone-map.ts";
import {
  bandOf,
  readPieces,
  sortIntoBands,
  unitsPerDegree,
} from "@castor/core/geo/zones/zone-pieces.ts";
import type { GridPosition } from "./join-borders.ts";

const northernmost = 90 * unitsPerDegree;
/** A tongue of land that was turned over is at most so long; it is named from end to end, in such steps. In units. */
const widest = 2_000;
const step = 30;
const micro = (units: number) => Math.round((units / unitsPerDegree) * 1e6);

interface Crossing {
  x: number;
  west: number;
  east: number;
}

/**
 * Where borders of a drawn map cross each other, in microdegrees: there the zone to the east of a border is not the one to the west of
 * the next, and all that look at them from afar would see a wrong one. Corners lie on whole units, so two lines in each unit of latitude tell all.
 */
export function findFaults(map: string): GridPosition[] {
  const clocks = [-1, ...readZoneMap(map).zones.flatMap((group, clock) => group.map(() => clock))];
  const pieces = readPieces(readSteps(map.split("\n")[1] ?? "") ?? new Float64Array());
  const bands = sortIntoBands(pieces);
  const { south, southX, north, northX, west, east } = pieces;
  const clocksOf = (zone: number | undefined) => clocks[zone ?? 0];

  function cross(piece: number, y: number): Crossing {
    const [low, high, from] = [south[piece] ?? 0, north[piece] ?? 0, southX[piece] ?? 0];
    const x = from + (((northX[piece] ?? 0) - from) * (y - low)) / (high - low);
    return { x, west: west[piece] ?? 0, east: east[piece] ?? 0 };
  }
  const isDivide = (piece: number) => clocksOf(west[piece]) !== clocksOf(east[piece]);
  const divides = bands.map((band) => band.filter(isDivide));

  const faults: GridPosition[] = [];
  for (let y = -northernmost + 0.25; y < northernmost; y += 0.5) {
    const here = divides[bandOf(y)]?.filter(
      (piece) => (south[piece] ?? 0) <= y && y < (north[piece] ?? 0),
    );
    const crossings = Array.from(here ?? [], (piece) => cross(piece, y)).sort((a, b) => a.x - b.x);
    for (const [at, { x, west: behind, east: zone }] of crossings.entries()) {
      const next = crossings[at + 1];
      // The other half of one border that two states have drawn.
      const isTwin = next?.x === x && clocksOf(next.west) === clocksOf(behind);
      if (isTwin || clocksOf(zone) === clocksOf(next?.west)) continue;
      const end = next && next.x - x < widest ? next.x : x;
      for (let along = x; along <= end; along += step) faults.push([micro(along), micro(y)]);
      if (next) faults.push([micro(next.x), micro(y)]);
    }
  }
  return faults;
}
