import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { placesEndpoints } from "@castor/core/endpoints/places.ts";
import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { defaults } from "@castor/core/limits.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { cacheOwner } from "../../../data/http/cache/cached-call.ts";
import { withCache } from "../../../data/http/cache/remember-answer.ts";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import { isConnected, watchConnection } from "../../../data/http/connection.ts";
import { DownloadError, fetchPieces } from "../../../data/offline/fetch-pieces.ts";
import { listPieceKeys, pieceKey } from "../../../data/offline/map-pieces.ts";
import {
  listOfflineMaps,
  type MapPart,
  piecesOf,
  sweepPieces,
  writeOfflineMap,
} from "../../../data/offline/offline-maps.ts";
import { keepLegs } from "../../../data/offline/stored-legs.ts";
import { keepPlaces } from "../../../data/offline/stored-places.ts";
import { isLoggedIn } from "../../../data/session/session-store.ts";
import { askToPersist } from "../../../device/storage/ask-to-persist.ts";
import { keepWorldMap } from "../../../device/worker/app-worker.ts";
import type { LevelPlan, TripMapPlan } from "./plan-trip-map.ts";

export interface StoreOptions {
  trip: Trip;
  plan: TripMapPlan;
  /** Null where the server has no street map of its own. */
  level: LevelPlan | null;
  signal: AbortSignal;
  onProgress: (stored: number, total: number) => void;
  onWaiting: (isWaiting: boolean) => void;
}

function whenConnected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      stop();
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const stop = watchConnection(() => {
      if (isConnected()) end();
    });
    signal.addEventListener("abort", end);
    if (isConnected() || signal.aborted) end();
  });
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** What the pages of the trip read; the response cache stores it (decision 056). */
async function readAnswers({ id }: Trip): Promise<void> {
  const fromServer = { fromServer: true };
  await Promise.all([
    callEndpoint(tripsEndpoints.get, { id }, fromServer),
    callEndpoint(servicesEndpoints.config, {}, fromServer),
  ]);
  // The map is worth storing without these.
  await Promise.allSettled([
    callEndpoint(servicesEndpoints.rates, { currency: defaults.currency }, fromServer),
    ...(isLoggedIn()
      ? [
          callEndpoint(accountEndpoints.me, {}, fromServer),
          callEndpoint(tripsEndpoints.list, { mode: "all" }, fromServer),
        ]
      : []),
  ]);
}

/** How many bytes of a part are stored. */
export async function countStored(part: MapPart): Promise<number> {
  const keys = new Set(await listPieceKeys());
  return piecesOf(part)
    .filter(({ offset }) => keys.has(pieceKey(part.address, offset)))
    .reduce((sum, { length }) => sum + length, 0);
}

/**
 * Stores a trip with its map: what its pages read, its paths, the places around it, and the tiles. What is stored already is not
 * fetched again, so it goes on where it was stopped. A former map stays until the new one is whole. Throws a `DownloadError`, an `ApiError`, or when it
 * is aborted.
 */
export async function storeTripMap(options: StoreOptions): Promise<void> {
  const { trip, plan, level, signal, onProgress, onWaiting } = options;
  const { id: tripId, name } = trip;
  const { address, mark, legs } = plan;
  const owner = cacheOwner();
  if (owner === null) throw new DownloadError("refused");
  // A question of the browser that nobody answers holds up nothing.
  void askToPersist();
  keepWorldMap();
  const known = (await listOfflineMaps()).find((map) => map.tripId === tripId);
  const former =
    known?.part && known.wholeAt !== null
      ? { part: known.part, wholeAt: known.wholeAt }
      : (known?.former ?? null);
  const part = address !== null && level ? makePart(address, level) : null;
  const map = { owner, tripId, name, part, mark, wholeAt: null, former };
  if (!(await writeOfflineMap(map))) throw new DownloadError("full");

  await withCache((cache) => cache.keepTrip(tripId, true));
  await readAnswers(trip);
  const places = await callEndpoint(placesEndpoints.around, { tripId }, { signal });
  const isKept = (await keepLegs(owner, tripId, legs)) && (await keepPlaces(owner, tripId, places));
  if (!isKept) throw new DownloadError("full");
  if (part && address !== null) {
    const keys = new Set(await listPieceKeys());
    const pieces = piecesOf(part);
    const missing = pieces.filter(({ offset }) => !keys.has(pieceKey(address, offset)));
    const total = sumOf(pieces);
    let stored = total - sumOf(missing);
    onProgress(stored, total);
    const onStored = (bytes: number) => {
      stored += bytes;
      onProgress(stored, total);
    };
    await fetchPieces({
      ...{ address, pieces: missing, signal, onStored, onWaiting },
      ...{ isConnected, whenConnected, wait },
    });
  }
  await writeOfflineMap({ ...map, wholeAt: Date.now(), former: null });
  await sweepPieces();
}

const sumOf = (pieces: readonly { length: number }[]) =>
  pieces.reduce((sum, { length }) => sum + length, 0);

const makePart = (address: string, { id, pieces }: LevelPlan): MapPart => ({
  address,
  level: id,
  pieces: pieces.flatMap(({ offset, length }) => [offset, length]),
});
