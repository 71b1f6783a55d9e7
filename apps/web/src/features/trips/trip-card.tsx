import { addressOf, showTrip } from "@castor/core/pages.ts";
import { stageOf } from "@castor/core/trips/trip-stage.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import type { ReactNode } from "react";
import { useToday } from "../../device/use-today.ts";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/link.tsx";
import { TripCover } from "./cover/trip-cover.tsx";
import { sayStage } from "./stage-words.ts";
import styles from "./trip-card.module.css";
import { TripFacts } from "./trip-facts.tsx";
import { TripFlags } from "./trip-flags.tsx";

export interface TripCardProps {
  trip: TripSummary;
  /** What can be done to it from here. */
  menu?: ReactNode;
}

/** A trip among others: its picture, when it is, what is in it. The whole card leads to its map. */
export function TripCard({ trip, menu }: TripCardProps) {
  const translate = useWords();
  const stage = sayStage(stageOf(trip, useToday()), translate);
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <TripCover tripId={trip.id} dayCount={trip.routesCount} className={styles.cover} />
        <div className={styles.flags}>
          <TripFlags trip={trip} />
        </div>
      </div>
      <div className={styles.body}>
        <h3 className={`few-lines ${styles.name}`} dir="auto">
          <Link
            className={styles.link}
            title={trip.name}
            href={addressOf("map", { tripId: trip.id, routeId: showTrip })}
          >
            {trip.name}
          </Link>
        </h3>
        {menu ? <div className={styles.menu}>{menu}</div> : null}
        <TripFacts trip={trip} className={styles.facts} />
        {stage ? <span className={styles.stage}>{stage}</span> : null}
      </div>
    </article>
  );
}
