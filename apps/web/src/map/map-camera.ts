import type { Position } from "@castor/core/basics/geo.ts";

/** Where the map is asked to look; each new object moves it once. */
export type CameraCommand =
  | { kind: "fit"; positions: readonly Position[]; isInstant?: boolean | undefined }
  | { kind: "fly"; to: Position; zoom?: number | undefined; isInstant?: boolean | undefined };

/** How many pixels of each edge something else covers (a sheet, a panel). */
export interface MapInset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const noInset: MapInset = { top: 0, right: 0, bottom: 0, left: 0 };

/** The camera as it stands, for searching near what is seen. */
export interface MapView {
  center: Position;
  zoom: number;
  bounds: MapBounds;
  /** Somebody dragged, turned the wheel or pressed a key; false where the page sent the camera. */
  isByHand: boolean;
}

/** Degrees; `east` is not less than `west`, and beyond 180 where the box crosses the antimeridian. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Beyond it a Mercator map has no room worth showing. */
const lastFittedLatitude = 84;
const clampLatitude = (lat: number) =>
  Math.max(-lastFittedLatitude, Math.min(lastFittedLatitude, lat));

/**
 * The smallest box around the positions, null without any. It opens at the widest empty gap of longitudes, so that
 * Fiji and Samoa are neighbours: then `east` is beyond 180.
 */
export function boundsOf(positions: readonly Position[]): MapBounds | null {
  const lngs = positions.map(({ lng }) => lng).toSorted((a, b) => a - b);
  const [first] = lngs;
  const last = lngs.at(-1);
  if (first === undefined || last === undefined) return null;
  // The gap across the antimeridian, unless one within is wider.
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

/** Air at each edge: markers stand up from their spot, buttons stand at the right, the credits below. */
const air: MapInset = { top: 76, right: 88, bottom: 72, left: 64 };
/** How much of a side edges may take together; with more, fitting would refuse. */
const largestShare = 0.7;

/** Room to leave at the edges of a map of this size: what is covered and some air, always less than all of it. */
export function paddingFor(inset: MapInset, width: number, height: number): MapInset {
  const share = (size: number, before: number, after: number) =>
    Math.min(1, (size * largestShare) / (before + after));
  const across = share(width, inset.left + air.left, inset.right + air.right);
  const down = share(height, inset.top + air.top, inset.bottom + air.bottom);
  return {
    top: (inset.top + air.top) * down,
    bottom: (inset.bottom + air.bottom) * down,
    left: (inset.left + air.left) * across,
    right: (inset.right + air.right) * across,
  };
}
