import type { DaySchedule } from "@castor/core/routes/day-schedule.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useMomentWords } from "../../i18n/moment-words.ts";
import { useWords } from "../../i18n/words.ts";

/** When a day ends, in words; null while nobody knows, and for a day that ends as it begins. */
export function useDayEnd(route: Route, schedule: DaySchedule | null): string | null {
  const translate = useWords();
  const say = useMomentWords();
  const end = schedule?.end ?? null;
  if (!end || end.at === route.date) return null;
  return translate("schedule.until", { time: say(end) });
}
