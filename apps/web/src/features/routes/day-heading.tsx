import { dayOf, timeOf } from "@castor/core/basics/dates.ts";
import type { PathTotals } from "@castor/core/routes/path-requests.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./day-heading.module.css";
import { DayIcon } from "./day-icon.tsx";
import { type DayActions, DayMenu } from "./day-menu.tsx";

export interface DayHeadingProps {
  route: Route;
  color: string;
  /** The way of the whole day; null while there is none. */
  totals: PathTotals | null;
  /** When it ends, in words; null while nobody knows. */
  until: string | null;
  /** Absent for who may only read. */
  actions?: DayActions | undefined;
  /** Its description, and messages about its path. */
  children?: ReactNode;
}

/** The day in view: its name, date and length, and what can be done with it. */
export function DayHeading({ route, color, totals, until, actions, children }: DayHeadingProps) {
  const translate = useWords();
  const formats = useFormats();
  const when = `${formats.date(dayOf(route.date), "long")}, ${timeOf(route.date)}`;
  const length = [
    ...(totals
      ? [
          translate(totals.isEstimated ? "routes.aboutTotal" : "routes.total", {
            distance: formats.distance(totals.distance),
            duration: formats.duration(totals.duration),
          }),
        ]
      : []),
    ...(until === null ? [] : [until]),
  ];
  return (
    <header className={styles.heading}>
      <div className={styles.line}>
        <span className={styles.sign} style={{ background: color }}>
          {route.icon === "none" ? (
            <Icon name="route" size={18} />
          ) : (
            <DayIcon icon={route.icon} size={18} />
          )}
        </span>
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto">
            {route.name}
          </h2>
          <p className="secondary tabular">{when}</p>
          {length.length > 0 ? <p className="secondary tabular">{length.join(" · ")}</p> : null}
        </div>
        {actions ? <DayMenu route={route} actions={actions} /> : null}
      </div>
      {children}
    </header>
  );
}
