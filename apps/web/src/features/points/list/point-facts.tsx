import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes } from "@castor/core/routes/day-schedule.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useMomentWords } from "../../../i18n/moment-words.ts";
import { useWords } from "../../../i18n/words.ts";
import { HoursWarning } from "../hours/hours-line.tsx";
import { LateLine } from "../late-line.tsx";
import { SharedLine } from "../shared-line.tsx";
import styles from "./point-facts.module.css";

const secondsOfMinute = 60;

export interface PointFactsProps {
  point: Point;
  alsoOn: string;
  times: StopTimes | null;
}

/** A point's name and what matters of it at a glance: priority, booking, stay, lateness, other days. */
export function PointFacts({ point, alsoOn, times }: PointFactsProps) {
  const translate = useWords();
  const { duration } = useFormats();
  const sayTimes = useTimesSentence();
  const minutes = (count: number) => duration(count * secondsOfMinute);
  // Said in the line about it.
  const isLate = times !== null && times.lateness > 0;
  const facts = [
    ...(point.priority === "normal" ? [] : [translate(`points.priorities.${point.priority}`)]),
    ...(point.reservationTime && !isLate
      ? [translate("points.reservedAt", { time: point.reservationTime })]
      : []),
    ...(point.cameBeforeMin > 0 && !isLate
      ? [translate("points.cameBefore", { time: minutes(point.cameBeforeMin) })]
      : []),
    ...(times && times.waiting > 0
      ? [translate("schedule.wait", { time: minutes(times.waiting) })]
      : []),
    ...(point.timeToSpend > 0
      ? [translate("points.stay", { time: minutes(point.timeToSpend) })]
      : []),
    ...(point.excludeFromRoute ? [translate("points.offPath")] : []),
  ];
  return (
    <span className={styles.facts}>
      <span className={styles.name} dir="auto">
        {point.name}
      </span>
      {times ? <span className="visually-hidden">{sayTimes(times)}</span> : null}
      {times ? <LateLine point={point} times={times} /> : null}
      {times && point.workingHours ? <HoursWarning point={point} times={times} /> : null}
      {facts.length > 0 ? <span className="secondary">{facts.join(" · ")}</span> : null}
      <SharedLine alsoOn={alsoOn} />
    </span>
  );
}

function useTimesSentence(): (times: StopTimes) => string {
  const translate = useWords();
  const say = useMomentWords();
  return ({ arrival, departure }) => {
    const figures = { arrival: say(arrival), departure: say(departure) };
    return translate(departure.at === arrival.at ? "schedule.stop" : "schedule.stay", figures);
  };
}
