import type { Point } from "../points/point.ts";
import type { StopTimes } from "../routes/schedule/day-schedule.ts";
import { timeOf } from "../time/dates.ts";
import type { PrintContext } from "./print-context.ts";

const secondsOfMinute = 60;
type Writing = Pick<PrintContext, "words" | "formats">;

/** Reservation, waiting and time to spend, as in the list of the day. */
export function listTimeFacts(
  point: Pick<Point, "reservationTime" | "cameBeforeMin" | "timeToSpend">,
  times: StopTimes | null,
  { words, formats }: Writing,
): string[] {
  const minutes = (count: number) => formats.duration(count * secondsOfMinute);
  // The line about lateness says both.
  const isLate = times !== null && times.lateness > 0;
  const facts: string[] = [];
  if (point.reservationTime && !isLate)
    facts.push(words("points.reservedAt", { time: formats.time(point.reservationTime) }));
  if (point.cameBeforeMin > 0 && !isLate)
    facts.push(words("points.cameBefore", { time: minutes(point.cameBeforeMin) }));
  if (times && times.waiting > 0) {
    const time = minutes(times.waiting);
    const opens = times.opens && formats.time(timeOf(times.opens.at));
    facts.push(
      opens ? words("schedule.waitAtDoor", { opens, time }) : words("schedule.wait", { time }),
    );
  }
  if (point.timeToSpend > 0) facts.push(words("points.stay", { time: minutes(point.timeToSpend) }));
  return facts;
}

/** That one comes late for a reservation, or later than planned before it; null when in time. */
export function describeLateness(
  { reservationTime }: Pick<Point, "reservationTime">,
  { arrival, lateness, overdue, due }: StopTimes,
  { words, formats }: Writing,
): string | null {
  if (lateness === 0 || due === null) return null;
  const kind = overdue > 0 ? "late" : "lateToBeEarly";
  return words(`schedule.${kind}${arrival.isEstimated ? "About" : ""}`, {
    time: formats.duration((overdue > 0 ? overdue : lateness) * secondsOfMinute),
    at: formats.time(reservationTime ?? ""),
    due: formats.time(timeOf(due)),
  });
}
