import { addDays, type DateText, todayIn } from "../time/dates.ts";
import { instantOf } from "../time/zoned-time.ts";

/** The local time of reminders: early enough to change the next day, late enough to know it. */
const evening = "18:00";
const hoursOfEvening = 18;

/** Minutes from the evening of a reminder until the day begins that is `days` later. */
export const minutesBeforeDay = (days: number): number => (days * 24 - hoursOfEvening) * 60;

/** The instant of an evening. */
const eveningOf = (day: DateText, zone: string) => new Date(instantOf(`${day} ${evening}`, zone));

/** The evening of today, which may have passed. */
export const eveningToday = (now: Date, zone: string): Date => eveningOf(todayIn(zone, now), zone);

/** The first evening that is still to come. */
export function nextEvening(now: Date, zone: string): Date {
  const today = todayIn(zone, now);
  const evening = eveningOf(today, zone);
  return evening > now ? evening : eveningOf(addDays(today, 1), zone);
}

/**
 * The day that reminders tell of: from the evening on the next one. Before it, when the evening before was missed, today
 * is still told, and no day that has passed.
 */
export function dayToTell(now: Date, zone: string): DateText {
  const today = todayIn(zone, now);
  return now >= eveningOf(today, zone) ? addDays(today, 1) : today;
}
