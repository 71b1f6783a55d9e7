import type { Route } from "@castor/core/routes/route.ts";
import { addDays, type DateText, dayOf, todayIn, wallClock } from "@castor/core/time/dates.ts";
import { isZone } from "@castor/core/time/zone-offset.ts";
import { planForDay } from "@castor/core/trips/plan-for-day.ts";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { useThisMinute } from "../../../device/use-today.ts";

export interface DaysNow {
  /** The date where the traveller is by the plan. */
  today: DateText;
  /** The last day of yesterday, which may go on after midnight; none once a day of today has begun. */
  late: readonly Route[];
}

/** The date of a trip that is on, by the clocks of its place: a device may show those of home. */
export function useDaysNow(routes: readonly Route[]): DaysNow {
  const now = useThisMinute();
  const zoneAt = useZoneLookup(true);
  const device = browserTimeZone();
  const near = planForDay(routes, todayIn(device, new Date(now))).routes[0];
  const position = near?.points[0];
  const own = position && zoneAt ? zoneAt(position) : null;
  const clock = wallClock(new Date(now), own !== null && isZone(own) ? own : device);
  const today = dayOf(clock);
  const hasBegun = routes.some(({ date }) => dayOf(date) === today && date <= clock);
  const ofYesterday = routes.filter(({ date }) => dayOf(date) === addDays(today, -1));
  const late = ofYesterday.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(-1);
  return { today, late: hasBegun ? [] : late };
}
