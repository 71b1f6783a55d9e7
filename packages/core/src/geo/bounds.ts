import * as z from "zod/mini";
import { latitude, longitude, type Position } from "./position.ts";

/** A part of the map in degrees. Its west is greater than its east where it crosses 180°. */
export const bounds = z.object({
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
});
export type Bounds = z.infer<typeof bounds>;

/** So many steps tell a fit which way around the world a part goes. */
const steps = 3;

const toLongitude = (lng: number) => lng - 360 * Math.round(lng / 360);

/** Degrees from its west to its east. */
const widthOf = ({ west, east }: Bounds): number =>
  west <= east ? east - west : east - west + 360;

/** Spots of the upper and the lower edge, from which a camera fits it. */
export function listEdges(part: Bounds): Position[] {
  const width = widthOf(part);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const lng = toLongitude(part.west + (width * index) / steps);
    return [
      { lat: part.south, lng },
      { lat: part.north, lng },
    ];
  }).flat();
}

export function middleOf(part: Bounds): Position {
  const lng = toLongitude(part.west + widthOf(part) / 2);
  return { lat: (part.south + part.north) / 2, lng };
}

export function isWithin(part: Bounds, { lat, lng }: Position): boolean {
  if (lat < part.south || lat > part.north) return false;
  return part.west <= part.east
    ? lng >= part.west && lng <= part.east
    : lng >= part.west || lng <= part.east;
}
