import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { type OfflineLevel, offlineLevels } from "@castor/core/map/offline/offline-levels.ts";
import { ownArchive } from "@castor/core/map/offline/own-archive.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { apiOrigin } from "../../../data/http/api-host.ts";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import type { Piece } from "../../../data/offline/map-pieces.ts";
import type { StoredLeg } from "../../../data/offline/stored-legs.ts";
import { collectTripLegs } from "../../../data/routing/collect-trip-legs.ts";
import { piecesUpTo, planArchive } from "../../../map/offline/plan-archive.ts";

/** How much of the map one may store, and its size. */
export interface LevelPlan {
  id: OfflineLevel;
  pieces: readonly Piece[];
  bytes: number;
  /** There are too many tiles. */
  isTooLarge: boolean;
}

/** What of a trip is stored. */
export interface TripMapPlan {
  mark: string;
  /** The address of the server's own street map; null when it has none. */
  address: string | null;
  levels: readonly LevelPlan[];
  legs: ReadonlyMap<string, StoredLeg>;
}

const digits = 4;

/** What the stored map of a trip depends on: the points of its days in order and the ways between them. */
export const markOf = ({ routes }: Pick<Trip, "routes">): string =>
  routes
    .map(({ points }) =>
      points
        .map(
          ({ lat, lng, routeMode }) => `${lat.toFixed(digits)},${lng.toFixed(digits)},${routeMode}`,
        )
        .join(" "),
    )
    .join(";");

const sizeOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { length }) => sum + length, 0);

/** The address of the server's own street map at this moment; null when it has none. */
async function readOwnAddress(): Promise<string | null> {
  const { tiles } = await callEndpoint(servicesEndpoints.config, {}, { fromServer: true });
  const standard = tiles.find(({ tileType }) => tileType === "default");
  const own = standard?.available ? ownArchive(standard.source) : undefined;
  return own?.kind === "vector" ? (await apiOrigin()) + own.url : null;
}

/** Works out what of a trip is stored, and how large that is. Throws without the server. */
export async function planTripMap(trip: Trip, signal: AbortSignal): Promise<TripMapPlan> {
  const address = await readOwnAddress();
  const { legs, lines } = await collectTripLegs(trip, signal);
  const mark = markOf(trip);
  if (address === null) return { mark, address, levels: [], legs };
  const positions = trip.routes.flatMap(({ points }) => points);
  const plan = await planArchive(address, { positions, lines }, signal);
  const levels: LevelPlan[] = [];
  let before = -1;
  for (const { id, maxZoom } of offlineLevels) {
    const zoom = Math.min(maxZoom, plan.maxZoom);
    // The file has no more than the former level.
    if (zoom <= before) break;
    before = zoom;
    const pieces = piecesUpTo(plan, zoom);
    levels.push({ id, pieces, bytes: sizeOf(pieces), isTooLarge: plan.deepest < zoom });
  }
  return { mark, address, levels, legs };
}
