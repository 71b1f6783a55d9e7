import { addressOf, showTrip } from "@castor/core/pages.ts";
import { planForDay } from "@castor/core/trips/plan-for-day.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { stageOf } from "@castor/core/trips/trip-stage.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import type { ReactNode } from "react";
import { useTrip } from "../../data/use-trip.ts";
import { useToday } from "../../device/use-today.ts";
import { useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Link } from "../../ui/link.tsx";
import { Loading } from "../../ui/loading.tsx";
import { TripCover } from "./cover/trip-cover.tsx";
import { DayPlan } from "./day-plan.tsx";
import styles from "./next-trip.module.css";
import { sayStage } from "./stage-words.ts";
import { TripFacts } from "./trip-facts.tsx";

function Plan({ tripId, drawBadge }: { tripId: string } & Pick<NextTripProps, "drawBadge">) {
  const translate = useWords();
  const today = useToday();
  const trip = useTrip(tripId);
  if (trip.state === "loading") return <Loading label={translate("home.loadingPlan")} count={4} />;
  if (trip.state === "error") {
    return (
      <ErrorState
        isSmall
        text={translate("home.planFailed", { reason: trip.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={trip.reload}
      />
    );
  }
  const plan = planForDay(trip.data.routes, today);
  const isAhead = stageOf(trip.data, today).stage === "ahead";
  const isFree = plan.when !== "today" && !isAhead;
  const label =
    plan.when === "today" ? "home.planToday" : isAhead ? "home.planFirst" : "home.planNext";
  return (
    <>
      {drawBadge(trip.data)}
      {isFree ? <p className={styles.free}>{translate("home.nothingToday")}</p> : null}
      {plan.routes.map((route) => (
        <DayPlan key={route.id} route={route} label={translate(label)} />
      ))}
    </>
  );
}

export interface NextTripProps {
  trip: TripSummary;
  /** What of the trip is to be seen before its plan. */
  drawBadge: (trip: Trip) => ReactNode;
}

/** The trip that is on or comes next: its countdown, and today's plan or the first day's. */
export function NextTrip({ trip, drawBadge }: NextTripProps) {
  const translate = useWords();
  const stage = stageOf(trip, useToday());
  const href = addressOf("map", { tripId: trip.id, routeId: showTrip });
  return (
    <article className={styles.trip}>
      <div className={styles.about}>
        <TripCover tripId={trip.id} dayCount={trip.routesCount} className={styles.cover} />
        <div className={styles.words}>
          <p className={styles.label}>
            {translate(stage.stage === "on" ? "home.onNow" : "home.nextTrip")}
          </p>
          <h2 className={`few-lines ${styles.name}`} dir="auto">
            <Link href={href} className={styles.link}>
              {trip.name}
            </Link>
          </h2>
          <p className={styles.countdown}>{sayStage(stage, translate)}</p>
          <TripFacts trip={trip} />
          <ButtonLink href={href} kind="primary" icon="map" className={styles.open}>
            {translate("trips.open")}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.plan}>
        <Plan tripId={trip.id} drawBadge={drawBadge} />
      </div>
    </article>
  );
}
