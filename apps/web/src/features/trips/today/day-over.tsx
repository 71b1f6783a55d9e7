import { addressOf } from "@castor/core/pages.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { addDays, type DateText, dayOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import styles from "./next-stop.module.css";

/** The next day of the trip, or that this was the last: what is left to say after the last stop. */
export function DayOver({ next, today }: { next: Route | null; today: DateText }) {
  const translate = useWords("common", "home");
  const formats = useFormats();
  const label = !next
    ? translate("home.tripDone")
    : dayOf(next.date) === addDays(today, 1)
      ? translate("home.tomorrow")
      : formats.date(dayOf(next.date), "long");
  return (
    <div className={`grid gap-4 ${styles.card}`}>
      <p className="secondary">{translate("today.dayDone")}</p>
      <p className={styles.after}>
        {label}
        {next ? (
          <Link
            className="narrows bold"
            dir="auto"
            href={addressOf("map", { tripId: next.tripId, routeId: next.id })}
          >
            {next.name}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
