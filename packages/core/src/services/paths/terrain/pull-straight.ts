import type { Position } from "../../../geo/position.ts";
import { cellAt, type Grid } from "./terrain.ts";

/** The fewest corners of a line that stays on its land mass: it is as short as a traveller would draw it. */
export function pullStraight(
  grid: Grid<Uint16Array>,
  line: readonly Position[],
  mass: number,
): Position[] {
  const pulled = line.slice(0, 1);
  for (let at = 0; at < line.length - 1; ) {
    let far = line.length - 1;
    while (far > at + 1 && !isOnLand(grid, line[at], line[far], mass)) far--;
    at = far;
    pulled.push(...line.slice(at, at + 1));
  }
  return pulled;
}

function isOnLand(
  grid: Grid<Uint16Array>,
  from: Position | undefined,
  to: Position | undefined,
  mass: number,
): boolean {
  if (!from || !to) return false;
  const east = ((to.lng - from.lng + 540) % 360) - 180;
  const north = to.lat - from.lat;
  const count = Math.ceil((Math.max(Math.abs(east), Math.abs(north)) / grid.step) * 2);
  for (let part = 1; part < count; part++) {
    const lng = from.lng + (east * part) / count;
    const cell = cellAt(grid, { lat: from.lat + (north * part) / count, lng });
    if (grid.cells[cell] !== mass) return false;
  }
  return true;
}
