import { addressOf, showTrip } from "@castor/core/pages.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { usePrivateFiles } from "../../data/files/private-files.ts";
import { useKeptFiles } from "../../data/files/use-kept-files.ts";
import { AddToTrip } from "../../features/files/add-to-trip.tsx";
import { TripFiles } from "../../features/files/trip-files.tsx";
import { useHistoryKeys } from "../../features/history/use-history.ts";
import { OwnTrip } from "../../features/trips/own-trip.tsx";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { PageFrame } from "../../ui/layout/page-frame.tsx";

/** /documents/{tripId}: all files of a trip, for its members only. */
export default function DocumentsPage() {
  const translate = useWords();
  return (
    <OwnTrip title={translate("titles.documents")} isFor={isMemberOf}>
      {(trip) => <Documents trip={trip} />}
    </OwnTrip>
  );
}

function Documents({ trip }: { trip: Trip }) {
  const translate = useWords();
  useHistoryKeys(trip.id, trip.canEdit);
  useKeptFiles(trip, usePrivateFiles(trip));
  return (
    <PageFrame
      title={translate("titles.documents")}
      lead={
        <Link
          className="bold"
          href={addressOf("map", { tripId: trip.id, routeId: showTrip })}
          dir="auto"
        >
          {trip.name}
        </Link>
      }
      width="narrow"
      actions={trip.canEdit ? <AddToTrip trip={trip} /> : undefined}
    >
      <TripFiles trip={trip} />
    </PageFrame>
  );
}
