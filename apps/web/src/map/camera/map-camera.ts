import type { Position } from "@castor/core/geo/position.ts";

/** A position that a fit shows, with the label of its marker. */
export interface FitPosition extends Position {
  name?: string | undefined;
}

/**
 * A command to the camera; each new object moves it once. It holds until the user moves the map: when the free part of the
 * map changes (`read-visible-area.ts`), it is followed again.
 */
export type CameraCommand =
  | { kind: "fit"; positions: readonly FitPosition[]; isInstant?: boolean | undefined }
  | { kind: "fly"; to: Position; zoom?: number | undefined; isInstant?: boolean | undefined };

/** The sizes of what the page shows over the map, in pixels. Another size moves the camera (`CameraCommand`). */
export interface MapInset {
  /** The height of the sheet. The map's own buttons stay above it. */
  bottom: number;
}

export const noInset: MapInset = { bottom: 0 };

/** The camera's current view of the free part of the map: what no panel, sheet or button covers. */
export interface MapView {
  center: Position;
  /** The same position, in pixels from the map's upper left corner. */
  middle: { x: number; y: number };
  zoom: number;
  bounds: MapBounds;
  /** True after a gesture or a key press, false after a command of the page. */
  isByHand: boolean;
}

/** Degrees; `east` is not less than `west`, and beyond 180 where the box crosses the antimeridian. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Beyond it Mercator stretches too much. */
const lastFittedLatitude = 84;
export const clampLatitude = (lat: number) =>
  Math.max(-lastFittedLatitude, Math.min(lastFittedLatitude, lat));

/**
 * The smallest box around the positions, null without any. It leaves out the widest gap between longitudes, so that
 * Fiji and Samoa are neighbours: `east` is then beyond 180.
 */
export function boundsOf(positions: readonly Position[]): MapBounds | null {
  const lngs = positions.map(({ lng }) => lng).toSorted((a, b) => a - b);
  const [first] = lngs;
  const last = lngs.at(-1);
  if (first === undefined || last === undefined) return null;
  // Starts with the gap across the antimeridian.
  let widest = first + 360 - last;
  let [west, east] = [first, last];
  for (const [index, lng] of lngs.entries()) {
    const next = lngs[index + 1] ?? lng;
    if (next - lng <= widest) continue;
    widest = next - lng;
    [west, east] = [next, lng + 360];
  }
  const lats = positions.map(({ lat }) => clampLatitude(lat));
  return { west, east, south: Math.min(...lats), north: Math.max(...lats) };
}
