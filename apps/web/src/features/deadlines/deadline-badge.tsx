import { isSoon, listTripDeadlines } from "@castor/core/finance/table/list-deadlines.ts";
import { addressOf } from "@castor/core/pages.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useToday } from "../../device/use-today.ts";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./deadline-badge.module.css";

export interface DeadlineBadgeProps {
  trip: Trip;
  /** Shows the number alone, where there is no room for the words. */
  isShort?: boolean;
}

/** The number of deadlines that are due soon, with a link to them; nothing while there are none. */
export function DeadlineBadge({ trip, isShort = false }: DeadlineBadgeProps) {
  const translate = useWords("common");
  const today = useToday();
  const soon = useMemo(() => listTripDeadlines(trip, today).filter(isSoon), [trip, today]);
  if (!seesMoneyOf(trip) || soon.length === 0) return null;
  const isOverdue = soon.some(({ daysLeft }) => daysLeft < 0);
  const words = translate(isOverdue ? "costs.badgeOverdue" : "costs.badge", { count: soon.length });
  return (
    <Link
      className={`inline-row items-center gap-4 rigid bold ${styles.badge} ${isOverdue ? styles.overdue : ""}`}
      aria-label={words}
      data-tooltip={isShort ? words : undefined}
      href={`${addressOf("finance", { tripId: trip.id })}?view=deadlines`}
    >
      <Icon name={isOverdue ? "alert-triangle" : "clock"} size={16} />
      {isShort ? soon.length : words}
    </Link>
  );
}
