import type { PlannedDay } from "@castor/core/order/describe-plan.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./order-result.module.css";

export interface NewDaysProps {
  /** The days as they are. */
  today: readonly Route[];
  days: readonly PlannedDay[];
  /** Ideas that were dealt too. */
  ideas: readonly Idea[];
}

/** The days with their new points. Those that come from another day say from which; of ideas it says which stay some. */
export function NewDays({ today, days, ideas }: NewDaysProps) {
  const translate = useWords("common", "order");
  const formats = useFormats();
  const homes = new Map(today.flatMap((route) => route.points.map(({ id }) => [id, route])));
  const nameOf = ({ date, name }: Route) => `${formats.date(dayOf(date), "short")} ${name}`;
  const put = new Set(days.flatMap(({ points }) => points.map(({ id }) => id)));
  const isIdea = new Set(ideas.map(({ id }) => id));
  const left = ideas.filter(({ id }) => !put.has(id));
  const listed = days.map(({ routeId, points }) => {
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
            const from = isMoved
              ? translate("bestDays.was", { date: formats.date(dayOf(home.date), "short") })
              : isIdea.has(id)
                ? translate("bestDays.wasIdea")
                : null;
            return (
              <li key={id} data-moved={from !== null || undefined}>
                <span className="few-lines" dir="auto">
                  {name}
                </span>
                {from === null ? null : <span className="secondary tabular">{` ${from}`}</span>}
              </li>
            );
          })}
        </ol>
      </section>
    );
  });
  return (
    <>
      {listed}
      {left.length > 0 ? (
        <section aria-label={translate("bestDays.left")}>
          <h3 className={styles.heading}>{translate("bestDays.left")}</h3>
          <ul className={`grid gap-4 ${styles.list}`}>
            {left.map(({ id, name }) => (
              <li key={id} className="few-lines" dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
