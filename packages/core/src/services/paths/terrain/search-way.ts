import { distanceBetween, type Position } from "../../../geo/position.ts";
import { listPortLines } from "./port-lines.ts";
import { searchCells, type WayCell } from "./search-cells.ts";
import { cellAt, type Grid, landNear, middleOf, type Terrain } from "./terrain.ts";
import type { Crossing, Way } from "./way.ts";

interface WayQuestion {
  from: Position;
  to: Position;
  isOnFoot: boolean;
}

/** Places of a trip lie in few cells: what was found between two of them is kept. */
const found = new WeakMap<Grid<Uint16Array>, Map<string, WayCell[] | null>>();
const foundMax = 2_000;

/** The way by the cells of a level. It is the same in both directions. Null where none was found. */
export function searchWay(terrain: Terrain, level: number, question: WayQuestion): Way | null {
  const grid = terrain.masses(level);
  const { from, to, isOnFoot } = question;
  const [start, goal] = [landNear(grid, from), landNear(grid, to)];
  if (start === goal) return { land: [[from, to]], crossings: [] };
  // A ferry is written at the cell to which it leads: a way is read from the same end always.
  const isTurned = start > goal;
  const cells = recall(terrain, grid, {
    ...(isTurned ? { start: goal, goal: start } : { start, goal }),
    isOnFoot,
  });
  const ends = isTurned ? { from: to, to: from } : { from, to };
  return cells && toWay(grid, cells, ends);
}

function recall(
  terrain: Terrain,
  grid: Grid<Uint16Array>,
  question: { start: number; goal: number; isOnFoot: boolean },
): WayCell[] | null {
  const known = found.get(grid) ?? new Map<string, WayCell[] | null>();
  found.set(grid, known);
  const key = `${question.isOnFoot} ${question.start} ${question.goal}`;
  const seen = known.get(key);
  if (seen !== undefined) return seen;
  const lines = listPortLines(terrain, grid, question.isOnFoot);
  const cells = searchCells(terrain, grid, lines, question);
  if (known.size >= foundMax) known.clear();
  known.set(key, cells);
  return cells;
}

/** The parts of a found way: straight lines over land, as far as the land mass reaches, and water between them. */
function toWay(
  grid: Grid<Uint16Array>,
  cells: readonly WayCell[],
  { from, to }: Pick<WayQuestion, "from" | "to">,
): Way {
  const land: Position[][] = [];
  const crossings: Crossing[] = [];
  const last = cells.length - 1;
  const positionOf = (cell: number, index: number) => {
    if (index === 0) return from;
    return index === last ? to : middleOf(grid, cell);
  };
  let line = [from];
  let mass = grid.cells[cells[0]?.cell ?? 0] ?? 0;
  let isAfloat = mass === 0;
  const goAboard = () => {
    if (line.length > 1) land.push(pullStraight(grid, line, mass));
    line = [];
  };
  cells.slice(1).forEach(({ cell, ferry }, before) => {
    const here = grid.cells[cell] ?? 0;
    const position = positionOf(cell, before + 1);
    if (ferry !== null || here === 0 || here !== mass) {
      const begin = line.at(-1) ?? positionOf(cells[before]?.cell ?? cell, before);
      goAboard();
      const length = distanceBetween(begin, position);
      const current = isAfloat && ferry === null ? crossings.pop() : undefined;
      crossings.push({ length: length + (current?.length ?? 0), ferry });
      isAfloat = ferry === null && here === 0;
      line = [position];
    } else line.push(position);
    mass = here;
  });
  goAboard();
  return { land, crossings };
}

/** The fewest corners of a line that stays on its land mass: it is as short as a traveller would draw it. */
function pullStraight(
  grid: Grid<Uint16Array>,
  line: readonly Position[],
  mass: number,
): Position[] {
  const pulled = line.slice(0, 1);
  for (let index = 0; index < line.length - 1; ) {
    let far = line.length - 1;
    while (far > index + 1 && !isOnLand(grid, line[index], line[far], mass)) far--;
    index = far;
    pulled.push(...line.slice(index, index + 1));
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
