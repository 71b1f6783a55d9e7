import { writeFileSync } from "node:fs";
import { type Gcj02Area, gcj02Countries } from "@castor/core/map/gcj02-area.ts";
import { around } from "geokdbush";
import KDBush from "kdbush";
import type { City } from "./sources/read-cities.ts";

/** A little more than the mainland of China with Hainan, in degrees. */
const box = { west: 73, south: 17, east: 136, north: 54 };
/** About 11 km: borders derived from the nearest town are not more exact. */
const step = 0.1;

/**
 * Writes where China's own datum applies: the cells whose nearest city lies in China. Polygons of countries
 * would leave out coastal cities, and the usual rectangle shifts Seoul, Hanoi and Taipei too.
 */
export function buildGcj02Area(file: string, cities: readonly City[]): void {
  const index = new KDBush(cities.length);
  for (const { lng, lat } of cities) index.add(lng, lat);
  index.finish();
  const isInside = (lng: number, lat: number) => {
    const [nearest = -1] = around(index, lng, lat, 1);
    return gcj02Countries.includes(cities[nearest]?.country ?? "");
  };
  const area: Gcj02Area = {
    west: box.west,
    south: box.south,
    step,
    rows: listCentres(box.south, box.north).map((lat) =>
      spansOf(listCentres(box.west, box.east).map((lng) => isInside(lng, lat))),
    ),
  };
  writeFileSync(file, JSON.stringify(area));
}

function listCentres(from: number, to: number): number[] {
  return Array.from(
    { length: Math.round((to - from) / step) },
    (_, index) => from + (index + 0.5) * step,
  );
}

/** The runs of true, each as its first and last index. */
function spansOf(cells: readonly boolean[]): [number, number][] {
  const spans: [number, number][] = [];
  for (const [index, isInside] of cells.entries()) {
    const last = spans.at(-1);
    if (!isInside) continue;
    if (last && last[1] === index - 1) last[1] = index;
    else spans.push([index, index]);
  }
  return spans;
}
