import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./hours.module.css";
import { HoursAtArrival } from "./hours-line.tsx";
import { HoursLines, useHoursLines } from "./hours-text.tsx";
import type { HoursPoint } from "./use-hours-state.ts";

export interface HoursFactProps {
  point: HoursPoint;
  /** Arrival and departure; null while unknown. */
  times: StopTimes | null;
}

/** The opening hours in words with the original text; only that text where it cannot be read. */
export function HoursFact({ point, times }: HoursFactProps) {
  const translate = useWords("common");
  const { workingHours } = point;
  const lines = useHoursLines(workingHours);
  return (
    <>
      {times ? (
        <div className={styles.state}>
          <HoursAtArrival point={point} times={times} />
        </div>
      ) : null}
      {lines ? (
        <>
          <HoursLines lines={lines} />
          <details className={`secondary ${styles.written}`}>
            <summary>{translate("hours.asWritten")}</summary>
            {workingHours}
          </details>
        </>
      ) : (
        workingHours
      )}
    </>
  );
}
