import type { Position } from "../position.ts";
import { readSteps } from "../steps.ts";
import { bandOf, readPieces, sortIntoBands, unitsPerDegree } from "./zone-pieces.ts";

/** The number of no zone. */
const sea = 0;
/** Around a kept position. */
const keptUnits = 3;

/** Time zones and the borders between them, from `readZoneMap`. */
export interface ZoneMap {
  /** All zones of land, those whose clocks agree side by side. */
  zones: readonly (readonly string[])[];
  /** The zone (IANA name) of a position on the earth. */
  find: (position: Position) => string;
}

/** The zone at sea, where no state's clocks count: by longitude, in steps of 15 degrees. Their names count westward. */
function seaZone(lng: number): string {
  const hours = Math.round(lng / 15);
  if (hours === 0) return "Etc/GMT";
  return hours > 0 ? `Etc/GMT-${hours}` : `Etc/GMT+${-hours}`;
}

/**
 * Reads a map of zones: a line with their names, a comma between groups of equal clocks, a line with their borders, and one with
 * positions whose zone is kept as it is, since no line of this exactness tells it: zone, east and north of each.
 * From a position one looks east: the first border on the way says what lies on this side of it. Borders of zones with equal
 * clocks are drawn coarsely and may cross others, so that they only choose among equal clocks. Two lines of one border may have been drawn
 * across each other: looking west tells another story then, and the nearer line is believed.
 */
export function readZoneMap(text: string): ZoneMap {
  const reading = readZoneMapInParts(text);
  let part = reading.next();
  while (!part.done) part = reading.next();
  return part.value;
}

/** Reads a map of zones; after each part of the work the caller may rest. */
export function* readZoneMapInParts(text: string): Generator<void, ZoneMap> {
  const end = text.indexOf("\n");
  const groups = text
    .slice(0, end)
    .split(",")
    .map((group) => group.split(" "));
  const zones = groups.flat();
  /** By the number of a zone, which counts from one; the sea's clocks agree with none. */
  const clocks = [-1, ...groups.flatMap((group, clock) => group.map(() => clock))];
  const [lines = "", kept = ""] = text.slice(end + 1).split("\n");
  const steps = readSteps(lines) ?? new Float64Array();
  yield;
  const pieces = readPieces(steps);
  yield;
  const positions = readSteps(kept) ?? [];
  const sorted = sortIntoBands(pieces);
  const { south, southX, north, northX, west, east } = pieces;

  function numberAt(x: number, y: number): number {
    let border = Infinity;
    let inner = Infinity;
    let behind = -Infinity;
    let found = sea;
    let named = sea;
    let foundBehind = sea;
    const band = sorted[bandOf(y)] ?? new Uint32Array();
    // Plain loops and assignments: most questions are asked before an engine has optimised them.
    for (let index = 0; index < band.length; index++) {
      const piece = band[index] ?? 0;
      const low = south[piece] ?? 0;
      const high = north[piece] ?? 0;
      if (y < low || y >= high) continue;
      const from = southX[piece] ?? 0;
      const crossing = from + (((northX[piece] ?? 0) - from) * (y - low)) / (high - low);
      const left = west[piece] ?? sea;
      const right = east[piece] ?? sea;
      const isInner = clocks[left] === clocks[right];
      if (isInner) {
        if (crossing > x && crossing < inner) {
          inner = crossing;
          named = left;
        }
      } else if (crossing > x) {
        if (crossing < border) {
          border = crossing;
          found = left;
        }
      } else if (crossing > behind) {
        behind = crossing;
        foundBehind = right;
      }
    }
    if (clocks[found] !== clocks[foundBehind] && x - behind < border - x) return foundBehind;
    return inner < border && clocks[named] === clocks[found] ? named : found;
  }

  /** The zone of a kept position within a few units. */
  function keptAt(x: number, y: number): number {
    for (let index = 0; index < positions.length; index += 3)
      if (Math.hypot((positions[index + 1] ?? 0) - x, (positions[index + 2] ?? 0) - y) < keptUnits)
        return positions[index] ?? sea;
    return sea;
  }

  return {
    zones: groups,
    find({ lat, lng }) {
      // The antimeridian and the north pole are borders, and what lies on a border belongs to the side beyond it.
      const x = Math.min(lng * unitsPerDegree, 180 * unitsPerDegree - 1);
      const y = Math.min(lat * unitsPerDegree, 90 * unitsPerDegree - 1);
      // A parallel through the ends of lines, a few centimetres to the north, meets each line once.
      const number = keptAt(x, y) || numberAt(x, y + 0.001);
      return number === sea ? seaZone(lng) : (zones[number - 1] ?? seaZone(lng));
    },
  };
}
