import { project } from "./project.ts";

const firstZoom = 2;
const lastZoom = 10;
/** The space of one label in pixels, half a cell to each side; a tile is 512 pixels wide. */
const cell = { width: 48, height: 28 };
const tilePixels = 512;
const rowsMax = 2 ** 16;
/** The least weight to be shown from a zoom on, so that a village in an empty region is not shown as early as a capital. */
const weightMin: Record<number, number> = {
  2: 500_000,
  3: 150_000,
  4: 40_000,
  5: 15_000,
  6: 5_000,
};

/**
 * The zoom from which each label has space, 2..10. Labels are sorted by weight, descending. At a zoom a label is shown when
 * no weightier one is in its cell of the screen or a neighbouring one. It is shown at all higher zooms.
 */
export function rankLabels(
  labels: readonly { lng: number; lat: number; weight: number }[],
): number[] {
  const positions = labels.map(({ lng, lat }) => project(lng, lat));
  const ranks = labels.map(() => lastZoom);
  for (let zoom = firstZoom; zoom < lastZoom; zoom++) {
    const taken = new Set<number>();
    const world = tilePixels * 2 ** zoom;
    const least = weightMin[zoom] ?? 0;
    positions.forEach(({ x, y }, index) => {
      if ((labels[index]?.weight ?? 0) < least) return;
      const column = Math.floor((x * world) / cell.width) + 1;
      const row = Math.floor((y * world) / cell.height) + 1;
      const isShown = (ranks[index] ?? lastZoom) < zoom;
      if (!isShown && hasNeighbour(taken, column, row)) return;
      taken.add(column * rowsMax + row);
      if (!isShown) ranks[index] = zoom;
    });
  }
  return ranks;
}

function hasNeighbour(taken: ReadonlySet<number>, column: number, row: number): boolean {
  for (let x = column - 1; x <= column + 1; x++) {
    for (let y = row - 1; y <= row + 1; y++) if (taken.has(x * rowsMax + y)) return true;
  }
  return false;
}
