/** Borders are drawn on a grid: a unit is 56 m of latitude. */
export const unitsPerDegree = 2_000;
/** Pieces are found by the band of latitude that they cross. */
const unitsPerBand = 500;
const bands = (180 * unitsPerDegree) / unitsPerBand;

/** Straight pieces, none of them level: their ends in units, and the zones on the western and on the eastern side. */
interface Pieces {
  south: Int32Array;
  southX: Int32Array;
  north: Int32Array;
  northX: Int32Array;
  west: Uint16Array;
  east: Uint16Array;
  count: number;
}

/** The number of the band of a latitude in units. */
export const bandOf = (y: number) =>
  Math.min(bands - 1, Math.max(0, Math.floor(y / unitsPerBand) + bands / 2));

/**
 * Borders follow one another: the zone to the left, the one to the right, the number of corners, then steps north and east. Plain
 * loops: a phone does this while somebody waits.
 */
export function readPieces(steps: Float64Array): Pieces {
  const max = Math.ceil(steps.length / 2);
  const south = new Int32Array(max);
  const southX = new Int32Array(max);
  const north = new Int32Array(max);
  const northX = new Int32Array(max);
  const west = new Uint16Array(max);
  const east = new Uint16Array(max);
  let count = 0;
  let x = 0;
  let y = 0;
  for (let index = 0; index < steps.length; ) {
    const left = steps[index++] ?? 0;
    const right = steps[index++] ?? 0;
    const end = index + 1 + 2 * (steps[index] ?? 0);
    for (let corner = index + 1; corner < end; corner += 2) {
      const fromX = x;
      const fromY = y;
      y += steps[corner] ?? 0;
      x += steps[corner + 1] ?? 0;
      if (corner === index + 1 || y === fromY) continue;
      const isNorthward = y > fromY;
      south[count] = isNorthward ? fromY : y;
      southX[count] = isNorthward ? fromX : x;
      north[count] = isNorthward ? y : fromY;
      northX[count] = isNorthward ? x : fromX;
      west[count] = isNorthward ? left : right;
      east[count] = isNorthward ? right : left;
      count++;
    }
    index = end;
  }
  return { south, southX, north, northX, west, east, count };
}

/** The numbers of the pieces that cross each band of latitude. */
export function sortIntoBands({ south, north, count }: Pieces): readonly Uint32Array[] {
  const sizes = new Uint32Array(bands);
  for (let piece = 0; piece < count; piece++) {
    const last = bandOf(north[piece] ?? 0);
    for (let band = bandOf(south[piece] ?? 0); band <= last; band++)
      sizes[band] = (sizes[band] ?? 0) + 1;
  }
  const sorted = Array.from(sizes, (size) => new Uint32Array(size));
  for (let piece = count - 1; piece >= 0; piece--) {
    const last = bandOf(north[piece] ?? 0);
    for (let band = bandOf(south[piece] ?? 0); band <= last; band++) {
      const left = (sizes[band] ?? 0) - 1;
      const there = sorted[band];
      if (there) there[left] = piece;
      sizes[band] = left;
    }
  }
  return sorted;
}
