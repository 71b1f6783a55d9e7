import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";

const degreeM = 111_320;
/** The smallest factor between degrees of longitude and latitude, near the poles. */
const leastWidth = 0.01;

/** West, south, east and north in degrees, so many metres around a position, within the map. */
export function boxAround({ lat, lng }: Position, metres: number) {
  const up = metres / degreeM;
  const aside = up / Math.max(leastWidth, Math.cos((lat * Math.PI) / 180));
  const round = (degrees: number, max: number) =>
    Number(Math.min(max, Math.max(-max, degrees)).toFixed(5));
  return [
    round(lng - aside, limits.longitude),
    round(lat - up, limits.latitude),
    round(lng + aside, limits.longitude),
    round(lat + up, limits.latitude),
  ] as const;
}
