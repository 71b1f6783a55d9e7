import type {
  ScheduleMoment,
  StopTimes as Times,
} from "@castor/core/routes/schedule/day-schedule.ts";
import { timeOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./stop-times.module.css";

/** The times of a stop beside its marker; screen readers get a sentence. Without times it keeps its space. */
export function StopTimes({ times }: { times: Times | null }) {
  return (
    <span className={`rigid stack small tabular ${styles.times}`} aria-hidden>
      {times ? <Clock moment={times.arrival} /> : null}
      {times && times.departure.at !== times.arrival.at ? (
        <Clock moment={times.departure} className={styles.departure} />
      ) : null}
    </span>
  );
}

function Clock({ moment, className }: { moment: ScheduleMoment; className?: string | undefined }) {
  const translate = useWords("common");
  const formats = useFormats();
  const { at, day, isEstimated } = moment;
  return (
    <span className={`${styles.clock} ${className ?? ""}`}>
      {isEstimated ? <span className={styles.about}>{translate("schedule.aboutSign")}</span> : null}
      {formats.time(timeOf(at))}
      {day === 0 ? null : (
        <span className={`muted bold ${styles.day}`}>
          {day > 0 ? `+${day}` : `−${Math.abs(day)}`}
        </span>
      )}
    </span>
  );
}
