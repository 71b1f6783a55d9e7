import type { Position } from "../../../geo/position.ts";
import { type Grid, landNear, type Terrain } from "./terrain.ts";
import type { FerryLine } from "./terrain-data.ts";

/** The ferries from each cell with a port, and the cells to which they lead. */
export type PortLines = ReadonlyMap<number, readonly { cell: number; ferry: FerryLine }[]>;

const known = {
  foot: new WeakMap<Grid<Uint16Array>, PortLines>(),
  car: new WeakMap<Grid<Uint16Array>, PortLines>(),
};

/** Lists the ferries of a grid; they are looked up once. */
export function listPortLines(
  terrain: Terrain,
  grid: Grid<Uint16Array>,
  isOnFoot: boolean,
): PortLines {
  const seen = known[isOnFoot ? "foot" : "car"].get(grid);
  if (seen) return seen;
  const fine = terrain.masses(0);
  const massOf = (cells: Grid<Uint16Array>, position: Position) =>
    cells.cells[landNear(cells, position)] ?? 0;
  const lines = new Map<number, { cell: number; ferry: FerryLine }[]>();
  const add = (from: number, to: number, ferry: FerryLine) =>
    lines.set(from, [...(lines.get(from) ?? []), { cell: to, ferry }]);
  for (const ferry of terrain.ferries) {
    if (!isOnFoot && !ferry.takesCars) continue;
    const ports = [ferry.from, ferry.to].map(([lat, lng]) => ({ lat, lng }));
    // On a coarse grid an island may be lost, and its port would lie on another land mass.
    if (ports.some((port) => massOf(grid, port) !== massOf(fine, port))) continue;
    const [from = 0, to = 0] = ports.map((port) => landNear(grid, port));
    if (from === to) continue;
    add(from, to, ferry);
    add(to, from, ferry);
  }
  known[isOnFoot ? "foot" : "car"].set(grid, lines);
  return lines;
}
