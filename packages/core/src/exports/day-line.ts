import type { Position } from "../geo/position.ts";
import type { Point } from "../points/point.ts";
import type { DayLeg } from "../routes/paths/path-requests.ts";
import { pathSpans } from "../routes/paths/path-spans.ts";
import type { Route } from "../routes/route.ts";
import { readTrack } from "../routes/track.ts";
import { listTracked } from "../routes/track-legs.ts";

/** Degrees, longitude first, as GeoJSON and KML have them. */
export type LngLat = readonly [lng: number, lat: number];
export type Line = readonly LngLat[];

/** The known legs of a day, by the id of the stop that each leads to. */
export type LegLines = Readonly<Record<string, Pick<DayLeg, "geometry">>>;

type LinePoint = Pick<Point, "id" | "lat" | "lng" | "routeMode"> & Partial<Pick<Point, "booking">>;

/** Six digits are a decimetre, the precision of a pointer; longer numbers only make files larger. */
const digits = 6;
/** Adding 0 turns -0 into 0. */
const rounded = (degrees: number) => Number(degrees.toFixed(digits)) + 0;

/** A position as exports have it. */
export const coordinatesOf = ({ lat, lng }: Position): LngLat => [rounded(lng), rounded(lat)];

/** All lines of a day: its path where none is drawn, and its drawn path (decision 096). */
export const dayLines = (day: Pick<Route, "points" | "track">, legs: LegLines): Line[] => [
  ...pathLines(day.points, legs, listTracked(day)),
  ...readTrack(day.track),
];

const none: ReadonlySet<string> = new Set();

/**
 * The path of a day as lines: a `break` begins a new one, stops off the path are on none, a leg that is not known is
 * straight, a booked journey is none. Each line begins and ends at a stop, and passes all its stops. Ways to stops of `leftOut` are on none.
 */
export function pathLines(
  points: readonly LinePoint[],
  legs: LegLines,
  leftOut: ReadonlySet<string> = none,
): Line[] {
  const lines: LngLat[][] = [];
  let last: LinePoint | null = null;
  for (const [, { from, to }] of pathSpans(points)) {
    if (to.routeMode === "break" || leftOut.has(to.id)) continue;
    if (last !== from) lines.push([coordinatesOf(from)]);
    last = to;
    const inner = (legs[to.id]?.geometry.coordinates ?? []).map(([lng, lat]) =>
      coordinatesOf({ lat, lng }),
    );
    const line = lines.at(-1);
    for (const position of [...inner, coordinatesOf(to)])
      if (!isSame(line?.at(-1), position)) line?.push(position);
    // Two stops at one position: a line has two ends.
    if (line?.length === 1) line.push(coordinatesOf(to));
  }
  return lines;
}

const isSame = (one: LngLat | undefined, other: LngLat) =>
  one !== undefined && one[0] === other[0] && one[1] === other[1];

/** Cuts a line where it crosses the antimeridian, as RFC 7946 (3.1.9) asks for. */
export function cutAtAntimeridian(line: Line): Line[] {
  const parts: LngLat[][] = [];
  let part: LngLat[] = [];
  let before: LngLat | undefined;
  for (const position of line) {
    if (before !== undefined && Math.abs(position[0] - before[0]) > 180) {
      const edge = before[0] < 0 ? -180 : 180;
      const lat = latAtEdge(before, position, edge);
      if (!isSame(part.at(-1), [edge, lat])) part.push([edge, lat]);
      if (part.length > 1) parts.push(part);
      part = isSame([-edge, lat], position) ? [] : [[-edge, lat]];
    }
    part.push(position);
    before = position;
  }
  if (part.length > 1) parts.push(part);
  return parts;
}

function latAtEdge(from: LngLat, to: LngLat, edge: number): number {
  const whole = 360 - Math.abs(to[0] - from[0]);
  const share = whole === 0 ? 0 : Math.abs(edge - from[0]) / whole;
  return rounded(from[1] + (to[1] - from[1]) * share);
}
