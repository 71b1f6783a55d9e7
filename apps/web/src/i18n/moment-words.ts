import { dayOf, timeOf } from "@castor/core/basics/dates.ts";
import type { ScheduleMoment } from "@castor/core/routes/day-schedule.ts";
import { useFormats } from "./formats.ts";
import { useWords } from "./words.ts";

/** Says a moment of a day's schedule: 09:15, about 09:15, and with its date when it is another than the day's. */
export function useMomentWords(): (moment: ScheduleMoment) => string {
  const translate = useWords();
  const formats = useFormats();
  return ({ at, day, isEstimated }) => {
    const clock = timeOf(at);
    const time = isEstimated ? translate("schedule.about", { time: clock }) : clock;
    if (day === 0) return time;
    return translate("schedule.onDate", { time, date: formats.date(dayOf(at), "short") });
  };
}
