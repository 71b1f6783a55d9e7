import type { Route } from "@castor/core/routes/route.ts";
import { dayOf, timeOf } from "@castor/core/time/dates.ts";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { IconLink } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./day-heading.module.css";
import { DayIcon } from "./day-icon.tsx";
import { type DayActions, DayMenu, printDayHref } from "./day-menu.tsx";

/** The sums of a day in words: of the path; of the time at stops, with the day's end. An empty text is still to come. */
export interface DaySums {
  path: string | null;
  times: string | null;
}

export interface DayHeadingProps {
  route: Route;
  color: string;
  sums: DaySums;
  /** Absent for read-only users. */
  actions?: DayActions | undefined;
  /** After the date. It may come late: it moves no line, however high it is. */
  badge?: ReactNode;
  /** The description, and messages about the path. */
  children?: ReactNode;
}

/** Keeps its room while the words are to come: what is below it does not move. */
function SumLine({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <p className={`secondary tabular one-line ${styles.sum}`} data-tooltip={words || undefined}>
      {words}
    </p>
  );
}

/** The heading of the day in view: name, date, sums and actions. */
export function DayHeading({ route, color, sums, actions, badge, children }: DayHeadingProps) {
  const translate = useWords("common");
  const formats = useFormats();
  const when = `${formats.date(dayOf(route.date), "long")}, ${formats.time(timeOf(route.date))}`;
  return (
    <header className="stack gap-8">
      <div className={`grid items-start ${styles.line}`}>
        <span
          className={`rigid inline-row items-center justify-center ${styles.sign}`}
          style={{ background: color }}
        >
          {route.icon === "none" ? (
            <Icon name="route" size={18} />
          ) : (
            <DayIcon icon={route.icon} size={18} />
          )}
        </span>
        <div className="narrows stack">
          <h2 className="breaks" dir="auto">
            {route.name}
          </h2>
          <div className="row items-center gap-4">
            <p className="secondary tabular">{when}</p>
            <span className={styles.badge}>{badge}</span>
          </div>
        </div>
        {actions ? (
          <DayMenu route={route} actions={actions} />
        ) : (
          <IconLink
            icon="printer"
            label={translate("routes.printDay")}
            href={printDayHref(route.tripId, route.id)}
          />
        )}
        <div className={styles.sums}>
          <SumLine words={sums.path} />
          <SumLine words={sums.times} />
        </div>
      </div>
      {children}
    </header>
  );
}
