import { listPathStops } from "../routes/paths/list-path-stops.ts";
import type { Route } from "../routes/route.ts";
import type { DateTimeText } from "../time/dates.ts";
import type { GoingDay } from "./going-day.ts";
import { type Progress, reportedTimes } from "./progress.ts";

/** What was really done at a stop, by its clocks. Null where nobody told. */
export interface DoneStop {
  name: string;
  reached: DateTimeText | null;
  left: DateTimeText | null;
  isSkipped: boolean;
}

/** The stops of a day of which its traveller told by now, in order. What is told of the future is not done. */
export function listDone(
  route: Route,
  { schedule }: Pick<GoingDay, "schedule">,
  progress: Progress,
  now: number,
): DoneStop[] {
  return listPathStops(route).flatMap(({ id, name }): DoneStop[] => {
    if (progress.skipped.includes(id))
      return [{ name, reached: null, left: null, isSkipped: true }];
    const [times, own] = [schedule.stops[id], reportedTimes(progress, id)];
    if (!times) return [];
    const { arrival, departure } = times;
    const reached = own.reached !== undefined && arrival.instant <= now ? arrival.at : null;
    const left = own.left !== undefined && departure.instant <= now ? departure.at : null;
    return reached === null && left === null ? [] : [{ name, reached, left, isSkipped: false }];
  });
}
