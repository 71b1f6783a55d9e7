import { addressOfMail } from "@castor/core/notices/address-of-notice.ts";
import { addressOf, type pages, showTrip } from "@castor/core/pages.ts";
import { chooseRoutes, chooseShownRoutes } from "@castor/core/routes/choose-routes.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import { isMemberOf, isOwnerOf } from "@castor/core/trips/may-call.ts";
import { standingOf, type Trip } from "@castor/core/trips/trip.ts";
import { Navigate, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import type * as z from "zod/mini";
import { useKeptFiles } from "../../data/files/use-kept-files.ts";
import { useShownDay } from "../../data/live/presence.ts";
import { useLiveTrip } from "../../data/live/use-live-trip.ts";
import { useShownRoute, useShownTrip } from "../../data/shown-trip.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
import { useEndedTrip } from "../../data/use-ended-trip.ts";
import { useCurrentId, useTrip } from "../../data/use-trip.ts";
import { useThingTitle } from "../../device/screen/page-title.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { TripEnded } from "../../features/sharing/trip-ended.tsx";
import { TripNotFound } from "../../features/trips/trip-not-found.tsx";
import { useWords } from "../../i18n/words.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import styles from "./map-page.module.css";
import { ShownView, useOtherView } from "./other-view/other-view.ts";
import { VisitorBar } from "./other-view/visitor-bar.tsx";
import { TripScreen } from "./trip-screen.tsx";
import { useMailAddress } from "./use-mail-address.ts";

/** /map/{tripId}/{routeId}. */
export default function MapPage() {
  const { tripId = "", routeId = showTrip }: { tripId?: string; routeId?: string } = useParams({
    strict: false,
  });
  const [ended, setEnded] = useState<EndedTrip | null>(null);
  if (ended?.tripId === tripId) return <TripEnded wasMember={ended.wasMember} />;
  return <MapOfTrip tripId={tripId} routeId={routeId} onEnded={setEnded} />;
}

interface EndedTrip {
  tripId: string;
  wasMember: boolean;
}

interface MapOfTripProps {
  tripId: string;
  routeId: string;
  /** A trip that was being read is not public any more, or not shared with the reader. */
  onEnded: (ended: EndedTrip) => void;
}

function MapOfTrip({ tripId, routeId, onEnded }: MapOfTripProps) {
  const translate = useWords("common");
  const read = useTrip(tripId);
  useLiveTrip(read);
  const { mail }: z.infer<typeof pages.map.search> = useSearch({ strict: false });
  const isEnded = useEndedTrip(tripId, read);
  const wasMember = read.state === "ready" && isMemberOf(read.data);
  useEffect(() => {
    if (isEnded) onEnded({ tripId, wasMember });
  }, [isEnded, tripId, wasMember, onEnded]);
  const readAgain = useEffectEvent(() => {
    if (read.state === "ready" && !isOwnerOf(read.data)) read.reload();
  });
  useEffect(() => {
    // Who goes to another day must not read on in a trip that is not public any more, or not shared with them.
    if (routeId !== showTrip) readAgain();
  }, [routeId]);
  // The first drawing of a large trip takes long: React does it in slices, so that presses are answered meanwhile.
  const isReady = read.state === "ready";
  const isDrawn = useDeferredValue(isReady);
  if (isEnded) return null;
  if (read.state === "ready" && isDrawn)
    return (
      <ShownTrip
        key={tripQueueOf(tripId).ids.firstId(read.data.id)}
        trip={read.data}
        routeId={routeId}
      />
    );
  if (read.state !== "error")
    return (
      <div style={{ display: "contents" }} data-drawn-by-server>
        <div className={styles.waiting}>
          <Loading label={translate("map.loading")} count={6} />
        </div>
      </div>
    );
  if (read.error.isMissing && mail) return <Navigate to={addressOfMail(mail)} replace />;
  if (read.error.isMissing) return <TripNotFound tripId={tripId} />;
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

const VersionView = lazyComponent(
  async () => (await import("./other-view/version-view.tsx")).VersionView,
);

/** The trip as it is, as visitors see it, or as it was. */
function ShownTrip({ trip: whole, routeId: asked }: { trip: Trip; routeId: string }) {
  const routeId = useNamedAddress(whole.id, asked);
  const { view, version, trip, leave } = useOtherView(whole);
  useThingTitle(whole.name);
  useMailAddress(whole);
  useShownRoute(whole.id, routeId);
  useKeptFiles(whole);
  return (
    <ShownView value={view}>
      {view === "version" ? (
        <VersionView key={version} trip={whole} version={version} onLeave={leave}>
          {(then) => <OnMap trip={then} routeId={routeId} />}
        </VersionView>
      ) : (
        <>
          {view === "visitor" ? <VisitorBar onLeave={leave} /> : null}
          {/* Of the owner's screen nothing stays: mode, dialogs and what was found are a visitor's own. */}
          <OnMap key={view ?? "own"} trip={trip} routeId={routeId} />
        </>
      )}
    </ShownView>
  );
}

function OnMap({ trip, routeId }: { trip: Trip; routeId: string }) {
  useShownTrip(trip.id, standingOf(trip));
  const today = todayIn(browserTimeZone(), new Date());
  const { routes, canEdit } = trip;
  const named = useMemo(
    () => chooseRoutes(routes, routeId, { today, canEdit }),
    [routes, routeId, today, canEdit],
  );
  const chosen = useMemo(
    () =>
      named.kind === "missing" ? chooseShownRoutes(routes, showTrip, { today, canEdit }) : named,
    [named, routes, today, canEdit],
  );
  useShownDay(chosen.kind === "one" ? chosen.route.id : null);
  return (
    <>
      {named.kind === "missing" ? (
        // The address of a share link has the trip's name in place of a day.
        <Navigate to={addressOf("map", { tripId: trip.id, routeId: showTrip })} replace />
      ) : null}
      <TripScreen trip={trip} chosen={chosen} />
    </>
  );
}

/** The newest id of the day in the address. The address follows when the server has named its day or its point. */
function useNamedAddress(tripId: string, routeId: string): string {
  const { point = "" }: z.infer<typeof pages.map.search> = useSearch({ strict: false });
  const navigate = useNavigate();
  const namedRoute = useCurrentId(tripId, routeId);
  const namedPoint = useCurrentId(tripId, point);
  useEffect(() => {
    if (namedRoute === routeId && namedPoint === point) return;
    const query = new URLSearchParams(window.location.search);
    if (point) query.set("point", namedPoint);
    const href = `${addressOf("map", { tripId, routeId: namedRoute })}${query.size > 0 ? `?${query}` : ""}`;
    void navigate({ href, replace: true, resetScroll: false });
  }, [tripId, routeId, namedRoute, point, namedPoint, navigate]);
  return namedRoute;
}
