import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { type ReactNode, useId } from "react";
import { TripCard } from "./card/trip-card.tsx";
import styles from "./trip-grid.module.css";

export interface TripGridProps {
  title: string;
  trips: readonly TripSummary[];
  /** Shows the number of trips, for complete lists. */
  isCounted?: boolean;
  /** The actions of each trip. */
  menuOf?: (trip: TripSummary) => ReactNode;
}

/** Trips as cards, below a heading. */
export function TripGrid({ title, trips, isCounted, menuOf }: TripGridProps) {
  const headline = useId();
  return (
    <section className={styles.section} aria-labelledby={headline}>
      <h2 id={headline} className="row items-baseline gap-8 mb-12">
        {title}
        {isCounted ? <span className={`muted tabular ${styles.count}`}>{trips.length}</span> : null}
      </h2>
      <ul className={`plain-list grid gap-16 ${styles.grid}`}>
        {trips.map((trip) => (
          <li key={trip.id} className="grid">
            <TripCard trip={trip} menu={menuOf?.(trip)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
