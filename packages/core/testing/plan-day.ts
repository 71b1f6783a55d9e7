import { findDoors } from "../src/hours/find-doors.ts";
import type { Point } from "../src/points/point.ts";
import {
  type DaySchedule,
  type ScheduleMoment,
  scheduleDay,
} from "../src/routes/schedule/day-schedule.ts";
import { makePoint } from "./make.ts";

/** A stop in short: `leg` is the minutes of the leg to it (null: unknown). */
export interface PlannedStop extends Partial<Point> {
  leg?: number | null | undefined;
  isAbout?: boolean;
  zone?: string | null;
}

export const berlin = "Europe/Berlin";

/** The schedule of stops named a, b, c... */
export function planDay(date: string, ...stops: PlannedStop[]) {
  const ids = stops.map((_, index) => String.fromCharCode(97 + index));
  const points = stops.map(({ leg: _, isAbout: __, zone: ___, ...changes }, index) =>
    makePoint({ ...changes, id: ids[index] ?? "" }),
  );
  const legs = Object.fromEntries(
    stops.flatMap(({ leg, isAbout = false }, index) =>
      leg === undefined || leg === null
        ? []
        : [[ids[index], { duration: leg * 60, isEstimated: isAbout }]],
    ),
  );
  const zoneOf = (id: string) => {
    const { zone } = stops[ids.indexOf(id)] ?? {};
    return zone === undefined ? berlin : zone;
  };
  const doorAt = findDoors(points);
  return scheduleDay({ date, points, legs, zoneOf, fallbackZone: "UTC", doorAt });
}

const shown = ({ at, day, isEstimated }: ScheduleMoment) =>
  `${isEstimated ? "~" : ""}${at.slice(11)}${day === 0 ? "" : day > 0 ? `+${day}` : day}`;

/** A schedule as "a 09:00-10:00, b ~10:15 wait 5, c late 20/10 zone 60". */
export function describeSchedule(schedule: DaySchedule): string {
  return Object.entries(schedule.stops)
    .map(([id, stop]) => {
      const [arrival, departure] = [shown(stop.arrival), shown(stop.departure)];
      return [
        id,
        arrival === departure ? arrival : `${arrival}-${departure}`,
        ...(stop.waiting > 0 ? [`wait ${stop.waiting}`] : []),
        ...(stop.lateness > 0 ? [`late ${stop.lateness}/${stop.overdue}`] : []),
        ...(stop.zoneShift === 0 ? [] : [`zone ${stop.zoneShift}`]),
      ].join(" ");
    })
    .join(", ");
}
