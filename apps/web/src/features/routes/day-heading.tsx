import { dayOf, timeOf } from "@castor/core/basics/dates.ts";
import type { PathTotals } from "@castor/core/routes/path-requests.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import styles from "./day-heading.module.css";
import { DayIcon } from "./day-icon.tsx";

export interface DayActions {
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

export interface DayHeadingProps {
  route: Route;
  color: string;
  /** The way of the whole day; null while there is none. */
  totals: PathTotals | null;
  /** Absent for who may only read. */
  actions?: DayActions | undefined;
  /** Its description, and messages about its path. */
  children?: ReactNode;
}

/** The day in view: its name, date and length, and what can be done with it. */
export function DayHeading({ route, color, totals, actions, children }: DayHeadingProps) {
  const translate = useWords();
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
          {totals ? (
            <p className="secondary tabular">
              {translate(totals.isEstimated ? "routes.aboutTotal" : "routes.total", {
                distance: formats.distance(totals.distance),
                duration: formats.duration(totals.duration),
              })}
            </p>
          ) : null}
        </div>
        {actions ? (
          <Menu
            items={[
              {
                label: translate("routes.editDay"),
                icon: "pencil",
                onChoose: () => actions.onEdit(route.id),
              },
              {
                label: translate("routes.deleteDay"),
                icon: "trash",
                isDangerous: true,
                onChoose: () => actions.onDelete(route.id),
              },
            ]}
          >
            <IconButton
              icon="dots-vertical"
              label={translate("routes.dayActions", { name: route.name })}
            />
          </Menu>
        ) : null}
      </div>
      {children}
    </header>
  );
}
