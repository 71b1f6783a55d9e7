import type { DateText, TimeText } from "@castor/core/time/dates.ts";
import { isDate, isTime } from "@castor/core/time/dates.ts";

/** When a place was visited, as KML and timelines write it (xsd:dateTime). */
export interface Visit {
  begin: string;
  end: string;
}

/** The parts of a visit that a point has fields for. */
export interface VisitTimes {
  /** In the zone in which the file writes it; empty without a date. */
  date: DateText | "";
  time: TimeText | null;
  /** Null where the file writes the time of the place. */
  instant: number | null;
  minutes: number;
}

const dateTime =
  /^\s*(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?\s*$/;

/** Reads when a visit began and how long it took. */
export function readVisit({ begin, end }: Visit): VisitTimes {
  const [, date = "", at = "", zone = ""] = dateTime.exec(begin) ?? [];
  if (!isDate(date)) return { date: "", time: null, instant: null, minutes: 0 };
  const time = isTime(at) ? at : null;
  const [from, to] = [Date.parse(begin.trim()), Date.parse(end.trim())];
  const minutes = time === null || Number.isNaN(to) ? 0 : Math.max(0, (to - from) / 60_000);
  return { date, time, instant: time === null || zone === "" ? null : from, minutes };
}
