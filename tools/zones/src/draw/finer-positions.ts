import type { GridPosition } from "./join-borders.ts";

/** In microdegrees: 2 km. */
const cellSide = 20_000;
const columns = 100_000;
/** How much more exact a border is drawn each time. */
const finerBy = 4;

/** Where borders have to be drawn more exactly than elsewhere. */
export class FinerPositions {
  readonly #times = new Map<number, number>();

  /** Everything around these positions is drawn more exactly, once more. */
  add(positions: readonly GridPosition[]): void {
    const cells = new Set(
      positions.flatMap(([x, y]) => {
        const cell = cellOf(x, y);
        return [-columns, 0, columns].flatMap((row) => [
          cell + row - 1,
          cell + row,
          cell + row + 1,
        ]);
      }),
    );
    for (const cell of cells) this.#times.set(cell, (this.#times.get(cell) ?? 0) + 1);
  }

  /** The share of the tolerance that is left at a position. */
  shareAt([x, y]: GridPosition): number {
    return finerBy ** -(this.#times.get(cellOf(x, y)) ?? 0);
  }
}

const cellOf = (x: number, y: number) =>
  Math.round(y / cellSide) * columns + Math.round(x / cellSide);
