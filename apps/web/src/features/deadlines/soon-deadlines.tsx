import { isSoon, listDeadlines } from "@castor/core/finance/table/list-deadlines.ts";
import { listFinanceRows } from "@castor/core/finance/table/list-rows.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useToday } from "../../device/use-today.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./soon-deadlines.module.css";

const mostShown = 3;

/** The nearest deadlines of a trip, each with its day and amount; nothing while none is due soon. */
export function SoonDeadlines({ trip }: { trip: Trip }) {
  const translate = useWords();
  const formats = useFormats();
  const today = useToday();
  const soon = useMemo(
    () => listDeadlines(listFinanceRows(trip, true), today).filter(isSoon),
    [trip, today],
  );
  if (!trip.canEdit || soon.length === 0) return null;
  return (
    <section className={styles.deadlines}>
      <h3 className={styles.heading}>{translate("home.deadlines")}</h3>
      <ul className={styles.list}>
        {soon.slice(0, mostShown).map(({ kind, row, amount, daysLeft }) => (
          <li
            key={`${kind} ${row.id}`}
            className={`${styles.entry} ${daysLeft < 0 ? styles.overdue : ""}`}
          >
            <Icon name={daysLeft < 0 ? "alert-triangle" : "clock"} size={18} />
            <span className={styles.words}>
              <span dir="auto">{row.title}</span>
              <span className={styles.what}>
                {translate(kind === "payment" ? "costs.payBy" : "costs.cancelBy", {
                  amount: formats.money(amount, row.currency),
                })}
              </span>
            </span>
            <span className={styles.when}>{formats.daysFromToday(daysLeft)}</span>
          </li>
        ))}
      </ul>
      <Link
        className={styles.all}
        href={`${addressOf("finance", { tripId: trip.id })}?view=deadlines`}
      >
        {translate("home.allDeadlines")}
      </Link>
    </section>
  );
}
