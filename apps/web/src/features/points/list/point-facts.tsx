import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { timeOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { useMomentFormat } from "../../../things/use-moment-format.ts";
import { HoursWarning } from "../hours/hours-line.tsx";
import { LateLine } from "../lines/late-line.tsx";
import { SharedLine } from "../lines/shared-line.tsx";
import styles from "./point-facts.module.css";

const secondsOfMinute = 60;

export interface PointFactsProps {
  point: Point;
  alsoOn: string;
  times: StopTimes | null;
  /** True in a list with times: those of this point are known, or may come. */
  hasTimes: boolean;
}

/** The name of a point and its main facts: priority, reservation, stay, lateness, other days. */
export function PointFacts({ point, alsoOn, times, hasTimes }: PointFactsProps) {
  const translate = useWords("common");
  const formats = useFormats();
  const { duration } = useFormats();
  const formatTimes = useTimesSentence();
  const minutes = (count: number) => duration(count * secondsOfMinute);
  const formatWait = ({ opens, waiting }: StopTimes) => {
    const time = minutes(waiting);
    return opens
      ? translate("schedule.waitAtDoor", { opens: formats.time(timeOf(opens.at)), time })
      : translate("schedule.wait", { time });
  };
  // The line about lateness says it.
  const isLate = times !== null && times.lateness > 0;
  // A warning comes later than its row, into a line that is there already.
  const mayWarn = hasTimes && Boolean(point.workingHours || point.reservationTime);
  const { booking } = point;
  const facts = [
    ...(booking && !booking.isCancelled ? [booking.number, booking.seat].filter(Boolean) : []),
    ...(point.priority === "normal" ? [] : [translate(`points.priorities.${point.priority}`)]),
    ...(point.reservationTime && !isLate
      ? [translate("points.reservedAt", { time: formats.time(point.reservationTime) })]
      : []),
    ...(point.cameBeforeMin > 0 && !isLate
      ? [translate("points.cameBefore", { time: minutes(point.cameBeforeMin) })]
      : []),
    ...(times && times.waiting > 0 ? [formatWait(times)] : []),
    ...(point.timeToSpend > 0
      ? [translate("points.stay", { time: minutes(point.timeToSpend) })]
      : []),
    ...(point.excludeFromRoute ? [translate("points.offPath")] : []),
  ];
  return (
    <span className="narrows stack">
      <span className="bold breaks" dir="auto">
        {point.name}
      </span>
      {times ? <span className="visually-hidden">{formatTimes(times)}</span> : null}
      {facts.length > 0 || mayWarn ? (
        <span className={`row wrap ${styles.line}`}>
          {times ? <LateLine point={point} times={times} /> : null}
          {times && point.workingHours ? <HoursWarning point={point} times={times} /> : null}
          <span className="secondary">{facts.join(" · ")}</span>
        </span>
      ) : null}
      <SharedLine alsoOn={alsoOn} />
    </span>
  );
}

function useTimesSentence(): (times: StopTimes) => string {
  const translate = useWords("common");
  const formatMoment = useMomentFormat();
  return ({ arrival, departure }) => {
    const figures = { arrival: formatMoment(arrival), departure: formatMoment(departure) };
    return translate(departure.at === arrival.at ? "schedule.stop" : "schedule.stay", figures);
  };
}
