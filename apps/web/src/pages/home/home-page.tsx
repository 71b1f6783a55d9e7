import { addressOf } from "@castor/core/pages.ts";
import { findNextTrip, stageOf } from "@castor/core/trips/trip-stage.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useMe } from "../../data/session.ts";
import { useSession } from "../../data/session-store.ts";
import { useTripList } from "../../data/use-trip-list.ts";
import { useToday } from "../../device/use-today.ts";
import { DeadlineBadge } from "../../features/finance/deadline-badge.tsx";
import { NextTrip } from "../../features/trips/next-trip.tsx";
import { TripGrid } from "../../features/trips/trip-grid.tsx";
import { useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import styles from "./home-page.module.css";

const recentShown = 3;
const newTripAddress = `${addressOf("trips")}?new=1`;

function findRecent(trips: readonly TripSummary[], next: TripSummary | null): TripSummary[] {
  return trips
    .filter(({ id }) => id !== next?.id)
    .toSorted((a, b) => (a.updated < b.updated ? 1 : -1))
    .slice(0, recentShown);
}

function Trips({ trips }: { trips: readonly TripSummary[] }) {
  const translate = useWords();
  const next = findNextTrip(trips, useToday());
  if (trips.length === 0) {
    return (
      <EmptyState
        pose="unrolls-map"
        title={translate("home.welcomeTitle")}
        text={translate("home.welcome")}
        action={
          <ButtonLink kind="primary" icon="plus" isLarge href={newTripAddress}>
            {translate("trips.newTrip")}
          </ButtonLink>
        }
      />
    );
  }
  const recent = findRecent(trips, next);
  return (
    <div className={styles.parts}>
      {next ? (
        <NextTrip trip={next} drawBadge={(trip) => <DeadlineBadge trip={trip} />} />
      ) : (
        <EmptyState isSmall pose="naps" text={translate("home.noNext")} />
      )}
      {recent.length > 0 ? <TripGrid title={translate("home.recent")} trips={recent} /> : null}
    </div>
  );
}

function Home() {
  const translate = useWords();
  const today = useToday();
  const me = useMe();
  const list = useTripList("all");
  const next = list.data ? findNextTrip(list.data, today) : null;
  const lead = !next
    ? "home.leadNone"
    : stageOf(next, today).stage === "on"
      ? "home.leadOn"
      : "home.leadAhead";
  return (
    <PageFrame
      title={
        me.data
          ? translate("home.greeting", { name: me.data.fullName })
          : translate("home.greetingNobody")
      }
      lead={list.data ? translate(lead) : undefined}
      actions={
        <>
          <ButtonLink kind="quiet" href={addressOf("trips")}>
            {translate("home.all")}
          </ButtonLink>
          <ButtonLink kind="secondary" icon="plus" href={newTripAddress}>
            {translate("trips.newTrip")}
          </ButtonLink>
        </>
      }
    >
      {list.state === "loading" ? (
        <Loading shape="cards" label={translate("trips.loading")} count={3} />
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

/** /home: the start of whoever is logged in; visitors go to the index. */
export default function HomePage() {
  const router = useRouter();
  const { isLoggedIn } = useSession();
  useEffect(() => {
    if (!isLoggedIn) void router.navigate({ href: addressOf("index"), replace: true });
  }, [isLoggedIn, router]);
  return isLoggedIn ? <Home /> : null;
}
