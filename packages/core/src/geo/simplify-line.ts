type LngLat = [lng: number, lat: number];

const metresPerDegree = 111_195;

/**
 * The worst case costs the square of its corners, so a line is simplified in pieces of this size. The corner between
 * two pieces stays.
 */
const cornersAtOnce = 250;

/** Squared metres of corners from the straight line between two others; exact enough over the length of a street. */
function squaresOff(from: LngLat, to: LngLat) {
  const perLng = Math.cos((from[1] * Math.PI) / 180) * metresPerDegree;
  const x = ([lng]: LngLat) => shortWay(lng - from[0]) * perLng;
  const y = ([, lat]: LngLat) => (lat - from[1]) * metresPerDegree;
  const [toX, toY] = [x(to), y(to)];
  const length = toX ** 2 + toY ** 2;
  return (corner: LngLat): number => {
    const [atX, atY] = [x(corner), y(corner)];
    const share = length === 0 ? 0 : (atX * toX + atY * toY) / length;
    const along = Math.max(0, Math.min(1, share));
    return (atX - along * toX) ** 2 + (atY - along * toY) ** 2;
  };
}

/** Degrees between two longitudes, across the date line where that is shorter. */
const shortWay = (degrees: number) =>
  degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;

/**
 * Removes corners nearer than `toleranceM` metres to the remaining line (Douglas-Peucker). A drive through a country
 * has tens of thousands of corners, of which a map shows some hundreds.
 */
export function simplifyLine(line: readonly LngLat[], toleranceM: number): LngLat[] {
  const kept = new Set<number>();
  const stretches: [number, number][] = [];
  for (let first = 0; first < line.length; first += cornersAtOnce) {
    const last = Math.min(first + cornersAtOnce, line.length - 1);
    kept.add(first).add(last);
    stretches.push([first, last]);
  }
  for (let stretch = stretches.pop(); stretch !== undefined; stretch = stretches.pop()) {
    const [first, last] = stretch;
    const [from, to] = [line[first], line[last]];
    if (!from || !to) continue;
    const squareOff = squaresOff(from, to);
    let [farthest, max] = [0, toleranceM ** 2];
    for (let index = first + 1; index < last; index++) {
      const corner = line[index];
      const off = corner ? squareOff(corner) : 0;
      if (off > max) [farthest, max] = [index, off];
    }
    if (farthest === 0) continue;
    kept.add(farthest);
    stretches.push([first, farthest], [farthest, last]);
  }
  return line.filter((_corner, index) => kept.has(index));
}
