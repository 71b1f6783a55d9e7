import { readFileSync } from "node:fs";
import { NetCDFReader } from "netcdfjs";

const cellsOfDegree = 12;
const [columns, rows] = [360 * cellsOfDegree, 180 * cellsOfDegree];
const kmOfDegree = 111.195;

/** How steep and how high the land is, by cells of a degree's part, row by row from the south. */
export interface Relief {
  columns: number;
  rows: number;
  /** Metres up or down for each kilometre, as the five-minute grid sees it. */
  slopes: Float32Array;
  /** Metres. */
  heights: Float32Array;
}

/** Reads ETOPO5 (NOAA, public domain): heights at each twelfth of a degree, the sea as 0. */
function readHeights(file: string): (row: number, column: number) => number {
  const reader = new NetCDFReader(readFileSync(file));
  const values = reader.getDataVariable("ROSE") as number[];
  const lats = reader.getDataVariable("ETOPO05_Y") as number[];
  const isFromNorth = (lats[0] ?? 0) > (lats.at(-1) ?? 0);
  return (row, column) => {
    const line = Math.min(rows, Math.max(0, row));
    const index = isFromNorth ? rows - line : line;
    const west = ((column % columns) + columns) % columns;
    return Math.max(0, values[index * columns + west] ?? 0);
  };
}

/** The relief in cells of `step` degrees; slopes are means over the cell and half a cell around it. */
export function readRelief(file: string, step: number): Relief {
  const heightAt = readHeights(file);
  const size = Math.round(step * cellsOfDegree);
  const margin = Math.floor(size / 2);
  const [across, up] = [columns / size, rows / size];
  const [slopes, heights] = [new Float32Array(across * up), new Float32Array(across * up)];
  for (let row = 0; row < up; row++) {
    const lat = ((row + 0.5) * step - 90) * (Math.PI / 180);
    const [ns, ew] = [
      kmOfDegree / cellsOfDegree,
      (kmOfDegree / cellsOfDegree) * Math.max(0.2, Math.cos(lat)),
    ];
    for (let column = 0; column < across; column++) {
      let [slope, height, count] = [0, 0, 0];
      for (let y = row * size - margin; y < (row + 1) * size + margin; y++) {
        for (let x = column * size - margin; x < (column + 1) * size + margin; x++) {
          // The data set begins at Greenwich.
          const here = heightAt(y, x - columns / 2);
          slope += Math.abs(heightAt(y + 1, x - columns / 2) - here) / ns;
          slope += Math.abs(heightAt(y, x + 1 - columns / 2) - here) / ew;
          height += here;
          count += 1;
        }
      }
      slopes[row * across + column] = slope / (2 * count);
      heights[row * across + column] = height / count;
    }
  }
  return { columns: across, rows: up, slopes, heights };
}
