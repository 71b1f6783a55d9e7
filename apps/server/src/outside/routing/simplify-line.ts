type LngLat = [lng: number, lat: number];

const metresPerDegree = 111_195;

/** How far a corner lies off the straight line between two others, in metres; good enough over the length of a street. */
function distanceOff(corner: LngLat, from: LngLat, to: LngLat): number {
  const squeeze = Math.cos((from[1] * Math.PI) / 180);
  const x = (at: LngLat) => (at[0] - from[0]) * squeeze * metresPerDegree;
  const y = (at: LngLat) => (at[1] - from[1]) * metresPerDegree;
  const length = x(to) ** 2 + y(to) ** 2;
  const share = length === 0 ? 0 : (x(corner) * x(to) + y(corner) * y(to)) / length;
  const along = Math.max(0, Math.min(1, share));
  return Math.hypot(x(corner) - along * x(to), y(corner) - along * y(to));
}

/**
 * The line without the corners that lie nearer than `toleranceM` metres to what is left (Douglas and Peucker): a drive
 * through a country has tens of thousands, of which a map shows some hundreds.
 */
export function simplifyLine(line: readonly LngLat[], toleranceM: number): LngLat[] {
  const kept = new Set([0, line.length - 1]);
  const stretches: [number, number][] = [[0, line.length - 1]];
  for (let stretch = stretches.pop(); stretch !== undefined; stretch = stretches.pop()) {
    const [first, last] = stretch;
    const [from, to] = [line[first], line[last]];
    if (!from || !to) continue;
    let [farthest, most] = [0, toleranceM];
    for (let at = first + 1; at < last; at++) {
      const corner = line[at];
      const off = corner ? distanceOff(corner, from, to) : 0;
      if (off > most) [farthest, most] = [at, off];
    }
    if (farthest === 0) continue;
    kept.add(farthest);
    stretches.push([first, farthest], [farthest, last]);
  }
  return line.filter((_corner, at) => kept.has(at));
}
