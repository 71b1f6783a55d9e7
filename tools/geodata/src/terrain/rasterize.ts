/** A polygon on the plane of degrees: an outline and holes, no edge of which crosses the antimeridian. */
export type Polygon = readonly (readonly GeoJSON.Position[])[];

/**
 * Paints polygons onto rows of samples around the world, one row after the other. Each row has `columns` samples, the first row
 * lies at the south. What is painted later covers what was there. Samples lie in the middle of their square of `step` degrees.
 */
export function* paintRows(
  polygons: readonly Polygon[],
  { step, massOf }: { step: number; massOf: (polygon: number) => number },
): Generator<Uint16Array, void> {
  const [columns, rows] = [Math.round(360 / step), Math.round(180 / step)];
  const crossings = findCrossings(polygons, step, rows);
  const columnOf = (lng: number) =>
    Math.min(columns, Math.max(0, Math.ceil((lng + 180) / step - 0.5)));
  for (let row = 0; row < rows; row++) {
    const samples = new Uint16Array(columns);
    for (const [polygon, found] of crossings[row] ?? []) {
      found.sort((a, b) => a - b);
      for (let index = 0; index + 1 < found.length; index += 2)
        samples.fill(massOf(polygon), columnOf(found[index] ?? 0), columnOf(found[index + 1] ?? 0));
    }
    yield samples;
  }
}

/** Where the edges of each polygon cross the middle of each row. */
function findCrossings(polygons: readonly Polygon[], step: number, rows: number) {
  const found = Array.from({ length: rows }, () => new Map<number, number[]>());
  polygons.forEach((rings, polygon) => {
    for (const ring of rings) {
      for (let index = 0; index + 1 < ring.length; index++) {
        const [x0 = 0, y0 = 0] = ring[index] ?? [];
        const [x1 = 0, y1 = 0] = ring[index + 1] ?? [];
        const [low, high] = [Math.min(y0, y1), Math.max(y0, y1)];
        const first = Math.max(0, Math.ceil((low + 90) / step - 0.5));
        const last = Math.min(rows - 1, Math.ceil((high + 90) / step - 0.5) - 1);
        for (let row = first; row <= last; row++) {
          const y = (row + 0.5) * step - 90;
          const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
          const list = found[row]?.get(polygon);
          if (list) list.push(x);
          else found[row]?.set(polygon, [x]);
        }
      }
    }
  });
  return found;
}
