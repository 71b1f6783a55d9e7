import { type DateText, isDate } from "../time/dates.ts";

/** A date of a task as it is written: `due:2027-05-01`. */
const pattern = /due:(?<date>\d{4}-\d{2}-\d{2})(?![\p{L}\p{N}-])/iuy;
const letterBefore = /[\p{L}\p{N}]$/u;

/** The date that a task is due on, with its source, read at an index of its line (specification#tasks). Null without one. */
export function readDueDate(line: string, at: number): { date: DateText; text: string } | null {
  // Two UTF-16 units, because a letter may be a surrogate pair.
  if (letterBefore.test(line.slice(Math.max(0, at - 2), at))) return null;
  pattern.lastIndex = at;
  const match = pattern.exec(line);
  const date = match?.groups?.date;
  return match && date !== undefined && isDate(date) ? { date, text: match[0] } : null;
}
