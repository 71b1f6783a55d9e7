import { addressOf } from "@castor/core/pages.ts";
import { type DateText, wallClock } from "@castor/core/time/dates.ts";
import { findNextTrip, listTripsOn, stageOf, tripDate } from "@castor/core/trips/trip-stage.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useMe } from "../../data/session/session.ts";
import { useSession } from "../../data/session/session-store.ts";
import { useTripList } from "../../data/use-trip-list.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { useThisMinute } from "../../device/use-today.ts";
import { CatalogPicks } from "../../features/catalog/catalog-picks.tsx";
import { SoonDeadlines } from "../../features/deadlines/soon-deadlines.tsx";
import { TicketsNow } from "../../features/files/tickets-now.tsx";
import { MyTasks } from "../../features/notes/my-tasks.tsx";
import { ShareControl } from "../../features/sharing/share-control.tsx";
import { NextTrip } from "../../features/trips/next-trip.tsx";
import { TodayTrip } from "../../features/trips/today-trip.tsx";
import { TripGrid } from "../../features/trips/trip-grid.tsx";
import { TripsToday } from "../../features/trips/trips-today.tsx";
import { useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { PageFrame } from "../../ui/layout/page-frame.tsx";
import styles from "./home-page.module.css";

const recentShown = 3;
const noTrips: readonly TripSummary[] = [];
const newTripAddress = `${addressOf("trips")}?new=1`;

function findRecent(trips: readonly TripSummary[], shown: readonly TripSummary[]): TripSummary[] {
  return trips
    .filter((trip) => !shown.includes(trip))
    .toSorted((a, b) => (a.updated < b.updated ? 1 : -1))
    .slice(0, recentShown);
}

/** Shares a trip, which its owner may. */
const shareOf = (trip: TripSummary): ReactNode =>
  trip.role === "owner" ? <ShareControl trip={trip} look="button" /> : null;

/** The date by which the trips of this page count. */
function useTripDate(trips: readonly TripSummary[]): DateText {
  const now = useThisMinute();
  return tripDate(trips, wallClock(new Date(now), browserTimeZone()));
}

function Trips({ trips }: { trips: readonly TripSummary[] }) {
  const translate = useWords("common", "home");
  const today = useTripDate(trips);
  const next = findNextTrip(trips, today);
  if (trips.length === 0) {
    return (
      <EmptyState
        pose="unrolls-map"
        title={translate("home.welcomeTitle")}
        text={translate("home.welcome")}
        action={
          <>
            <ButtonLink kind="primary" icon="plus" isLarge href={newTripAddress}>
              {translate("trips.newTrip")}
            </ButtonLink>
            <ButtonLink isLarge href={addressOf("catalog")}>
              {translate("sharing.browse")}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const on = listTripsOn(trips, today);
  const recent = findRecent(trips, on.length > 1 ? on : next ? [next] : []);
  const draw = (trip: TripSummary) => {
    const Shown = stageOf(trip, today).stage === "on" ? TodayTrip : NextTrip;
    return (
      <Shown
        key={trip.id}
        trip={trip}
        date={today}
        drawTickets={(whole) => <TicketsNow trip={whole} />}
        drawDue={(whole) => <SoonDeadlines trip={whole} />}
        flag={trip.role === "owner" ? <ShareControl trip={trip} look="badge" /> : null}
        share={shareOf(trip)}
      />
    );
  };
  return (
    <div className={styles.parts}>
      {on.length > 1 ? (
        <TripsToday trips={on} date={today} draw={draw} />
      ) : next ? (
        draw(next)
      ) : (
        <EmptyState
          isSmall
          pose="naps"
          text={translate("home.noNext")}
          action={
            <ButtonLink href={addressOf("catalog")}>{translate("sharing.browse")}</ButtonLink>
          }
        />
      )}
      <MyTasks />
      {recent.length > 0 ? (
        <TripGrid title={translate("home.recent")} trips={recent} menuOf={shareOf} />
      ) : null}
      <CatalogPicks title="newTrips" sort="new" />
    </div>
  );
}

function Home() {
  const translate = useWords("common", "home");
  const me = useMe();
  const list = useTripList("all");
  const today = useTripDate(list.data ?? noTrips);
  const next = list.data ? findNextTrip(list.data, today) : null;
  // On the day the next stop is all that counts: nothing stands above it that need not.
  const isOn = next !== null && stageOf(next, today).stage === "on";
  return (
    <PageFrame
      title={
        me.data
          ? translate("home.greeting", { name: me.data.fullName })
          : translate("home.greetingNobody")
      }
      lead={list.data && !isOn ? translate(next ? "home.leadAhead" : "home.leadNone") : undefined}
      actions={
        // Without trips the page itself has the only button.
        list.data?.length === 0 ? undefined : (
          <>
            <ButtonLink kind="quiet" href={addressOf("trips")}>
              {translate("home.all")}
            </ButtonLink>
            <ButtonLink kind="secondary" icon="plus" href={newTripAddress}>
              {translate("trips.newTrip")}
            </ButtonLink>
          </>
        )
      }
    >
      {list.state === "loading" ? (
        <div className={styles.wait}>
          <Loading shape="cards" label={translate("trips.loading")} count={3} />
        </div>
      ) : list.state === "error" ? (
        <ErrorState
          text={translate("home.loadFailed", { reason: list.error.message })}
          retryLabel={translate("actions.retry")}
          onRetry={list.reload}
        />
      ) : (
        <Trips trips={list.data} />
      )}
    </PageFrame>
  );
}

/** /home: the start page of users; visitors are sent to the index. */
export default function HomePage() {
  const router = useRouter();
  const { isLoggedIn } = useSession();
  useEffect(() => {
    if (!isLoggedIn) void router.navigate({ href: addressOf("index"), replace: true });
  }, [isLoggedIn, router]);
  return isLoggedIn ? <Home /> : null;
}
