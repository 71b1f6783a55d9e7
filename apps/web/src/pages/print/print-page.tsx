import { standingOf, type Trip } from "@castor/core/trips/trip.ts";
import { useParams } from "@tanstack/react-router";
import { useCallback, useDeferredValue } from "react";
import { useShownTrip } from "../../data/shown-trip.ts";
import { useEndedTrip } from "../../data/use-ended-trip.ts";
import { useTrip } from "../../data/use-trip.ts";
import { useThingTitle } from "../../device/screen/page-title.ts";
import { TripNotFound } from "../../features/trips/trip-not-found.tsx";
import { useWords } from "../../i18n/words.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
import { Booklet } from "./booklet/booklet.tsx";
import styles from "./print-page.module.css";
import { PrintTools } from "./tools/print-tools.tsx";
import { useDayMaps } from "./use-day-maps.ts";
import { usePrintAddress } from "./use-print-address.ts";
import { usePrintDocument } from "./use-print-document.ts";
import { usePrintedPhotos } from "./use-printed-photos.ts";
import { usePrintedPictures } from "./use-printed-pictures.ts";

/** /print/{tripId}: a trip or some of its days on paper, for its members and for visitors of a public trip. */
export default function PrintPage() {
  const translate = useWords("common");
  const { tripId = "" }: { tripId?: string } = useParams({ strict: false });
  const read = useTrip(tripId);
  if (useEndedTrip(tripId, read)) return <TripNotFound tripId={tripId} />;
  if (read.state === "ready") return <PrintedTrip key={read.data.id} trip={read.data} />;
  if (read.state === "error" && read.error.isMissing) return <TripNotFound tripId={tripId} />;
  return (
    <PageFrame title={translate("titles.print")}>
      {read.state === "loading" ? (
        <Loading label={translate("map.loading")} count={8} />
      ) : (
        <ErrorState
          text={read.error.message}
          retryLabel={translate("actions.retry")}
          onRetry={read.reload}
        />
      )}
    </PageFrame>
  );
}

function PrintedTrip({ trip }: { trip: Trip }) {
  useThingTitle(trip.name);
  useShownTrip(trip.id, standingOf(trip));
  const { options, change } = usePrintAddress();
  // The switches turn at once; a long booklet follows.
  const printed = useDeferredValue(options);
  const { document, pending } = usePrintDocument(trip, printed);
  const isWaiting = useCallback((id: string) => pending.has(id), [pending]);
  const { maps, isDrawing } = useDayMaps(document.days, printed.paper, isWaiting);
  const { loaded, isLoading } = usePrintedPictures(document.days);
  const photos = usePrintedPhotos(document.days);
  return (
    <div className={styles.page}>
      <PrintTools
        trip={trip}
        options={options}
        pendingDays={pending.size}
        isDrawing={isDrawing}
        isLoading={isLoading || photos.isLoading}
        onChange={(part) => void change(part)}
      />
      <div className={`row items-start justify-center ${styles.desk}`}>
        <Booklet document={document} maps={maps} pictures={loaded} photos={photos} />
      </div>
    </div>
  );
}
