import { membersEndpoints } from "@castor/core/endpoints/members.ts";
import type { TripHeirs, TripTransfer } from "@castor/core/members/transfer.ts";
import { useState } from "react";
import { useRead } from "../../../data/http/use-read.ts";

/** Instead of an heir: the trip goes with the account. */
export const nobody = "delete";

/** What becomes of the trips that others edit, when their owner deletes the account. */
export function useHeirs() {
  const read = useRead(membersEndpoints.heirs, {}, { freshMs: 0 });
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const trips = read.data ?? [];
  // The list may have been read again since: who is no editor any more is not chosen.
  const choiceOf = ({ tripId, editors }: TripHeirs): string | null => {
    const choice = chosen.get(tripId) ?? null;
    const isThere = choice === nobody || editors.some(({ userId }) => userId === choice);
    return isThere ? choice : null;
  };
  return {
    read,
    choiceOf,
    choose: (tripIds: readonly string[], choice: string) =>
      setChosen(new Map([...chosen, ...tripIds.map((tripId) => [tripId, choice] as const)])),
    isDecided: read.data !== undefined && trips.every((trip) => choiceOf(trip) !== null),
    transfers: trips.flatMap((trip): TripTransfer[] => {
      const userId = choiceOf(trip);
      return userId === null || userId === nobody ? [] : [{ tripId: trip.tripId, userId }];
    }),
  };
}
export type Heirs = ReturnType<typeof useHeirs>;
