import { greatCirclePoints } from "../../../geo/great-circle.ts";
import { distanceBetween, type Position } from "../../../geo/position.ts";
import { earthRadiusM, toRadians } from "../../../geo/sphere.ts";
import { searchWay } from "./search-way.ts";
import { cellAt, type Grid, landNear, masses, type Terrain } from "./terrain.ts";
import type { Way } from "./way.ts";

/** So near a port an end of a leg is at it: metres, and at most this share of the leg. */
const atPort = { metres: 1_500, share: 1 / 3 };

/**
 * The way by a known ferry from about one end to about the other; null where there is none. Harbours and straits are narrower than
 * the cells of land masses, and nobody who stands at one port wants to go around.
 */
function sailHarbour(
  ferries: Terrain["ferries"],
  from: Position,
  to: Position,
  isOnFoot: boolean,
): Way | null {
  const most = Math.min(atPort.metres, atPort.share * distanceBetween(from, to));
  const isNear = (end: Position, port: Position) =>
    // Almost all ports are far away: that is seen without a sine.
    Math.abs(end.lat - port.lat) < 0.02 && distanceBetween(end, port) <= most;
  for (const ferry of ferries) {
    if (!isOnFoot && !ferry.takesCars) continue;
    const [one, other] = [ferry.from, ferry.to].map(([lat, lng]) => ({ lat, lng }));
    if (!one || !other) continue;
    for (const [begin, end] of [
      [one, other],
      [other, one],
    ] as const) {
      if (!isNear(from, begin) || !isNear(to, end)) continue;
      const crossing = { length: distanceBetween(begin, end), ferry };
      return {
        land: [
          [from, begin],
          [end, to],
        ],
        crossings: [crossing],
      };
    }
  }
  return null;
}

/** Metres. Over shorter legs the coast is not known well enough. */
const coastMin = 5_000;
/** Cells of the grid between both ends: coarser grids serve longer legs. */
const cellsMax = 20;
/** Where the ends lie on different land masses, islands would be lost on coarse grids. */
const islandCellsMax = 50;

/**
 * The way between two positions: a ferry from port to port, the great circle where all of it is on one land mass, else around the
 * water or over it.
 */
export function findWay(terrain: Terrain, from: Position, to: Position, isOnFoot: boolean): Way {
  const straight: Way = { land: [[from, to]], crossings: [] };
  const length = distanceBetween(from, to);
  const harbour = sailHarbour(terrain.ferries, from, to, isOnFoot);
  if (harbour) return harbour;
  if (length < coastMin) return straight;
  const fine = terrain.masses(0);
  const ends = [from, to].map((end) => fine.cells[landNear(fine, end)] ?? 0);
  if (ends[0] === ends[1] && isDry(fine, from, to, ends[0] ?? 0)) return straight;
  const metres = toRadians(fine.step) * earthRadiusM;
  const most = ends[0] === ends[1] ? cellsMax : islandCellsMax;
  const level = Math.max(0, Math.ceil(Math.log2(length / metres / most)));
  const isFar = level >= masses.levels;
  // From one end of a continent to the other no detour counts.
  if (isFar && ends[0] === ends[1]) return straight;
  const found = isFar ? null : searchWay(terrain, level, { from, to, isOnFoot });
  if (!found) return sail(fine, from, to);
  const isLost = ends[0] !== ends[1] && found.crossings.length === 0;
  return isLost ? { ...found, crossings: [{ length: 0, ferry: null }] } : found;
}

/** The positions of a great circle, about a third of a cell apart, without the ends. */
function* listPositions(from: Position, to: Position, step: number): Generator<Position> {
  const corners = greatCirclePoints(from, to);
  for (const [index, end] of corners.slice(1).entries()) {
    const begin = corners[index] ?? end;
    const east = ((end.lng - begin.lng + 540) % 360) - 180;
    const north = end.lat - begin.lat;
    const count = Math.ceil((Math.max(Math.abs(east), Math.abs(north)) / step) * 3);
    for (let part = index === 0 ? 1 : 0; part < count; part++)
      yield {
        lat: begin.lat + (north * part) / count,
        lng: begin.lng + (east * part) / count,
      };
  }
}

/** True where all of the great circle is of this land mass. The cells of the ends are not looked at: coasts are drawn roughly. */
function isDry(grid: Grid<Uint16Array>, from: Position, to: Position, mass: number): boolean {
  const [first, last] = [cellAt(grid, from), cellAt(grid, to)];
  for (const position of listPositions(from, to, grid.step)) {
    const cell = cellAt(grid, position);
    if (cell !== first && cell !== last && grid.cells[cell] !== mass) return false;
  }
  return true;
}

/** The great circle as it is, over land and water: where no other way is found. */
function sail(grid: Grid<Uint16Array>, from: Position, to: Position): Way {
  let [wet, count] = [0, 0];
  for (const position of listPositions(from, to, grid.step * 4)) {
    count += 1;
    if (grid.cells[cellAt(grid, position)] === 0) wet += 1;
  }
  const share = count > 0 ? wet / count : 0;
  const length = distanceBetween(from, to);
  if (share === 0) return { land: [[from, to]], crossings: [] };
  const turn = greatCirclePoints(from, to);
  const shore = turn[Math.floor((1 - share) * (turn.length - 1))] ?? to;
  return { land: [[from, shore]], crossings: [{ length: share * length, ferry: null }] };
}
