import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useFormats } from "../i18n/formats.ts";
import { useWords } from "../i18n/words.ts";
import { Icon } from "../ui/icons/icon.tsx";
import styles from "./trip-facts.module.css";

type Facts = Pick<TripSummary, "startDate" | "endDate" | "routesCount" | "pointsCount">;

/** The dates of a trip and its numbers of days and points. */
export function TripFacts({ trip, className }: { trip: Facts; className?: string | undefined }) {
  const translate = useWords("common");
  const formats = useFormats();
  const { startDate, endDate, routesCount, pointsCount } = trip;
  return (
    <div className={["grid gap-4 secondary tabular", className].filter(Boolean).join(" ")}>
      <span className={`inline-row wrap items-center ${styles.fact}`}>
        <Icon name="calendar" size={16} />
        {startDate && endDate ? formats.dateRange(startDate, endDate) : translate("trips.noDays")}
      </span>
      <span className={`inline-row wrap items-center ${styles.fact}`}>
        {routesCount > 0 ? <span>{translate("trips.days", { count: routesCount })}</span> : null}
        <span className={`inline-row wrap items-center ${styles.fact}`}>
          <Icon name="map-pin" size={16} />
          {translate("trips.points", { count: pointsCount })}
        </span>
      </span>
    </div>
  );
}
