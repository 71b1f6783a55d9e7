import { dayColor } from "@castor/core/map/day-colors.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { memo, useState } from "react";
import { readUserStorage, writeUserStorage } from "../../device/storage/user-storage.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./day-legend.module.css";
import { AllDaysLine, DaySwitch, OnlyDayButton, type ShownDays } from "./day-switch.tsx";

export interface DayLegendProps {
  /** All days of the trip, in order. */
  routes: readonly Route[];
  shown: ShownDays;
}

/** The switches of the days on the map, with their colours. Whether they are unfolded is remembered. */
export function DayLegend({ routes, shown }: DayLegendProps) {
  const translate = useWords("common");
  const [isOpen, setOpen] = useState(() => readUserStorage("legend_panel") === "open");
  const turn = () => {
    setOpen(!isOpen);
    writeUserStorage("legend_panel", isOpen ? "closed" : "open");
  };
  return (
    <section className={styles.legend} aria-label={translate("days.legend")}>
      <button type="button" className={styles.title} aria-expanded={isOpen} onClick={turn}>
        {translate("days.legend")}
        <span className={styles.count}>
          {translate("days.shownCount", { count: shown.count, total: routes.length })}
        </span>
        <Icon name={isOpen ? "chevron-up" : "chevron-down"} size={18} />
      </button>
      {isOpen ? (
        <>
          <ul className={styles.days}>
            {routes.map((route, index) => (
              <LegendDay key={route.id} route={route} number={index + 1} shown={shown} />
            ))}
          </ul>
          <AllDaysLine className={styles.foot} total={routes.length} shown={shown} />
        </>
      ) : null}
    </section>
  );
}

interface LegendDayProps {
  route: Route;
  /** From 1. */
  number: number;
  shown: ShownDays;
}

/** Memoized: a trip may have a hundred days. */
const LegendDay = memo(function LegendDay({ route, number, shown }: LegendDayProps) {
  const formats = useFormats();
  return (
    <li
      className={styles.day}
      style={{ "--day-color": dayColor(number - 1) } as React.CSSProperties}
    >
      <span className={styles.number}>{number}</span>
      <span className="tabular">{formats.date(dayOf(route.date), "short")}</span>
      {/* A separate element, else a right-to-left name would lose its beginning. */}
      <span className={`one-line ${styles.name}`} data-tooltip={route.name} dir="auto">
        {route.name}
      </span>
      <OnlyDayButton day={route} shown={shown} />
      <DaySwitch day={route} shown={shown} />
    </li>
  );
});
