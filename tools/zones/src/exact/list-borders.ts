import { type Border, type GridPosition, joinLines, type Line } from "../draw/join-borders.ts";
import { simplifyLine } from "../draw/simplify-line.ts";
import { type Box, type Cell, type ExactBorders, world } from "./open-exact-borders.ts";

/** In microdegrees: beside an edge, and beside the side of a cell, where corners are rounded. */
const beside = 0.3;
const besideCell = 2;
/** Corners that matter to nobody, in metres. */
const thinned = 5;

const isAlongSide = ([fromX, fromY]: GridPosition, [toX, toY]: GridPosition, box: Box) =>
  (fromX === toX && (fromX === box[0] || fromX === box[2])) ||
  (fromY === toY && (fromY === box[1] || fromY === box[3]));

/** Lines between cells, by their place: the positions on each at which something may change. */
class Lines {
  readonly #positions = new Map<number, Set<number>>();

  add(line: number, position: number): void {
    const positions = this.#positions.get(line) ?? new Set();
    this.#positions.set(line, positions.add(position));
  }

  /** Neighbouring positions of each line. */
  *pieces(): Generator<[line: number, from: number, to: number]> {
    for (const [line, positions] of this.#positions) {
      const sorted = [...positions].sort((a, b) => a - b);
      for (const [at, to] of sorted.entries()) if (at > 0) yield [line, sorted[at - 1] ?? to, to];
    }
  }
}

/** The edges of the parts of a cell, without those along its sides. On both sides of each stand the zones whose edge it is. */
function listEdges({ parts, box }: Cell): Line<string>[] {
  const owners = new Map<string, { positions: [GridPosition, GridPosition]; zones: string[] }>();
  for (const { zone, rings } of parts)
    for (const ring of rings)
      for (let at = 0; at + 3 < ring.length; at += 2) {
        const one: GridPosition = [ring[at] ?? 0, ring[at + 1] ?? 0];
        const other: GridPosition = [ring[at + 2] ?? 0, ring[at + 3] ?? 0];
        if ((one[0] === other[0] && one[1] === other[1]) || isAlongSide(one, other, box)) continue;
        const isForward = one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);
        const positions: [GridPosition, GridPosition] = isForward ? [one, other] : [other, one];
        const key = positions.join();
        const known = owners.get(key);
        if (known) known.zones.push(zone);
        else owners.set(key, { positions, zones: [zone] });
      }
  return [...owners.values()].map(({ positions, zones }) => {
    const sides = zones.sort().join();
    return { positions, left: sides, right: sides };
  });
}

type ZoneAt = ExactBorders["zoneAt"];

/** An edge with what lies on both its sides. */
function borderOf([from, to]: readonly [GridPosition, GridPosition], zoneAt: ZoneAt): Border {
  const [dX, dY] = [to[0] - from[0], to[1] - from[1]];
  const [x, y, away] = [from[0] + dX / 2, from[1] + dY / 2, beside / Math.hypot(dX, dY)];
  return {
    positions: [from, to],
    left: zoneAt(x - dY * away, y + dX * away),
    right: zoneAt(x + dY * away, y - dX * away),
  };
}

const lengthOf = ([from, to]: readonly [GridPosition, GridPosition]) =>
  Math.hypot(to[0] - from[0], to[1] - from[1]);

/** A line has the same sides from end to end where two zones share it. Where one has it alone, others may overlap it or leave a gap. */
function bordersOf({ positions, left: owners }: Line<string>, zoneAt: ZoneAt): Border[] {
  const edges = positions
    .slice(1)
    .map((to, at): [GridPosition, GridPosition] => [positions[at] ?? to, to]);
  const isShared = owners.split(",").length === 2;
  if (!isShared) return edges.map((edge) => borderOf(edge, zoneAt));
  const longest = edges.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
  return [{ ...borderOf(longest, zoneAt), positions }];
}

function listCellBorders(cell: Cell, zoneAt: ZoneAt): Border[] {
  const lines = joinLines(listEdges(cell)).flatMap((line) => bordersOf(line, zoneAt));
  return joinLines(lines.filter(({ left, right }) => left !== right)).map((border) => ({
    ...border,
    positions: simplifyLine(border.positions, () => thinned),
  }));
}

/** All borders of the exact map. What only divides two cells is none. */
export function listBorders({ cells, zoneAt }: ExactBorders): Border[] {
  const borders: Border[] = [];
  const meridians = new Lines();
  const parallels = new Lines();
  for (const cell of cells) {
    const [west, south, east, north] = cell.box;
    for (const x of [west, east]) for (const y of [south, north]) meridians.add(x, y);
    for (const y of [south, north]) for (const x of [west, east]) parallels.add(y, x);
    for (const ring of cell.parts.flatMap(({ rings }) => rings))
      for (let at = 0; at < ring.length; at += 2) {
        const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0];
        if (x === west || x === east) meridians.add(x, y);
        if (y === south || y === north) parallels.add(y, x);
      }
    borders.push(...listCellBorders(cell, zoneAt));
  }
  for (const [x, from, to] of meridians.pieces()) {
    const y = (from + to) / 2;
    // Beyond the antimeridian there is nothing: what lies on its other side is found from there.
    const right = x >= world[2] ? null : zoneAt(x + besideCell, y);
    if (x > world[0])
      borders.push({
        positions: [
          [x, from],
          [x, to],
        ],
        left: zoneAt(x - besideCell, y),
        right,
      });
  }
  for (const [y, from, to] of parallels.pieces()) {
    const x = (from + to) / 2;
    if (y > world[1] && y < world[3])
      borders.push({
        positions: [
          [from, y],
          [to, y],
        ],
        left: zoneAt(x, y + besideCell),
        right: zoneAt(x, y - besideCell),
      });
  }
  return joinLines(borders.filter(({ left, right }) => left !== right));
}
