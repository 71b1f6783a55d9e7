import { dayOf } from "@castor/core/basics/dates.ts";
import { dayColor } from "@castor/core/map/day-colors.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/link.tsx";
import { DayIcon } from "./day-icon.tsx";
import { type DayActions, DayMenu } from "./day-menu.tsx";
import styles from "./day-overview.module.css";
import { AllDaysLine, DaySwitch, OnlyDayButton, type ShownDays } from "./day-switch.tsx";

export interface DayOverviewProps {
  tripId: string;
  /** All days of the trip, in order. */
  routes: readonly Route[];
  /** Absent for who may only read. */
  actions?: DayActions | undefined;
  shown: ShownDays;
  /** To how many points of a day there is no way. */
  countMissing: (routeId: string) => number;
  /** True where no legend lies on the map: the switches are here then. */
  hasSwitches: boolean;
}

/** All days one below the other, each with its date and number of points. */
export function DayOverview(props: DayOverviewProps) {
  const { tripId, routes, actions, shown, countMissing, hasSwitches } = props;
  const translate = useWords();
  const formats = useFormats();
  const list = (
    <ol className={styles.list} aria-label={translate("routes.days")}>
      {routes.map((route, at) => (
        <li
          key={route.id}
          className={styles.row}
          style={{ "--day-color": dayColor(at) } as React.CSSProperties}
          data-off={!shown.isOn(route.id) || undefined}
        >
          <Link href={addressOf("map", { tripId, routeId: route.id })} className={styles.open}>
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
        </li>
      ))}
    </ol>
  );
  if (!hasSwitches) return list;
  return (
    <>
      <AllDaysLine total={routes.length} shown={shown} />
      {list}
    </>
  );
}

/** Says that the map has gaps; which, and what to do about them, the day itself says. */
function MissingWays({ count }: { count: number }) {
  const translate = useWords();
  if (count === 0) return null;
  return <span className={styles.missing}>{translate("routes.waysMissing", { count })}</span>;
}
