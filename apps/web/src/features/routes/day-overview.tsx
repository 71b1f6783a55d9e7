import { dayOf } from "@castor/core/basics/dates.ts";
import { dayColor } from "@castor/core/map/day-colors.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import type { DayActions } from "./day-heading.tsx";
import { DayIcon } from "./day-icon.tsx";
import styles from "./day-overview.module.css";

export interface DayOverviewProps {
  tripId: string;
  /** All days of the trip, in order. */
  routes: readonly Route[];
  /** Absent for who may only read. */
  actions?: DayActions | undefined;
}

/** All days one below the other, each with its date and number of points. */
export function DayOverview({ tripId, routes, actions }: DayOverviewProps) {
  const translate = useWords();
  const formats = useFormats();
  return (
    <ol className={styles.list} aria-label={translate("routes.days")}>
      {routes.map((route, at) => (
        <li key={route.id} className={styles.row}>
          <Link href={addressOf("map", { tripId, routeId: route.id })} className={styles.open}>
            <span className={styles.sign} style={{ background: dayColor(at) }}>
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
            </span>
          </Link>
          {actions ? (
            <>
              <IconButton
                icon="pencil"
                label={`${translate("routes.editDay")}: ${route.name}`}
                onClick={() => actions.onEdit(route.id)}
              />
              <IconButton
                icon="trash"
                label={`${translate("routes.deleteDay")}: ${route.name}`}
                onClick={() => actions.onDelete(route.id)}
              />
            </>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
