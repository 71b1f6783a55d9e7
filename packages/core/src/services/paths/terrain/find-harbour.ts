import { distanceBetween, type Position } from "../../../geo/position.ts";
import type { Terrain } from "./terrain.ts";
import type { Way } from "./way.ts";

/** So near a port an end of a leg is at it: metres, and at most this share of the leg. */
const atPort = { metres: 1_500, share: 1 / 3 };

/**
 * The way by a known ferry from about one end to about the other; null where there is none. Harbours and straits are narrower than
 * the cells of land masses, and nobody who stands at one port wants to go around.
 */
export function sailHarbour(
  ferries: Terrain["ferries"],
  from: Position,
  to: Position,
  isOnFoot: boolean,
): Way | null {
  const most = Math.min(atPort.metres, atPort.share * distanceBetween(from, to));
  const isNear = (end: Position, port: Position) =>
    // Almost all ports are far away: that is seen without a sine.
    Math.abs(end.lat - port.lat) < 0.02 && distanceBetween(end, port) <= most;
  for (const ferry of ferries) {
    if (!isOnFoot && !ferry.takesCars) continue;
    const [one, other] = [ferry.from, ferry.to].map(([lat, lng]) => ({ lat, lng }));
    if (!one || !other) continue;
    for (const [begin, end] of [
      [one, other],
      [other, one],
    ] as const) {
      if (!isNear(from, begin) || !isNear(to, end)) continue;
      const crossing = { length: distanceBetween(begin, end), ferry };
      return {
        land: [
          [from, begin],
          [end, to],
        ],
        crossings: [crossing],
      };
    }
  }
  return null;
}
