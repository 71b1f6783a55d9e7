import { earthRadiusM, toRadians } from "../../../geo/sphere.ts";
import { CellQueue } from "./cell-queue.ts";
import type { PortLines } from "./port-lines.ts";
import { cellAt, type Grid, middleOf, type Terrain } from "./terrain.ts";
import type { FerryLine } from "./terrain-data.ts";

/** A cell of a found way, and the ferry that leads to it from the one before. */
export interface WayCell {
  cell: number;
  ferry: FerryLine | null;
}

export interface CellQuestion {
  start: number;
  goal: number;
  isOnFoot: boolean;
}

/** Seconds for a metre, as the search weighs ways. Unknown water is dearer than it is told to be: roads are surer. */
const pace = { car: 3.6 / 60, foot: 3.6 / 4 };
/** Nobody walks for days, and no boat takes walkers along a coast that they could walk. */
const waterPace = { car: 3.6 / 18, foot: 3.6 / 6 };
/** What is left is taken to be so fast: no road is flat for long, and on foot a ferry may take over. */
const remainingPace = { car: pace.car * 1.4, foot: pace.foot * 0.5 };
/** Seconds to board: a known ferry, and where no ferry is known. */
const boarding = { known: 1_500, unknown: 5_400 };
/** How much slower roads are for each unit of steepness. */
const steepFactor = 0.15;
/** A search ends after so many cells. */
const cellsMax = 3_000;

interface Step extends WayCell {
  cost: number;
  before: Step | null;
}

/**
 * Looks for the fastest way on a grid of land masses (A*). Roads go anywhere on a land mass; water lies between them. Null where none
 * is found among the first thousands of cells.
 */
export function searchCells(
  { relief }: Pick<Terrain, "relief">,
  grid: Grid<Uint16Array>,
  lines: PortLines,
  { start, goal, isOnFoot }: CellQuestion,
): WayCell[] | null {
  const { columns, rows, cells } = grid;
  const mode = isOnFoot ? "foot" : "car";
  const landPace = pace[mode];
  const side = toRadians(grid.step) * earthRadiusM;
  const target = { row: Math.floor(goal / columns), column: goal % columns };
  const remaining = (row: number, column: number) => {
    const across = Math.abs(column - target.column);
    const east = Math.min(across, columns - across) * narrowestBetween(grid, row, target.row);
    return Math.hypot(row - target.row, east) * side * remainingPace[mode];
  };
  const costs = new Map<number, number>([[start, 0]]);
  const done = new Set<number>();
  const queue = new CellQueue<Step>();
  queue.push(0, { cell: start, cost: 0, before: null, ferry: null });
  const offer = (before: Step, cell: number, cost: number, ferry: FerryLine | null) => {
    if (cost >= (costs.get(cell) ?? Number.POSITIVE_INFINITY)) return;
    costs.set(cell, cost);
    const left = remaining(Math.floor(cell / columns), cell % columns);
    queue.push(cost + left, { cell, cost, before, ferry });
  };
  for (let step = queue.pop(); step && done.size < cellsMax; step = queue.pop()) {
    if (step.cell === goal) return listSteps(step);
    if (done.has(step.cell)) continue;
    done.add(step.cell);
    const row = Math.floor(step.cell / columns);
    const column = step.cell % columns;
    const mass = cells[step.cell] ?? 0;
    const steep = relief.cells[cellAt(relief, middleOf(grid, step.cell))] ?? 0;
    const perMetre = landPace * (1 + steepFactor * steep);
    const width = widthOf(grid, row);
    for (let y = -1; y <= 1; y++) {
      if (row + y < 0 || row + y >= rows) continue;
      for (let x = -1; x <= 1; x++) {
        if (x === 0 && y === 0) continue;
        const cell = (row + y) * columns + ((column + x + columns) % columns);
        const next = cells[cell] ?? 0;
        const length = side * (x === 0 ? 1 : Math.hypot(y, width));
        const isLand = mass > 0 && next === mass;
        const boards = mass > 0 && next !== mass ? boarding.unknown : 0;
        offer(
          step,
          cell,
          step.cost + boards + length * (isLand ? perMetre : waterPace[mode]),
          null,
        );
      }
    }
    for (const { cell, ferry } of lines.get(step.cell) ?? [])
      offer(step, cell, step.cost + boarding.known + ferry.minutes * 60, ferry);
  }
  return null;
}

const widthOf = ({ step }: Grid<Uint16Array>, row: number) =>
  Math.cos(toRadians((row + 0.5) * step - 90));

/** The width of the narrowest cell between two rows, against its height. */
const narrowestBetween = (grid: Grid<Uint16Array>, one: number, other: number) =>
  Math.min(widthOf(grid, one), widthOf(grid, other));

function listSteps(last: Step): WayCell[] {
  const steps: WayCell[] = [];
  for (let step: Step | null = last; step; step = step.before)
    steps.push({ cell: step.cell, ferry: step.ferry });
  return steps.reverse();
}
