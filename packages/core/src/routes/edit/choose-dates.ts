import { cutText } from "../../basics/cut-text.ts";
import { defaults, limits } from "../../limits.ts";
import { addDays, type DateText, dayOf, daysBetween, timeOf } from "../../time/dates.ts";
import type { DayDate } from "../day-dates.ts";
import { newRouteFields, type Route, type RouteForm } from "../route.ts";

type Day = Pick<Route, "id" | "date">;

/** Days shifted by whole days; their times stay. Empty without a shift. */
const shift = (days: readonly Day[], by: number): DayDate[] =>
  by === 0
    ? []
    : days.map(({ id, date }) => ({ id, date: `${addDays(dayOf(date), by)} ${timeOf(date)}` }));

const dateOf = (routes: readonly Day[], id: string): DateText | null => {
  const found = routes.find((route) => route.id === id);
  return found ? dayOf(found.date) : null;
};

/**
 * The new dates when a day moves to another date: the day alone, or with the days of its date and all later ones,
 * shifted by the same number of days (decision 018).
 */
export function datesForMove(
  routes: readonly Day[],
  id: string,
  to: DateText,
  isWithLater: boolean,
): DayDate[] {
  const from = dateOf(routes, id);
  if (from === null) return [];
  const moving = routes.filter((day) => (isWithLater ? dayOf(day.date) >= from : day.id === id));
  return shift(moving, daysBetween(from, to));
}

/** The side of a day where a new day is inserted. */
export type InsertPlace = "before" | "after";

/** The date of an inserted day, and the new dates of the days that make room for it, each one day later. */
export interface Insertion {
  day: DateText;
  dates: DayDate[];
}

/**
 * Inserts a day before or after another (decision 018). With `isWithLater` the following days move one day on, so a day
 * inserted before takes the date of the other. Without it the new day takes the adjacent date, free or not.
 */
export function datesForInsert(
  routes: readonly Day[],
  id: string,
  place: InsertPlace,
  isWithLater: boolean,
): Insertion | null {
  const beside = dateOf(routes, id);
  if (beside === null) return null;
  const after = addDays(beside, 1);
  const day = place === "after" ? after : isWithLater ? beside : addDays(beside, -1);
  const moving = isWithLater ? routes.filter(({ date }) => dayOf(date) >= day) : [];
  return { day, dates: shift(moving, 1) };
}

/** True when the adjacent date is taken, so that an inserted day needs room. */
export function isAdjacentDateTaken(
  routes: readonly Day[],
  id: string,
  place: InsertPlace,
): boolean {
  const beside = dateOf(routes, id);
  if (beside === null) return false;
  const day = addDays(beside, place === "after" ? 1 : -1);
  return routes.some(({ date }) => dayOf(date) === day);
}

/** The date of a day that stands once more: the next one, for which later days make room where it is taken, or the one after the last day. */
export function planDuplicate(
  routes: readonly Day[],
  { id, date }: Day,
  where: "after" | "end",
): Insertion {
  const [next] = datesForLonger(routes, 1, "end");
  const insertion =
    where === "after"
      ? datesForInsert(routes, id, "after", isAdjacentDateTaken(routes, id, "after"))
      : null;
  return insertion ?? { day: next ?? addDays(dayOf(date), 1), dates: [] };
}

/** The new dates when two days are swapped: all days of one date go to the other; their times stay. */
export function datesForSwap(routes: readonly Day[], id: string, otherId: string): DayDate[] {
  const [one, other] = [dateOf(routes, id), dateOf(routes, otherId)];
  if (one === null || other === null) return [];
  const on = (day: DateText) => routes.filter(({ date }) => dayOf(date) === day);
  const by = daysBetween(one, other);
  return [...shift(on(one), by), ...shift(on(other), -by)];
}

/** The free dates from the first to the last, at most `max`. Empty for a reversed range. */
export function listFreeDates(
  routes: readonly Day[],
  first: DateText,
  last: DateText,
  max: number,
): DateText[] {
  const taken = new Set(routes.map(({ date }) => dayOf(date)));
  const free: DateText[] = [];
  for (let day = first; day <= last && free.length < max; day = addDays(day, 1))
    if (!taken.has(day)) free.push(day);
  return free;
}

/** The end of a trip that gets days, or loses them. */
export type TripEnd = "start" | "end";

/** The dates of as many days that make a trip longer at one end; none for a trip without days. */
export function datesForLonger(routes: readonly Day[], count: number, end: TripEnd): DateText[] {
  const days = routes.map(({ date }) => dayOf(date)).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const from = end === "end" ? addDays(last, 1) : addDays(first, -count);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** The number of days that the trip may still get. */
export const roomForDays = (routes: readonly Day[]): number =>
  Math.max(0, limits.routesPerTrip - routes.length);

/** New days at 09:00 on the given dates. The last number in the name counts up; a name without a number gets one. */
export function daysForDates(
  dates: readonly DateText[],
  { name, moveType }: Pick<RouteForm, "name" | "moveType">,
): RouteForm[] {
  return dates.map((day, index) => ({
    ...newRouteFields,
    name: countName(name, index),
    moveType,
    date: `${day} ${defaults.routeTime}`,
  }));
}

/** The name with its number increased by `by`: "Day 3" by 2 is "Day 5", "Sea" by 2 is "Sea 3". */
function countName(name: string, by: number): string {
  const counter = /^(.*?)(\d{1,9})(\D*)$/su.exec(name);
  const [, before = `${name} `, number = "1", after = ""] = counter ?? [];
  const counted = `${Number(number) + by}`.padStart(number.length, "0");
  const room = limits.name - counted.length - after.length;
  return cutText(`${cutText(before, Math.max(0, room))}${counted}${after}`, limits.name);
}
