import { dayColor } from "@castor/core/map/day-colors.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { DayIcon } from "./day-icon.tsx";
import { type DayActions, DayMenu } from "./day-menu.tsx";
import styles from "./day-overview.module.css";
import { AllDaysLine, DaySwitch, OnlyDayButton, type ShownDays } from "./day-switch.tsx";

export interface DayOverviewProps {
  tripId: string;
  /** All days of the trip, in order. */
  routes: readonly Route[];
  /** Absent for read-only users. */
  actions?: DayActions | undefined;
  shown: ShownDays;
  /** The number of points of a day without a path to them. */
  countMissing: (routeId: string) => number;
  /** True where the map has no legend: the switches are here then. */
  hasSwitches: boolean;
  folding: DayFolding;
  /** The day that a dragged point goes to. */
  takesPointId?: string | undefined;
  /** The points of a day that is not folded. */
  drawPoints: (route: Route) => ReactNode;
}

/** Which days show their points. */
export interface DayFolding {
  isOpen: (id: string) => boolean;
  turn: (id: string) => void;
  turnAll: (isOpen: boolean) => void;
}

/** All days in a list, each with date and number of points, and with its points while it is unfolded. */
export function DayOverview(props: DayOverviewProps) {
  const { tripId, routes, actions, shown, countMissing, hasSwitches } = props;
  const { folding, takesPointId, drawPoints } = props;
  const isAnyOpen = routes.some(({ id }) => folding.isOpen(id));
  const translate = useWords();
  const formats = useFormats();
  return (
    <>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={() => folding.turnAll(!isAnyOpen)}>
          {translate(isAnyOpen ? "routes.foldAll" : "routes.unfoldAll")}
        </button>
        {hasSwitches ? <AllDaysLine total={routes.length} shown={shown} /> : null}
      </div>
      <ol className={styles.list} aria-label={translate("routes.days")}>
        {routes.map((route, at) => {
          const isOpen = folding.isOpen(route.id) && route.points.length > 0;
          return (
            <li
              key={route.id}
              style={{ "--day-color": dayColor(at) } as React.CSSProperties}
              data-off={!shown.isOn(route.id) || undefined}
            >
              <div
                className={styles.row}
                data-day={route.id}
                data-takes={route.id === takesPointId || undefined}
              >
                <IconButton
                  icon={isOpen ? "chevron-down" : "chevron-right"}
                  label={translate("routes.showPoints", { name: route.name })}
                  className={styles.fold}
                  aria-expanded={isOpen}
                  disabled={route.points.length === 0}
                  onClick={() => folding.turn(route.id)}
                />
                <Link
                  href={addressOf("map", { tripId, routeId: route.id })}
                  className={styles.open}
                >
                  <span className={styles.sign}>
                    {route.icon === "none" ? at + 1 : <DayIcon icon={route.icon} size={18} />}
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
                    <MissingWays count={countMissing(route.id)} />
                  </span>
                </Link>
                {hasSwitches ? (
                  <>
                    <OnlyDayButton day={route} shown={shown} />
                    <DaySwitch day={route} shown={shown} />
                  </>
                ) : null}
                {actions ? <DayMenu route={route} actions={actions} /> : null}
              </div>
              {isOpen ? drawPoints(route) : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Says that the paths have gaps; the day itself has the details. */
function MissingWays({ count }: { count: number }) {
  const translate = useWords();
  if (count === 0) return null;
  return <span className={styles.missing}>{translate("routes.waysMissing", { count })}</span>;
}
