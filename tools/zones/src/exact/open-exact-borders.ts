import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chooseZone } from "./choose-zone.ts";

/** West, south, east, north, in microdegrees. */
export type Box = readonly [number, number, number, number];

/** The part of a zone in a cell. Rings have x and y in turns, in microdegrees; the first is the outer one. */
export interface Part {
  zone: string;
  rings: readonly Int32Array[];
}

/** A cell of the quadtree: zones that cover it whole, or parts of zones. */
export interface Cell {
  box: Box;
  whole: readonly string[];
  parts: readonly Part[];
}

/** The exact borders, as `geo-tz` packs them: a quadtree whose cells on borders hold polygons. */
export interface ExactBorders {
  cells: readonly Cell[];
  /** The zone of a position (microdegrees); null at sea. */
  zoneAt: (x: number, y: number) => string | null;
}

interface Index {
  timezones: string[];
  lookup: Node;
}
type Node = number[] | { pos: number; len: number } | { [quarter in "a" | "b" | "c" | "d"]?: Node };
interface Feature {
  properties: { tzid: string };
  geometry:
    | { type: "Polygon"; coordinates: Ring[] }
    | { type: "MultiPolygon"; coordinates: Ring[][] };
}
type Ring = [number, number][];
type Tree = Cell | { middle: readonly [number, number]; quarters: readonly Tree[] };

const require = createRequire(import.meta.url);
const micro = (degrees: number) => Math.round(degrees * 1e6);
/** In degrees. The package leaves out the outermost strip of the earth. */
const whole: Box = [-179.9999, -89.9999, 179.9999, 89.9999];
const toMicro = ([west, south, east, north]: Box): Box => [
  micro(west),
  micro(south),
  micro(east),
  micro(north),
];
export const world = toMicro(whole);

function toPart(zone: string, rings: readonly Ring[]): Part {
  return { zone, rings: rings.map((ring) => Int32Array.from(ring.flat(), micro)) };
}

/** Reads the borders of all zones, also of those that have agreed since 1970. */
export function openExactBorders(): ExactBorders {
  const { decode } = require("geobuf") as { decode: (data: object) => { features: Feature[] } };
  const Pbf = require("pbf") as new (bytes: Uint8Array) => object;
  const folder = join(dirname(require.resolve("geo-tz/all")), "../data");
  const index: Index = JSON.parse(
    readFileSync(join(folder, "timezones.geojson.index.json"), "utf8"),
  );
  const data = readFileSync(join(folder, "timezones.geojson.geo.dat"));
  const cells: Cell[] = [];
  const keep = (box: Box, whole: readonly string[], parts: readonly Part[]): Cell => {
    const cell = { box, whole, parts };
    cells.push(cell);
    return cell;
  };

  /** Quarters in degrees: rounded in the same way as the package rounds its corners. */
  function readNode(node: Node | undefined, degrees: Box): Tree {
    const [west, south, east, north] = degrees;
    const box = toMicro(degrees);
    if (node === undefined) return keep(box, [], []);
    if (Array.isArray(node))
      return keep(
        box,
        node.map((at) => index.timezones[at] ?? ""),
        [],
      );
    if ("pos" in node) {
      const { features } = decode(new Pbf(data.subarray(node.pos, node.pos + node.len)));
      const parts = features.flatMap(({ properties: { tzid }, geometry }) =>
        geometry.type === "Polygon"
          ? [toPart(tzid, geometry.coordinates)]
          : geometry.coordinates.map((rings) => toPart(tzid, rings)),
      );
      return keep(box, [], parts);
    }
    const [x, y] = [(west + east) / 2, (south + north) / 2];
    const quarters = [
      readNode(node.c, [west, south, x, y]),
      readNode(node.d, [x, south, east, y]),
      readNode(node.b, [west, y, x, north]),
      readNode(node.a, [x, y, east, north]),
    ];
    return { middle: [micro(x), micro(y)], quarters };
  }

  const root = readNode(index.lookup, whole);
  return {
    cells,
    zoneAt(x, y) {
      let tree: Tree | undefined = root;
      while (tree && "quarters" in tree) {
        const {
          middle,
          quarters,
        }: { middle: readonly [number, number]; quarters: readonly Tree[] } = tree;
        tree = quarters[(x >= middle[0] ? 1 : 0) + (y >= middle[1] ? 2 : 0)];
      }
      return tree ? zoneInCell(tree, x, y) : null;
    },
  };
}

/** The zone of a position in a cell; null at sea. */
function zoneInCell({ whole, parts }: Cell, x: number, y: number): string | null {
  const found = parts.filter(({ rings: [outer, ...holes] }) => {
    const isIn = (ring: Int32Array) => isInRing(ring, x, y);
    return outer !== undefined && isIn(outer) && !holes.some(isIn);
  });
  return chooseZone([...whole, ...found.map(({ zone }) => zone)]);
}

function isInRing(ring: Int32Array, x: number, y: number): boolean {
  let isIn = false;
  let [lastX = 0, lastY = 0] = ring.subarray(-2);
  for (let at = 0; at < ring.length; at += 2) {
    const nextX = ring[at] ?? 0;
    const nextY = ring[at + 1] ?? 0;
    if (nextY > y !== lastY > y && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX)
      isIn = !isIn;
    lastX = nextX;
    lastY = nextY;
  }
  return isIn;
}
