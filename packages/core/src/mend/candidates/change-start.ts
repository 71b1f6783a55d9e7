import { isStation } from "../../check/is-departure.ts";
import { listPathStops } from "../../routes/paths/list-path-stops.ts";
import type { Route } from "../../routes/route.ts";
import { dayOf, timeOf } from "../../time/dates.ts";
import type { Candidate } from "../fix.ts";
import type { Problem } from "../problem.ts";

/** Minutes by which a day begins earlier or later. */
const shifts = [15, 30, 45, 60, 75, 90, 120, 150, 180] as const;
/** Nobody is asked to get up before this. */
const earliest = "06:00";

/** The day begins earlier, by as little as possible. */
export const leaveEarlier = ({ day, context }: Problem): Candidate[] =>
  // Today has begun.
  dayOf(day.route.date) <= context.today
    ? []
    : shifts.flatMap((minutes) => startAt("leaveEarlier", day.route, -minutes));

/** The day begins later, by as little as possible. Of two days that are too near together the second one does. */
export function leaveLater({ trip, day, finding }: Problem): Candidate[] {
  const { kind, figures } = finding;
  const isRest = kind === "daysOverlap" || kind === "shortNight";
  const route = isRest
    ? trip.routes.find(({ id, date }) => date === figures.begin && id !== day.route.id)
    : day.route;
  return route ? shifts.flatMap((minutes) => startAt("leaveLater", route, minutes)) : [];
}

function startAt(
  kind: "leaveEarlier" | "leaveLater",
  { id, date: now, points }: Route,
  shift: number,
): Candidate[] {
  const first = listPathStops({ points })[0];
  // A train arrives when it arrives.
  if (!first || isStation(first)) return [];
  const date = addMinutes(now, shift);
  if (dayOf(date) !== dayOf(now) || (shift < 0 && timeOf(date) < earliest)) return [];
  const changes = [{ name: "routes.save" as const, args: { id, change: { date } } }];
  return [{ kind, changes, routeId: id, stopIds: [], figures: { minutes: Math.abs(shift) } }];
}

/** By the clock on the wall. */
const addMinutes = (at: string, minutes: number) =>
  new Date(Date.parse(`${at.replace(" ", "T")}:00Z`) + minutes * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace("T", " ");
