import type { ScheduleMoment } from "@castor/core/routes/schedule/day-schedule.ts";
import { dayOf, timeOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../i18n/formats.ts";
import { useWords } from "../i18n/words.ts";

/** Formats a moment of a day's schedule: "09:15", "about 09:15", with the date when it is on another day. */
export function useMomentFormat(): (moment: ScheduleMoment) => string {
  const translate = useWords("common");
  const formats = useFormats();
  return ({ at, day, isEstimated }) => {
    const clock = formats.time(timeOf(at));
    const time = isEstimated ? translate("schedule.about", { time: clock }) : clock;
    if (day === 0) return time;
    return translate("schedule.onDate", { time, date: formats.date(dayOf(at), "short") });
  };
}
