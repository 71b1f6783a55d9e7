import { type DateText, isDate } from "@castor/core/basics/dates.ts";

/** A date as people type it, day first (section 9), or as computers write it; null for what is none. */
export function readDate(typed: string): DateText | null {
  const text = typed.trim();
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[./ ](\d{1,2})[./ ](\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  return isDate(date) ? date : null;
}
