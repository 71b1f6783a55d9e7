import type { ScheduleMoment } from "../routes/schedule/day-schedule.ts";
import { dayOf, timeOf } from "../time/dates.ts";
import type { PrintContext } from "./print-context.ts";
import type { PrintWordsKey } from "./print-words.ts";

interface Writing extends Pick<PrintContext, "formats"> {
  /** Only the texts of moments, so that a screen without those of paper says them too. */
  words: (
    key: Extract<PrintWordsKey, `schedule.${string}`>,
    params?: Record<string, string | number>,
  ) => string;
}

/** A moment in a sentence: "09:15", "about 09:15", with the date when it is on another day. */
export function formatMoment({ at, day, isEstimated }: ScheduleMoment, writing: Writing): string {
  const { words, formats } = writing;
  const clock = formats.time(timeOf(at));
  const time = isEstimated ? words("schedule.about", { time: clock }) : clock;
  if (day === 0) return time;
  return words("schedule.onDate", { time, date: formats.date(dayOf(at), "short") });
}

/** A moment beside a point: "09:15", "≈09:15", "09:15 +1" on the next day. */
export function writeClock({ at, day, isEstimated }: ScheduleMoment, writing: Writing): string {
  const { words, formats } = writing;
  const clock = `${isEstimated ? words("schedule.aboutSign") : ""}${formats.time(timeOf(at))}`;
  if (day === 0) return clock;
  return `${clock} ${day > 0 ? "+" : "−"}${Math.abs(day)}`;
}
