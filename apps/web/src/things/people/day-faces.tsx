import { Suspense } from "react";
import { useIsSeen } from "../../data/live/presence.ts";
import { lazyAfterFirstPaint } from "../../ui/lazy/lazy-after-first-paint.ts";

const PeopleOnDay = lazyAfterFirstPaint(
  async () => (await import("./people-on-day.tsx")).PeopleOnDay,
);

/** Who else looks at a day; nothing while nobody does. */
export function DayFaces({ tripId, routeId }: { tripId: string; routeId: string }) {
  if (!useIsSeen(routeId)) return null;
  return (
    <Suspense>
      <PeopleOnDay tripId={tripId} routeId={routeId} />
    </Suspense>
  );
}
