/** The number of a tile in PMTiles: the count of tiles of lower zooms, plus the index on this zoom's Hilbert curve. */
export function tileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3;
  let [column, row] = [x, y];
  for (let level = z - 1; level >= 0; level--) {
    const side = 2 ** level;
    const right = (column & side) > 0 ? 1 : 0;
    const lower = (row & side) > 0 ? 1 : 0;
    id += side * side * ((3 * right) ^ lower);
    if (lower === 0) {
      if (right === 1) {
        column = side - 1 - (column & (side - 1));
        row = side - 1 - (row & (side - 1));
      }
      [column, row] = [row, column];
    }
  }
  return id;
}
