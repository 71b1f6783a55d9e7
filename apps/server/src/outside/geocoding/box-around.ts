import type { Position } from "@castor/core/basics/geo.ts";
import { limits } from "@castor/core/limits.ts";

const degreeM = 111_320;
/** Beyond it a degree of longitude is next to nothing. */
const leastWidth = 0.01;

/** West, south, east and north of a spot by so many metres, in degrees, none beyond the end of the map. */
export function boxAround({ lat, lng }: Position, metres: number) {
  const up = metres / degreeM;
  const aside = up / Math.max(leastWidth, Math.cos((lat * Math.PI) / 180));
  const round = (degrees: number, most: number) =>
    Number(Math.min(most, Math.max(-most, degrees)).toFixed(5));
  return [
    round(lng - aside, limits.longitude),
    round(lat - up, limits.latitude),
    round(lng + aside, limits.longitude),
    round(lat + up, limits.latitude),
  ] as const;
}
