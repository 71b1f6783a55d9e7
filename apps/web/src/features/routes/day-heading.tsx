import { dayOf, timeOf } from "@castor/core/basics/dates.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./day-heading.module.css";
import { DayIcon } from "./day-icon.tsx";
import { type DayActions, DayMenu } from "./day-menu.tsx";

export interface DayHeadingProps {
  route: Route;
  color: string;
  /** What the day comes to, in words: its way, its time at stops, its end. */
  sums: readonly string[];
  /** Absent for who may only read. */
  actions?: DayActions | undefined;
  /** Its description, and messages about its path. */
  children?: ReactNode;
}

/** The day in view: its name, its date and what it comes to, and what can be done with it. */
export function DayHeading({ route, color, sums, actions, children }: DayHeadingProps) {
  const formats = useFormats();
  const when = `${formats.date(dayOf(route.date), "long")}, ${timeOf(route.date)}`;
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
          {sums.length > 0 ? <p className="secondary tabular">{sums.join(" · ")}</p> : null}
        </div>
        {actions ? <DayMenu route={route} actions={actions} /> : null}
      </div>
      {children}
    </header>
  );
}
