import { distanceBetween, type Position } from "../../../geo/position.ts";
import type { FerryLine } from "./terrain-data.ts";

/** A grid around the world, row by row from the south, each row from the antimeridian on. */
export interface Grid<Cells extends Uint8Array | Uint16Array> {
  /** Degrees. */
  step: number;
  columns: number;
  rows: number;
  cells: Cells;
}

/** What estimates know of the world. */
export interface Terrain {
  /** Land masses, each level with cells twice as wide as the one before. 0 is water. */
  masses(level: number): Grid<Uint16Array>;
  /** How steep land is: the root of metres for each kilometre. */
  relief: Grid<Uint8Array>;
  ferries: readonly FerryLine[];
}

export const masses = { levels: 5 };

/** The index of the cell of a position. */
export function cellAt(
  { step, columns, rows }: Omit<Grid<Uint8Array>, "cells">,
  position: Position,
) {
  const row = Math.min(rows - 1, Math.max(0, Math.floor((position.lat + 90) / step)));
  const column = Math.floor((position.lng + 180) / step) % columns;
  return row * columns + (column < 0 ? column + columns : column);
}

/** How steep it is at a position: between the middles of cells it changes smoothly. */
export function steepnessAt({ step, columns, rows, cells }: Terrain["relief"], position: Position) {
  const y = Math.min(rows - 1, Math.max(0, (position.lat + 90) / step - 0.5));
  const x = (position.lng + 180) / step - 0.5 + columns;
  const [south, west] = [Math.floor(y), Math.floor(x)];
  const [up, right] = [y - south, x - west];
  const north = Math.min(rows - 1, south + 1);
  const [left, next] = [west % columns, (west + 1) % columns];
  const read = (row: number, column: number) => cells[row * columns + column] ?? 0;
  return (
    (1 - up) * ((1 - right) * read(south, left) + right * read(south, next)) +
    up * ((1 - right) * read(north, left) + right * read(north, next))
  );
}

/** The grid with cells twice as wide. A cell is land where half of it is, of the land mass that has most of it. */
export function widen({ step, columns, rows, cells }: Grid<Uint16Array>): Grid<Uint16Array> {
  const [across, up] = [Math.ceil(columns / 2), Math.ceil(rows / 2)];
  const wide = new Uint16Array(across * up);
  for (let row = 0; row < up; row++) {
    for (let column = 0; column < across; column++) {
      const first = 2 * row * columns + 2 * column;
      const [one, other] = [cells[first] ?? 0, cells[first + 1] ?? 0];
      const [third, fourth] = [cells[first + columns] ?? 0, cells[first + columns + 1] ?? 0];
      // Almost all of the world, and without a list for each cell.
      const isSame = one === other && one === third && one === fourth;
      wide[row * across + column] = isSame ? one : massOfMost([one, other, third, fourth]);
    }
  }
  return { step: step * 2, columns: across, rows: up, cells: wide };
}

function massOfMost(four: readonly number[]): number {
  const dry = four.filter((mass) => mass > 0);
  if (dry.length < four.length / 2) return 0;
  const count = (mass: number) => dry.filter((other) => other === mass).length;
  return dry.reduce((best, mass) => (count(mass) > count(best) ? mass : best), 0);
}

/** The middle of a cell. */
export function middleOf(
  { step, columns }: Omit<Grid<Uint8Array>, "cells">,
  cell: number,
): Position {
  const row = Math.floor(cell / columns);
  return { lat: (row + 0.5) * step - 90, lng: ((cell % columns) + 0.5) * step - 180 };
}

/** Cells around a position in which land is looked for: coasts are drawn roughly, and ends of legs lie at them. */
const shoreCells = 2;

/** The cell of a position if it is land, else the nearest one that is; its own where there is none. */
export function landNear(grid: Grid<Uint16Array>, position: Position): number {
  const own = cellAt(grid, position);
  if ((grid.cells[own] ?? 0) > 0) return own;
  let [nearest, found] = [Number.POSITIVE_INFINITY, own];
  for (let y = -shoreCells; y <= shoreCells; y++) {
    for (let x = -shoreCells; x <= shoreCells; x++) {
      const cell = cellAt(grid, {
        lat: position.lat + y * grid.step,
        lng: position.lng + x * grid.step,
      });
      const far = distanceBetween(position, middleOf(grid, cell));
      if ((grid.cells[cell] ?? 0) > 0 && far < nearest) [nearest, found] = [far, cell];
    }
  }
  return found;
}
