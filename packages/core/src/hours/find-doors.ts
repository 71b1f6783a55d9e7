import {
  type DoorFinder,
  type DoorPoint,
  listDoors,
  longestDoorWait,
} from "../routes/schedule/door.ts";
import { dayOf, wallClock } from "../time/dates.ts";
import { knownHours } from "./known-hours.ts";
import { stateAt } from "./state-at.ts";

const minuteMs = 60_000;

/** The library takes a part of a millisecond for a moment, and a screen works out its times again with each change. */
const most = 5_000;
const known = new Map<string, number | null>();

/**
 * Looks up the doors of a day's stops by their opening hours (specification#day-schedule). It needs the library of opening hours: what
 * must be light gets its answer as an argument.
 */
export const findDoors: DoorFinder = (points) => {
  const doors = new Map(listDoors(points).map((point) => [point.id, point]));
  return (id, at, zone) => {
    const point = doors.get(id);
    if (!point) return null;
    const key = `${at} ${zone} ${point.lat} ${point.lng} ${point.workingHours}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const opens = openingAfter(point, at, zone);
    known.set(key, opens);
    return opens;
  };
};

/** The opening for which one waits: on the same date by the clocks of the place, and not too long. */
function openingAfter(point: DoorPoint, at: number, zone: string): number | null {
  const hours = knownHours(point.workingHours);
  if (!hours) return null;
  const { state, change } = stateAt(hours, at, zone, point);
  if (state !== "closed" || !change) return null;
  const isToday = dayOf(change.at) === dayOf(wallClock(new Date(at), zone));
  return isToday && change.instant - at <= longestDoorWait * minuteMs ? change.instant : null;
}
