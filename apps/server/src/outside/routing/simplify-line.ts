type LngLat = [lng: number, lat: number];

const metresPerDegree = 111_195;

/**
 * A line that swings ever wider costs the square of its corners: so many are looked at in one go, and where one such
 * piece ends and the next begins the corner stays.
 */
const cornersAtOnce = 250;

/** How far corners lie off the straight line between two others, in square metres; good enough over the length of a street. */
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

/** Degrees from one longitude to another, over the date line where that is nearer. */
const shortWay = (degrees: number) =>
  degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;

/**
 * The line without the corners that lie nearer than `toleranceM` metres to what is left (Douglas and Peucker): a drive
 * through a country has tens of thousands, of which a map shows some hundreds.
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
    let [farthest, most] = [0, toleranceM ** 2];
    for (let at = first + 1; at < last; at++) {
      const corner = line[at];
      const off = corner ? squareOff(corner) : 0;
      if (off > most) [farthest, most] = [at, off];
    }
    if (farthest === 0) continue;
    kept.add(farthest);
    stretches.push([first, farthest], [farthest, last]);
  }
  return line.filter((_corner, at) => kept.has(at));
}
