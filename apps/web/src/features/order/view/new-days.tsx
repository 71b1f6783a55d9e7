import type { PlannedDay } from "@castor/core/order/describe-plan.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./order-result.module.css";

export interface NewDaysProps {
  /** The days as they are. */
  today: readonly Route[];
  days: readonly PlannedDay[];
}

/** The days with their new points. Those that come from another day say from which. */
export function NewDays({ today, days }: NewDaysProps) {
  const translate = useWords("common", "order");
  const formats = useFormats();
  const homes = new Map(today.flatMap((route) => route.points.map(({ id }) => [id, route])));
  const nameOf = ({ date, name }: Route) => `${formats.date(dayOf(date), "short")} ${name}`;
  return days.map(({ routeId, points }) => {
    const route = today.find(({ id }) => id === routeId);
    if (!route) return null;
    return (
      <section key={routeId} aria-label={nameOf(route)}>
        <h3 className={styles.heading} dir="auto">
          {nameOf(route)}
        </h3>
        <ol className={`grid gap-4 ${styles.list}`}>
          {points.map(({ id, name }) => {
            const home = homes.get(id);
            const isMoved = home !== undefined && home.id !== routeId;
            return (
              <li key={id} data-moved={isMoved || undefined}>
                <span className="few-lines" dir="auto">
                  {name}
                </span>
                {isMoved ? (
                  <span className="secondary tabular">
                    {` ${translate("bestDays.was", { date: formats.date(dayOf(home.date), "short") })}`}
                  </span>
                ) : null}
              </li>
            );
          })}
        </ol>
      </section>
    );
  });
}
