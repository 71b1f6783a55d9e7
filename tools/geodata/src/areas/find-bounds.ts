import { type Bounds, isWithin } from "@castor/core/geo/bounds.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { Ring } from "../sources/read-world.ts";

/** Parts of a country that are no more degrees apart are shown together: Corsica with France, Guiana not. */
const gapMax = 3;
/** A part half as large as the chief one belongs to it over a wider sea: Borneo to Malaysia. */
const largeShare = 0.5;
const largeGapMax = 8;
/** Degrees around the places of a region whose border is not known, and around a single place. */
const margin = 0.1;
/** So many of a hundred places at each end may be entered in a wrong region. */
const strayShare = 0.01;
const manyPlaces = 50;

const toLongitude = (lng: number) => lng - 360 * Math.round(lng / 360);
const round = (degrees: number) => Math.round(degrees * 100) / 100;

function normalize({ west, south, east, north }: Bounds): Bounds {
  const isAround = east - west >= 360;
  return {
    west: isAround ? -180 : round(toLongitude(west)),
    south: Math.max(-90, round(south)),
    east: isAround ? 180 : round(toLongitude(east)),
    north: Math.min(90, round(north)),
  };
}

function boxOf(ring: Ring): Bounds {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [lng = 0, lat = 0] of ring) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

const join = (a: Bounds, b: Bounds): Bounds => ({
  west: Math.min(a.west, b.west),
  south: Math.min(a.south, b.south),
  east: Math.max(a.east, b.east),
  north: Math.max(a.north, b.north),
});

const narrowAt = (lat: number) => Math.max(0.05, Math.cos((lat * Math.PI) / 180));
const sizeOf = ({ west, south, east, north }: Bounds) =>
  (east - west) * (north - south) * narrowAt((south + north) / 2);

/** The box on the side of the world where the other is. */
function beside(box: Bounds, other: Bounds): Bounds {
  const turn = 360 * Math.round((other.west + other.east - box.west - box.east) / 720);
  return { ...box, west: box.west + turn, east: box.east + turn };
}

function gapOf(a: Bounds, b: Bounds): number {
  const high = Math.max(0, a.south - b.north, b.south - a.north);
  const wide = Math.max(0, a.west - b.east, b.west - a.east);
  return Math.max(high, wide * narrowAt((a.south + a.north) / 2));
}

/**
 * What a map shows of a country: the land of its capital, or else its largest, with all that lies near. Far parts such as
 * overseas ones are left out, with which the map would show an ocean.
 */
export function findCountryBounds(outlines: readonly Ring[], capital: Position | null): Bounds {
  const boxes = outlines.map(boxOf).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const [largest] = boxes;
  if (!largest) throw new Error("A country without an outline has no bounds.");
  const chief = (capital && boxes.find((box) => isWithin(normalize(box), capital))) ?? largest;
  const reach = (box: Bounds) => (sizeOf(box) >= sizeOf(chief) * largeShare ? largeGapMax : gapMax);
  let shown = chief;
  let left = boxes.filter((box) => box !== chief);
  for (let isGrown = true; isGrown; ) {
    const near = left.filter((box) => gapOf(beside(box, shown), shown) <= reach(box));
    isGrown = near.length > 0;
    left = left.filter((box) => !near.includes(box));
    for (const box of near) shown = join(shown, beside(box, shown));
  }
  return normalize(shown);
}

/** The part of the map that holds these places. Of many the outermost are left out. */
export function findPlaceBounds(places: readonly Position[]): Bounds {
  const stray = places.length < manyPlaces ? 0 : Math.floor(places.length * strayShare);
  const [first] = places;
  const near = first?.lng ?? 0;
  const lngs = places.map(({ lng }) => near + toLongitude(lng - near)).toSorted((a, b) => a - b);
  const lats = places.map(({ lat }) => lat).toSorted((a, b) => a - b);
  return normalize({
    west: (lngs[stray] ?? 0) - margin,
    south: (lats[stray] ?? 0) - margin,
    east: (lngs.at(-1 - stray) ?? 0) + margin,
    north: (lats.at(-1 - stray) ?? 0) + margin,
  });
}
