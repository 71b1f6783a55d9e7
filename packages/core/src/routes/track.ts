import { decodePolyline, encodePolyline } from "../geo/polyline.ts";
import type { Position } from "../geo/position.ts";
import { simplifyLine } from "../geo/simplify-line.ts";
import { limits } from "../limits.ts";

/** Degrees, longitude first. */
export type TrackLine = [lng: number, lat: number][];

/** Stands between lines. Polylines have no blank. */
const separator = " ";
/** What a map of a day shows; metres. */
const finestM = 5;
/** Half around the earth: whatever is left of a line then is straight. */
const coarsestM = 20_000_000;

/** The lines of a drawn path; none of one that cannot be read. */
export function readTrack(track: string): TrackLine[] {
  if (track === "") return [];
  const lines = track.split(separator).map((line) => decodePolyline(line));
  return lines.every((line) => line !== null) ? lines : [];
}

/** The outermost corners of a drawn path, which a map that shows them shows all of it. */
export function listExtremes(track: string): Position[] {
  const corners = readTrack(track).flat();
  const [first] = corners;
  if (!first) return [];
  const ends = [first, first, first, first];
  for (const corner of corners) {
    const [west = corner, east = corner, south = corner, north = corner] = ends;
    if (corner[0] < west[0]) ends[0] = corner;
    if (corner[0] > east[0]) ends[1] = corner;
    if (corner[1] < south[1]) ends[2] = corner;
    if (corner[1] > north[1]) ends[3] = corner;
  }
  return ends.map(([lng, lat]) => ({ lat, lng }));
}

/** True for a text that `readTrack` reads whole, and for none at all. */
export const isTrack = (text: string): boolean =>
  text === "" || readTrack(text).some((line) => line.length > 1);

const countCorners = (lines: readonly TrackLine[]): number =>
  lines.reduce((sum, line) => sum + line.length, 0);

/** Lines as the drawn path of a day (decision 096): as fine as `limits.trackCorners` allows. Empty without a line. */
export function writeTrack(lines: readonly TrackLine[]): string {
  let drawn = lines
    .filter((line) => line.length > 1)
    .slice(0, limits.trackCorners / 2)
    .map((line) => simplifyLine(line, finestM));
  for (let off = 2 * finestM; countCorners(drawn) > limits.trackCorners; off *= 2) {
    if (off > coarsestM) drawn = drawn.slice(0, -1);
    else drawn = drawn.map((line) => simplifyLine(line, off));
  }
  return drawn.map((line) => encodePolyline(line)).join(separator);
}

/** Two drawn paths as one. Lines stay as they are while there is room for all. */
export function joinTracks(one: string, other: string): string {
  if (one === "" || other === "") return one + other;
  const lines = [...readTrack(one), ...readTrack(other)];
  return countCorners(lines) > limits.trackCorners ? writeTrack(lines) : one + separator + other;
}
