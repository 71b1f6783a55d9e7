import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import { simplifyLine } from "@castor/core/geo/simplify-line.ts";
import type { Leg } from "@castor/core/services/paths/path.ts";
import type { ProviderLeg } from "./provider-leg.ts";

export type LngLat = [lng: number, lat: number];

/** OSRM snaps to the nearest road, even in another country. A leg that begins farther off than this is refused. */
export const farM = 10_000;
/** Metres per second; nobody drives faster. */
const fastest = 100;
/** Metres per second; slower than the slowest ferry with an hour's wait. */
const slowest = 0.1;
const longestWait = 3_600;
/** Allowed difference between the answered length and the length of the line. */
const lineM = 1_000;
const lineShare = 0.25;

const toPosition = ([lng, lat]: LngLat): Position => ({ lat, lng });

function lengthOf(line: readonly LngLat[]): number {
  return line.reduce((sum, corner, index) => {
    const before = line[index - 1];
    return before ? sum + distanceBetween(toPosition(before), toPosition(corner)) : sum;
  }, 0);
}

/** True for a length (metres) and a time (seconds) that a way can have. */
export const isPlausible = (distance: number, duration: number): boolean =>
  distance <= (duration + 1) * fastest && duration <= longestWait + distance / slowest;

/** True where the road that an engine begins at is not near the point. */
export const isFar = (corner: LngLat | undefined, position: Position): boolean =>
  corner === undefined || distanceBetween(toPosition(corner), position) > farM;

/** A leg with its line simplified; unknown when it cannot connect these two points. */
export function readLeg({ distance, duration, line }: ProviderLeg, from: Position, to: Position) {
  if (line === null || isFar(line[0], from) || isFar(line.at(-1), to)) return "unknown";
  if (!isPlausible(distance, duration)) return "unknown";
  if (Math.abs(lengthOf(line) - distance) > lineM + distance * lineShare) return "unknown";
  const corners = line.filter(
    ([lng, lat], index) =>
      index === 0 || lng !== line[index - 1]?.[0] || lat !== line[index - 1]?.[1],
  );
  const tolerance = Math.max(2, distance / 20_000);
  const leg: Leg = {
    distance: Math.round(distance),
    duration: Math.round(duration),
    geometry: {
      type: "LineString",
      coordinates:
        corners.length > 1
          ? simplifyLine(corners, tolerance)
          : [
              [from.lng, from.lat],
              [to.lng, to.lat],
            ],
    },
  };
  return leg;
}
