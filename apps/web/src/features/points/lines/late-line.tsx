import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { timeOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { MarkedLine } from "./marked-line.tsx";

const secondsOfMinute = 60;

export interface LateLineProps {
  point: Pick<Point, "reservationTime">;
  times: StopTimes;
}

/** A warning about arriving late for a reservation, or later than planned before it; nothing when in time. */
export function LateLine({ point, times }: LateLineProps) {
  const translate = useWords("common");
  const formats = useFormats();
  const { duration } = useFormats();
  const { arrival, lateness, overdue, due } = times;
  if (lateness === 0 || due === null) return null;
  const figures = {
    time: duration((overdue > 0 ? overdue : lateness) * secondsOfMinute),
    at: formats.time(point.reservationTime ?? ""),
    due: formats.time(timeOf(due)),
  };
  const kind = overdue > 0 ? "late" : "lateToBeEarly";
  return (
    <MarkedLine icon="alert-triangle" isWarning>
      {translate(`schedule.${kind}${arrival.isEstimated ? "About" : ""}`, figures)}
    </MarkedLine>
  );
}
