import { dayColor } from "@castor/core/map/day-colors.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { memo, type ReactNode } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import { DayIcon } from "../day-icon.tsx";
import { type DayActions, DayMenu } from "../day-menu.tsx";
import styles from "../day-overview.module.css";
import { DaySwitch, OnlyDayButton, type ShownDays } from "../day-switch.tsx";

export interface OverviewDayProps {
  tripId: string;
  route: Route;
  /** From 1. */
  number: number;
  /** True while the map shows it. */
  isOn: boolean;
  isOpen: boolean;
  takesPoint: boolean;
  /** The number of points without a path to them. */
  countMissing: number;
  /** Absent where the map has a legend: the switches are there. */
  switches: ShownDays | undefined;
  onTurn: (id: string) => void;
  /** Absent for read-only users. */
  actions: DayActions | undefined;
  drawPoints: (route: Route) => ReactNode;
}

/** A day in the list of all days. Memoized: a change of one day draws that day alone. */
export const OverviewDay = memo(function OverviewDay(props: OverviewDayProps) {
  const { tripId, route, number, isOn, isOpen, takesPoint, countMissing } = props;
  const { switches, onTurn, actions, drawPoints } = props;
  const translate = useWords("common");
  const formats = useFormats();
  return (
    <li
      style={{ "--day-color": dayColor(number - 1) } as React.CSSProperties}
      data-off={!isOn || undefined}
    >
      <div className={styles.row} data-day={route.id} data-takes={takesPoint || undefined}>
        <IconButton
          icon={isOpen ? "chevron-down" : "chevron-right"}
          label={translate("routes.showPoints", { name: route.name })}
          className={styles.fold}
          aria-expanded={isOpen}
          disabled={route.points.length === 0}
          onClick={() => onTurn(route.id)}
        />
        <Link href={addressOf("map", { tripId, routeId: route.id })} className={styles.open}>
          <span className={styles.sign}>
            {route.icon === "none" ? number : <DayIcon icon={route.icon} size={18} />}
          </span>
          <span className={styles.words}>
            <span className={styles.name} dir="auto">
              {route.name}
            </span>
            <span className="secondary tabular">
              {formats.date(dayOf(route.date), "long")}
              {" · "}
              {translate("routes.pointsCount", { count: route.points.length })}
            </span>
            {/* The day itself has the details. */}
            {countMissing > 0 ? (
              <span className={styles.missing}>
                {translate("routes.waysMissing", { count: countMissing })}
              </span>
            ) : null}
          </span>
        </Link>
        {switches ? (
          <>
            <OnlyDayButton day={route} shown={switches} />
            <DaySwitch day={route} shown={switches} />
          </>
        ) : null}
        {actions ? <DayMenu route={route} actions={actions} /> : null}
      </div>
      {isOpen ? drawPoints(route) : null}
    </li>
  );
});
