import { offlineMapLimits } from "@castor/core/map/offline/offline-levels.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useState } from "react";
import { useConnection } from "../../../data/http/connection.ts";
import { pieceKey } from "../../../data/offline/map-pieces.ts";
import { sizesOfOthers } from "../../../data/offline/offline-maps.ts";
import { type LevelPlan, planTripMap, type TripMapPlan } from "../download/plan-trip-map.ts";

/** A plan, and the levels that there is no room for. */
export interface RoomyPlan extends TripMapPlan {
  withoutRoom: ReadonlySet<LevelPlan>;
}

/** Of the free room of the device, so much may be used. */
const shareOfFree = 0.9;

async function readFree(): Promise<number> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined ? Number.POSITIVE_INFINITY : (quota - usage) * shareOfFree;
}

async function findRoom(trip: Trip, plan: TripMapPlan): Promise<RoomyPlan> {
  const [others, free] = await Promise.all([sizesOfOthers(trip.id), readFree()]);
  const ofOthers = [...others.values()].reduce((sum, bytes) => sum + bytes, 0);
  const withoutRoom = plan.levels.filter(({ pieces }) => {
    const own = pieces.filter(({ offset }) => !others.has(pieceKey(plan.address ?? "", offset)));
    const bytes = own.reduce((sum, { length }) => sum + length, 0);
    return ofOthers + bytes > offlineMapLimits.bytes || bytes > free;
  });
  return { ...plan, withoutRoom: new Set(withoutRoom) };
}

/** What would be stored of a trip; null while that is worked out. `again` works it out anew. */
export function usePlan(trip: Trip) {
  const isOnline = useConnection() === "online";
  const [turn, setTurn] = useState(0);
  const [plan, setPlan] = useState<RoomyPlan | "failed" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn begins anew
  useEffect(() => {
    if (!isOnline) return;
    const stop = new AbortController();
    setPlan(null);
    planTripMap(trip, stop.signal)
      .then((made) => findRoom(trip, made))
      .then(
        (made) => {
          if (!stop.signal.aborted) setPlan(made);
        },
        () => {
          if (!stop.signal.aborted) setPlan("failed");
        },
      );
    return () => stop.abort();
  }, [trip, isOnline, turn]);
  return { plan, again: () => setTurn((before) => before + 1) };
}
