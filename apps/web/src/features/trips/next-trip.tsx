import { addressOf, showTrip } from "@castor/core/pages.ts";
import { planForDay } from "@castor/core/trips/plan-for-day.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { stageOf } from "@castor/core/trips/trip-stage.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import type { ReactNode } from "react";
import { useTrip } from "../../data/use-trip.ts";
import { useToday } from "../../device/use-today.ts";
import { useWords } from "../../i18n/words.ts";
import { TripCover } from "../../things/cover/trip-cover.tsx";
import { TripFacts } from "../../things/trip-facts.tsx";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { describeStage } from "./card/describe-stage.ts";
import { NextDayPlan } from "./next/next-day-plan.tsx";
import { NextJourney } from "./next/next-journey.tsx";
import { ReadTrip } from "./next/read-trip.tsx";
import styles from "./next-trip.module.css";

function Plan({ tripId }: { tripId: string }) {
  const translate = useWords("common", "home");
  const today = useToday();
  return (
    <ReadTrip tripId={tripId} waitClass={styles.reading}>
      {(trip) =>
        planForDay(trip.routes, today).routes.map((route) => (
          <NextDayPlan key={route.id} route={route} label={translate("home.planFirst")} />
        ))
      }
    </ReadTrip>
  );
}

/** Nothing while the trip is read: the plan says so. */
function Due({ tripId, drawDue, drawTickets }: DueProps) {
  const { data } = useTrip(tripId);
  return data ? (
    <>
      <NextJourney trip={data} />
      {drawTickets(data)}
      {drawDue(data)}
    </>
  ) : null;
}

type DueProps = { tripId: string } & Pick<NextTripProps, "drawDue" | "drawTickets">;

export interface NextTripProps {
  trip: TripSummary;
  /** What is due: deadlines and open tasks. */
  drawDue: (trip: Trip) => ReactNode;
  /** What is needed at the first stops. */
  drawTickets: (trip: Trip) => ReactNode;
  /** Says that the trip is public; nothing for a private one. */
  flag: ReactNode;
  /** Shares the trip. */
  share: ReactNode;
}

/** The next trip: its countdown, and the plan of its first day. */
export function NextTrip({ trip, drawDue, drawTickets, flag, share }: NextTripProps) {
  const translate = useWords("common", "home");
  const stage = stageOf(trip, useToday());
  const href = addressOf("map", { tripId: trip.id, routeId: showTrip });
  return (
    <article className={`surface grid ${styles.trip}`}>
      <div className={`stack ${styles.about}`}>
        <TripCover cover={trip.cover} className={styles.cover} />
        <div className={`grid gap-4 ${styles.words}`}>
          <p className="muted">{translate("home.nextTrip")}</p>
          <h2 className={`few-lines ${styles.name}`} dir="auto">
            <Link href={href} className={styles.link}>
              {trip.name}
            </Link>
          </h2>
          <p className={`mb-8 bold tabular ${styles.countdown}`}>
            {describeStage(stage, translate)}
          </p>
          <TripFacts trip={trip} />
          <div className={styles.flag}>{flag}</div>
          <div className={`row gap-8 ${styles.open}`}>
            <ButtonLink href={href} kind="primary" icon="map">
              {translate("trips.open")}
            </ButtonLink>
            {share}
          </div>
        </div>
      </div>
      <div className={styles.plan}>
        <Plan tripId={trip.id} />
      </div>
      <div className={styles.due}>
        <Due tripId={trip.id} {...{ drawDue, drawTickets }} />
      </div>
    </article>
  );
}
