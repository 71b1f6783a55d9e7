import type { Trip } from "@castor/core/trips/trip.ts";
import { AddFilesButton } from "./add/add-files-button.tsx";

/** Adds files to the trip itself, for all members or for the reader alone. */
export function AddToTrip({ trip: { id } }: { trip: Trip }) {
  const place = { tripId: id, kind: "trip", thingId: id } as const;
  return (
    <>
      <AddFilesButton kind="primary" place={place} />
      <AddFilesButton place={{ ...place, isPrivate: true }} />
    </>
  );
}
