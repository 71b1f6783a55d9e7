import { isSoon, listDeadlines } from "@castor/core/finance/list-deadlines.ts";
import { listFinanceRows } from "@castor/core/finance/list-rows.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useToday } from "../../device/use-today.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./deadline-badge.module.css";

/** How much of a trip has to be paid or cancelled soon, and the way there; nothing while nothing has. */
export function DeadlineBadge({ trip }: { trip: Trip }) {
  const translate = useWords();
  const today = useToday();
  const soon = useMemo(
    () => listDeadlines(listFinanceRows(trip, true), today).filter(isSoon),
    [trip, today],
  );
  if (!trip.canEdit || soon.length === 0) return null;
  const isOverdue = soon.some(({ daysLeft }) => daysLeft < 0);
  return (
    <Link
      className={`${styles.badge} ${isOverdue ? styles.overdue : ""}`}
      href={`${addressOf("finance", { tripId: trip.id })}?view=deadlines`}
    >
      <Icon name={isOverdue ? "alert-triangle" : "clock"} size={16} />
      {translate(isOverdue ? "costs.badgeOverdue" : "costs.badge", { count: soon.length })}
    </Link>
  );
}
