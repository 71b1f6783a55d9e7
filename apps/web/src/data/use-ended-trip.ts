import { isOwnerOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect } from "react";
import { forgetTrip } from "./forget-trip.ts";
import type { Read } from "./http/use-read.ts";

/**
 * True once a trip of somebody else that was being read may not be read any more: the browser forgets it (specification#trip-ended). A
 * trip with members may have been handed over.
 */
export function useEndedTrip(tripId: string, read: Read<Trip>): boolean {
  const isEnded =
    read.state === "ready" &&
    (!isOwnerOf(read.data) || read.data.isShared === true) &&
    read.error?.isMissing === true;
  useEffect(() => {
    if (isEnded) forgetTrip(tripId);
  }, [isEnded, tripId]);
  return isEnded;
}
