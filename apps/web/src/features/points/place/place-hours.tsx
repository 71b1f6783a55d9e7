import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { HoursAtArrival } from "../hours/hours-line.tsx";
import { HoursText } from "../hours/hours-text.tsx";
import type { HoursPoint } from "../hours/use-hours-state.ts";
import styles from "../place-card.module.css";

/** Opening hours of a found place, and whether it is open when one would be there. */
export function PlaceHours({ point, times }: { point: HoursPoint; times: StopTimes | null }) {
  return (
    <div className="secondary">
      {times ? <HoursAtArrival point={point} times={times} /> : null}
      <p className={`few-lines ${styles.fact}`}>
        <HoursText text={point.workingHours} />
      </p>
    </div>
  );
}
