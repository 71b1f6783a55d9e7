import type { Trip } from "@castor/core/trips/trip.ts";
import { createAtom, useSelector } from "@tanstack/react-store";
import { DownloadError } from "../../../data/offline/fetch-pieces.ts";
import type { LevelPlan, TripMapPlan } from "./plan-trip-map.ts";
import { storeTripMap } from "./store-trip-map.ts";

/** Why a map was not stored. `busy`: another one is being stored. */
export type StoreFailure = DownloadError["reason"] | "offline" | "busy";

/** A map that is being stored, in bytes, or why it is not. */
export type MapDownload =
  | { kind: "running"; stored: number; total: number; isWaiting: boolean }
  | { kind: "failed"; reason: StoreFailure };

const lockName = "castor-offline-map";
const downloads = createAtom<ReadonlyMap<string, MapDownload>>(new Map());
const running = new Map<string, AbortController>();

function set(tripId: string, download: MapDownload | null): void {
  const next = new Map(downloads.get());
  if (download) next.set(tripId, download);
  else next.delete(tripId);
  downloads.set(next);
}

/** One window of the browser stores at a time, where the browser has locks. False when another one does. */
async function runAlone(run: () => Promise<void>): Promise<boolean> {
  if (running.size > 1) return false;
  if (!navigator.locks) {
    await run();
    return true;
  }
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await run();
    return lock !== null;
  });
}

const reasonOf = (thrown: unknown): StoreFailure =>
  thrown instanceof DownloadError ? thrown.reason : "offline";

/** Stores a trip with its map, also after the dialog was closed. Resolves with true when all is stored. */
export async function startMapDownload(
  trip: Trip,
  plan: TripMapPlan,
  level: LevelPlan | null,
): Promise<boolean> {
  const { id } = trip;
  if (running.has(id)) return false;
  const stop = new AbortController();
  running.set(id, stop);
  let state: MapDownload & { kind: "running" } = {
    ...{ kind: "running", stored: 0, total: level?.bytes ?? 0, isWaiting: false },
  };
  const report = (change: Partial<typeof state>) => {
    state = { ...state, ...change };
    set(id, state);
  };
  report({});
  try {
    const isRun = await runAlone(() =>
      storeTripMap({
        ...{ trip, plan, level, signal: stop.signal },
        onProgress: (stored, total) => report({ stored, total }),
        onWaiting: (isWaiting) => report({ isWaiting }),
      }),
    );
    set(id, isRun ? null : { kind: "failed", reason: "busy" });
    return isRun;
  } catch (thrown) {
    set(id, stop.signal.aborted ? null : { kind: "failed", reason: reasonOf(thrown) });
    return false;
  } finally {
    running.delete(id);
  }
}

/** Stops; what is stored stays, and the next start goes on from there. */
export const stopMapDownload = (tripId: string): void => running.get(tripId)?.abort();

export const useMapDownload = (tripId: string): MapDownload | null =>
  useSelector(downloads, (all) => all.get(tripId) ?? null);
