import { todayIn } from "@castor/core/basics/dates.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { chooseRoutes } from "@castor/core/routes/choose-routes.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { Navigate, useParams } from "@tanstack/react-router";
import { useTrip } from "../../data/use-trip.ts";
import { useThingTitle } from "../../device/page-title.ts";
import { callerZone } from "../../device/time-zone.ts";
import { TripNotFound } from "../../features/trips/trip-not-found.tsx";
import { useWords } from "../../i18n/words.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading } from "../../ui/loading.tsx";

import styles from "./map-page.module.css";
import { TripScreen } from "./trip-screen.tsx";

/** /map/{tripId}/{routeId}. */
export default function MapPage() {
  const translate = useWords();
  const { tripId = "", routeId = showTrip }: { tripId?: string; routeId?: string } = useParams({
    strict: false,
  });
  const read = useTrip(tripId);
  if (read.state === "ready")
    return <ShownTrip key={read.data.id} trip={read.data} routeId={routeId} />;
  if (read.state === "loading")
    return (
      <div className={styles.waiting}>
        <Loading label={translate("map.loading")} count={6} />
      </div>
    );
  if (read.error.isMissing) return <TripNotFound />;
  return (
    <div className={styles.failed}>
      <ErrorState
        text={read.error.message}
        retryLabel={translate("actions.retry")}
        onRetry={read.reload}
      />
    </div>
  );
}

function ShownTrip({ trip, routeId }: { trip: Trip; routeId: string }) {
  useThingTitle(trip.name);
  const chosen = chooseRoutes(trip.routes, routeId, todayIn(callerZone(), new Date()));
  if (chosen.kind === "missing")
    return <Navigate to={addressOf("map", { tripId: trip.id, routeId: showTrip })} replace />;
  return <TripScreen trip={trip} chosen={chosen} />;
}
