import type { Route } from "@castor/core/routes/route.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { useId } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { CheckRow } from "../../../ui/choices/check-row.tsx";
import styles from "./day-checklist.module.css";

export interface DayChecklistProps {
  /** How many days are chosen, and their dates. */
  title: string;
  routes: readonly Route[];
  chosen: readonly string[];
  /** The date of each day in the copy. */
  dates: ReadonlyMap<string, DateText>;
  onChange: (chosen: string[]) => void;
}

/** The days of a trip, to choose those that are copied; each with its date in the copy. */
export function DayChecklist({ title, routes, chosen, dates, onChange }: DayChecklistProps) {
  const translate = useWords("common", "sharing");
  const formats = useFormats();
  const titleId = useId();
  const isWhole = chosen.length === routes.length;
  const ids = routes.map(({ id }) => id);
  return (
    <section aria-labelledby={titleId}>
      <div className="row items-center justify-between gap-8">
        <h3 id={titleId} className={styles.title} aria-live="polite">
          {title}
        </h3>
        <Button kind="quiet" onClick={() => onChange(isWhole ? [] : ids)}>
          {translate(isWhole ? "visitor.noDays" : "visitor.allDays")}
        </Button>
      </div>
      <ul className={`plain-list ${styles.list}`}>
        {routes.map(({ id, name }) => (
          <li key={id}>
            <CheckRow
              className={styles.row}
              isChecked={chosen.includes(id)}
              onCheck={(isChosen) =>
                onChange(ids.filter((day) => (day === id ? isChosen : chosen.includes(day))))
              }
            >
              <span className={`tabular ${styles.date}`}>
                {formats.date(dates.get(id) ?? "", "short")}
              </span>
              <span className="grow breaks" dir="auto">
                {name}
              </span>
            </CheckRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
