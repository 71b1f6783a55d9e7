import { isMemberOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { Suspense } from "react";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";

const PeopleHere = lazyAfterFirstPaint(async () => (await import("./people-here.tsx")).PeopleHere);

/** Who else has the trip open; loaded for trips of several people alone. */
export function PeopleLater({ trip }: { trip: Trip }) {
  if (!trip.isShared || !isMemberOf(trip)) return null;
  return (
    <Suspense>
      <PeopleHere trip={trip} />
    </Suspense>
  );
}
