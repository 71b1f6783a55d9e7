import type { DaySchedule } from "@castor/core/routes/day-schedule.ts";
import type { PathTotals } from "@castor/core/routes/path-requests.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useMomentWords } from "../../i18n/moment-words.ts";
import { useWords } from "../../i18n/words.ts";

const secondsOfMinute = 60;

/** What a day comes to, in words: its way, the time at its stops, and when it ends; what nobody knows is left out. */
export function useDaySums(
  route: Route,
  totals: PathTotals | null,
  schedule: DaySchedule | null,
): string[] {
  const translate = useWords();
  const { distance, duration } = useFormats();
  const say = useMomentWords();
  const sums: string[] = [];
  if (totals)
    sums.push(
      translate(totals.isEstimated ? "routes.aboutTotal" : "routes.total", {
        distance: distance(totals.distance),
        // Of the schedule, once there is one: its minutes add up to the times beside them.
        duration: duration(schedule ? schedule.travel * secondsOfMinute : totals.duration),
      }),
    );
  if (schedule && schedule.stay > 0)
    sums.push(translate("schedule.atStops", { time: duration(schedule.stay * secondsOfMinute) }));
  // A day that ends as it begins says nothing by that.
  if (schedule?.end && schedule.end.at !== route.date)
    sums.push(translate("schedule.until", { time: say(schedule.end) }));
  return sums;
}
