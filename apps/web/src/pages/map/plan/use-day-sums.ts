import type { Route } from "@castor/core/routes/route.ts";
import type { DaySchedule } from "@castor/core/routes/schedule/day-schedule.ts";
import type { DaySums } from "../../../features/routes/day-heading.tsx";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { useMomentFormat } from "../../../things/use-moment-format.ts";
import type { DayPath } from "./use-day-path.ts";

const secondsOfMinute = 60;

/** The sums of a day in words. What is still to come is an empty text: it has room already. What never comes is null. */
export function useDaySums(
  route: Route,
  { totals, isLoading }: Pick<DayPath, "totals" | "isLoading">,
  schedule: DaySchedule | null,
): DaySums {
  const translate = useWords("common");
  const { distance, duration } = useFormats();
  const formatMoment = useMomentFormat();
  const path =
    totals &&
    translate(totals.isEstimated ? "routes.aboutTotal" : "routes.total", {
      distance: distance(totals.distance),
      // The schedule's minutes are preferred: they match the times beside them.
      duration: duration(schedule ? schedule.travel * secondsOfMinute : totals.duration),
    });
  const times: string[] = [];
  if (schedule && schedule.stay > 0)
    times.push(translate("schedule.atStops", { time: duration(schedule.stay * secondsOfMinute) }));
  // An end that equals the start is left out.
  if (schedule?.end && schedule.end.at !== route.date)
    times.push(translate("schedule.until", { time: formatMoment(schedule.end) }));
  const staysSomewhere = route.points.some(({ timeToSpend }) => timeToSpend > 0);
  const willHaveTimes = isLoading || (schedule === null && staysSomewhere);
  return {
    path: path ?? (isLoading ? "" : null),
    times: times.length > 0 || willHaveTimes ? times.join(" · ") : null,
  };
}
