/**
 * The version of `gazetteer.sqlite`, which `tools/geodata` writes and the server reads. It is raised when the tables
 * change.
 */
export const gazetteerVersion = 2;

const cellsPerDegree = 2;
const cellsAround = 360 * cellsPerDegree;
const metresPerDegree = 111_195;
/** Beyond this latitude a circle is treated as around the pole. */
const polar = 89;

/** The number of the half-degree cell of a position. */
export function gazetteerCell(lat: number, lng: number): number {
  const row = Math.floor((lat + 90) * cellsPerDegree);
  const column = Math.floor((lng + 180) * cellsPerDegree);
  return row * cellsAround + (((column % cellsAround) + cellsAround) % cellsAround);
}

/** The cells that a circle (centre in degrees, radius in metres) may touch. Near a pole: all cells around it. */
export function gazetteerCellsAround(lat: number, lng: number, radius: number): number[] {
  const step = 1 / cellsPerDegree;
  const high = radius / metresPerDegree;
  const farthest = Math.abs(lat) + high;
  const wide = farthest >= polar ? 180 : high / Math.cos((farthest * Math.PI) / 180);
  const columns = Math.min(cellsAround, Math.ceil((2 * wide) / step) + 1);
  const cells = new Set<number>();
  for (let y = Math.max(-90, lat - high); ; y += step) {
    const latitude = Math.min(y, 90, lat + high);
    for (let column = 0; column < columns; column++)
      cells.add(gazetteerCell(latitude, lng - wide + column * step));
    if (y >= Math.min(90, lat + high)) return [...cells];
  }
}
