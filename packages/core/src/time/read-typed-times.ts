import { isTime, type TimeText } from "./dates.ts";

const minutesOfHour = 60;
const halfDay = 12;

/** "9", "9:30", "9.30", "930", "9:30 pm". */
const timePattern = /^(\d{1,2}?)(?:[:.\s]?(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/iu;

/** The time of day that a text means; null for a text that means none. */
export function readTypedTime(text: string): TimeText | null {
  const [, hourText, minuteText = "00", half] = timePattern.exec(text.trim()) ?? [];
  if (hourText === undefined) return null;
  const typed = Number(hourText);
  if (half !== undefined && (typed < 1 || typed > halfDay)) return null;
  const isAfternoon = half?.toLowerCase() === "p";
  const hour = half === undefined ? typed : (typed % halfDay) + (isAfternoon ? halfDay : 0);
  const time = `${String(hour).padStart(2, "0")}:${minuteText}`;
  return isTime(time) ? time : null;
}

/** "90", "90 min", "1:30", "1 h 30", "1 ч 30 мин", "2 Std.". */
const minutesPattern =
  /^(?:(\d{1,3})\s*(?::|[hчs]\p{L}*\.?)\s*)?(?:(\d{1,5})\s*(?:[mм]\p{L}*\.?)?)?$/iu;

/** The minutes that a text means; null for a text that means none. */
export function readTypedMinutes(text: string): number | null {
  const [whole, hours, minutes] = minutesPattern.exec(text.trim()) ?? [];
  if (!whole) return null;
  return Number(hours ?? 0) * minutesOfHour + Number(minutes ?? 0);
}
