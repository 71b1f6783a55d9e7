import { dayColor } from "@castor/core/map/day-colors.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { memo, type ReactNode } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { DayFaces } from "../../things/people/day-faces.tsx";
import { IconButton } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import type { DaySums } from "./day-heading.tsx";
import { DayIcon } from "./day-icon.tsx";
import { type DayActions, DayMenu } from "./day-menu.tsx";
import styles from "./itinerary-day.module.css";

export interface ItineraryDayProps {
  tripId: string;
  route: Route;
  /** From 1, in the trip. */
  number: number;
  isOpen: boolean;
  takesPoint: boolean;
  /** In words; an empty text is still to come. */
  sums: DaySums;
  /** What its points cost; empty for nothing. */
  cost: string;
  /** The number of points without a path to them. */
  countMissing: number;
  onTurn: (id: string) => void;
  /** Absent for read-only users. */
  actions: DayActions | undefined;
  /** Beside the menu. */
  badge?: ReactNode;
}

/** The heading of a day in the itinerary: it leads to the day, and folds it. Memoized: a trip may have a hundred days. */
export const ItineraryDay = memo(function ItineraryDay(props: ItineraryDayProps) {
  const { tripId, route, number, isOpen, takesPoint, sums, cost, countMissing } = props;
  const { onTurn, actions } = props;
  const translate = useWords("common");
  const formats = useFormats();
  const { length: count } = route.points;
  const facts = [
    formats.date(dayOf(route.date), "long"),
    translate("routes.pointsCount", { count }),
  ];
  return (
    <div
      className={`row items-start ${styles.row}`}
      style={{ "--day-color": dayColor(number - 1) } as React.CSSProperties}
      data-day={route.id}
      data-takes={takesPoint || undefined}
    >
      <Link
        href={addressOf("map", { tripId, routeId: route.id })}
        className={`grow row items-start gap-12 ${styles.open}`}
      >
        <span
          className={`rigid inline-row items-center justify-center bold tabular ${styles.sign}`}
        >
          {route.icon === "none" ? number : <DayIcon icon={route.icon} size={18} />}
        </span>
        <div className="narrows stack">
          <h2 className={`bold breaks ${styles.name}`} dir="auto">
            {route.name}
          </h2>
          <span className="secondary tabular">{[...facts, cost].filter(Boolean).join(" · ")}</span>
          <Sums {...sums} />
          {/* The day itself has the details. */}
          {countMissing > 0 ? (
            <span className={`small ${styles.missing}`}>
              {translate("routes.waysMissing", { count: countMissing })}
            </span>
          ) : null}
        </div>
      </Link>
      <span className={styles.faces}>
        <DayFaces tripId={tripId} routeId={route.id} />
      </span>
      {props.badge}
      <IconButton
        icon={isOpen ? "chevron-up" : "chevron-down"}
        label={translate("routes.showPoints", { name: route.name })}
        className={styles.fold}
        aria-expanded={isOpen}
        disabled={count === 0}
        onClick={() => onTurn(route.id)}
      />
      {actions ? <DayMenu route={route} actions={actions} /> : null}
    </div>
  );
});

/** Keeps its room while the words are to come. */
function Sums({ path, times }: DaySums) {
  if (path === null && times === null) return null;
  return (
    <span className={`secondary tabular ${styles.sums}`}>
      {[path, times].filter(Boolean).join(" · ")}
    </span>
  );
}
