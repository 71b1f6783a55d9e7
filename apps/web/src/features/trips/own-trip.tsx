import { standingOf, type Trip } from "@castor/core/trips/trip.ts";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLiveTrip } from "../../data/live/use-live-trip.ts";
import { useShownTrip } from "../../data/shown-trip.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
import { useEndedTrip } from "../../data/use-ended-trip.ts";
import { useTrip } from "../../data/use-trip.ts";
import { useThingTitle } from "../../device/screen/page-title.ts";
import { useWords } from "../../i18n/words.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
import { TripNotFound } from "./trip-not-found.tsx";

export interface OwnTripProps {
  /** The title of the page while there is no trip. */
  title: string;
  /** Who may read the page; others get "not found". */
  isFor: (trip: Trip) => boolean;
  children: (trip: Trip) => ReactNode;
}

/** The trip of the address, for pages of its members only: others get "not found", for public trips too (specification#own-pages). */
export function OwnTrip({ title, isFor, children }: OwnTripProps) {
  const translate = useWords("common");
  const { tripId = "" }: { tripId?: string } = useParams({ strict: false });
  const read = useTrip(tripId);
  useLiveTrip(read);
  if (useEndedTrip(tripId, read)) return <TripNotFound tripId={tripId} />;
  if (read.state === "loading")
    return (
      <PageFrame title={title}>
        <Loading label={translate("map.loading")} count={8} />
      </PageFrame>
    );
  if (read.state === "error")
    return read.error.isMissing ? (
      <TripNotFound tripId={tripId} />
    ) : (
      <PageFrame title={title}>
        <ErrorState
          text={read.error.message}
          retryLabel={translate("actions.retry")}
          onRetry={read.reload}
        />
      </PageFrame>
    );
  return (
    <ReadTrip key={tripQueueOf(tripId).ids.firstId(read.data.id)} trip={read.data} isFor={isFor}>
      {children}
    </ReadTrip>
  );
}

function ReadTrip({ trip, isFor, children }: Omit<OwnTripProps, "title"> & { trip: Trip }) {
  useShownTrip(trip.id, standingOf(trip));
  return isFor(trip) ? (
    <Named name={trip.name}>{children(trip)}</Named>
  ) : (
    <TripNotFound tripId={trip.id} />
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  useThingTitle(name);
  return children;
}
