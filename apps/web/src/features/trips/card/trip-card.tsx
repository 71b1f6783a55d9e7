import { addressOf, showTrip } from "@castor/core/pages.ts";
import { stageOf } from "@castor/core/trips/trip-stage.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import type { ReactNode } from "react";
import { useToday } from "../../../device/use-today.ts";
import { useWords } from "../../../i18n/words.ts";
import { TripCover } from "../../../things/cover/trip-cover.tsx";
import { TripFacts } from "../../../things/trip-facts.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import { describeStage } from "./describe-stage.ts";
import styles from "./trip-card.module.css";
import { TripFlags } from "./trip-flags.tsx";

export interface TripCardProps {
  trip: TripSummary;
  /** The actions of the trip. */
  menu?: ReactNode;
}

/** The card of a trip: cover, dates, contents. The whole card links to the map. */
export function TripCard({ trip, menu }: TripCardProps) {
  const translate = useWords("common");
  const stage = stageOf(trip, useToday());
  const isOn = stage.stage === "on";
  const when = [isOn && translate("trips.onNow"), describeStage(stage, translate)];
  return (
    <article className={`surface stack narrows ${styles.card}`}>
      <div className={styles.top}>
        <TripCover cover={trip.cover} className={styles.cover} />
        <div className={styles.flags}>
          <TripFlags trip={trip} />
        </div>
      </div>
      <div className={styles.body}>
        <h3 className={`few-lines ${styles.name}`} dir="auto">
          <Link
            className={styles.link}
            data-tooltip={trip.name}
            href={addressOf("map", { tripId: trip.id, routeId: showTrip })}
          >
            {trip.name}
          </Link>
        </h3>
        {menu ? <div className={styles.menu}>{menu}</div> : null}
        <TripFacts trip={trip} className={styles.facts} />
        {when.some(Boolean) ? (
          <span className={`whole-line small bold ${styles.stage} ${isOn ? styles.on : ""}`}>
            {when.filter(Boolean).join(" · ")}
          </span>
        ) : null}
      </div>
    </article>
  );
}
