import type { Trip } from "@castor/core/trips/trip.ts";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTrip } from "../../data/use-trip.ts";
import { useThingTitle } from "../../device/page-title.ts";
import { useWords } from "../../i18n/words.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { TripNotFound } from "./trip-not-found.tsx";

export interface OwnTripProps {
  /** What the page is called while there is no trip to show. */
  title: string;
  children: (trip: Trip) => ReactNode;
}

/** The trip of the address, for pages that are its owner's alone: for others it is not there, public or not (section 6). */
export function OwnTrip({ title, children }: OwnTripProps) {
  const translate = useWords();
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
      <TripNotFound />
    ) : (
      <PageFrame title={title}>
        <ErrorState
          text={read.error.message}
          retryLabel={translate("actions.retry")}
          onRetry={read.reload}
        />
      </PageFrame>
    );
  return read.data.canEdit ? (
    <Named key={read.data.id} name={read.data.name}>
      {children(read.data)}
    </Named>
  ) : (
    <TripNotFound />
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  useThingTitle(name);
  return children;
}
