import { mayCall } from "@castor/core/trips/may-call.ts";
import { standingOf, type Trip } from "@castor/core/trips/trip.ts";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useShownTrip } from "../../data/shown-trip.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
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
  /** The row by which the server gives what the page shows: whoever it refuses gets "not found". */
  asks: Parameters<typeof mayCall>[1];
  children: (trip: Trip) => ReactNode;
}

/** The trip of the address, for pages of its members only: others get "not found", for public trips too (specification#own-pages). */
export function OwnTrip({ title, asks, children }: OwnTripProps) {
  const translate = useWords("common");
  const { tripId = "" }: { tripId?: string } = useParams({ strict: false });
  const read = useTrip(tripId);
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
    <ReadTrip key={tripQueueOf(tripId).ids.firstId(read.data.id)} trip={read.data} asks={asks}>
      {children}
    </ReadTrip>
  );
}

function ReadTrip({ trip, asks, children }: Omit<OwnTripProps, "title"> & { trip: Trip }) {
  useShownTrip(trip.id, standingOf(trip));
  return mayCall(trip, asks) ? (
    <Named name={trip.name}>{children(trip)}</Named>
  ) : (
    <TripNotFound tripId={trip.id} />
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  useThingTitle(name);
  return children;
}
