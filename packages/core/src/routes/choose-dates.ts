import { cutText } from "../basics/cut-text.ts";
import { addDays, type DateText, dayOf, daysBetween, timeOf } from "../basics/dates.ts";
import { defaults, limits } from "../limits.ts";
import type { DayDate } from "./day-dates.ts";
import type { Route, RouteForm } from "./route.ts";

type Day = Pick<Route, "id" | "date">;

/** Some days by whole days on, each at its own time of day; none when they stay where they are. */
const shift = (days: readonly Day[], by: number): DayDate[] =>
  by === 0
    ? []
    : days.map(({ id, date }) => ({ id, date: `${addDays(dayOf(date), by)} ${timeOf(date)}` }));

const dateOf = (routes: readonly Day[], id: string): DateText | null => {
  const found = routes.find((route) => route.id === id);
  return found ? dayOf(found.date) : null;
};

/**
 * The dates when a day goes to another one: its own alone, or with all that come after it and those that share its
 * date, all by as many days (issue 4).
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

/** Where a new day comes beside another. */
export type InsertPlace = "before" | "after";

/** The date of a day put in beside another, and the dates of those that make room for it, a day later each. */
export interface Insertion {
  day: DateText;
  dates: DayDate[];
}

/**
 * Puts a day in before or after another (issue 4). With `isWithLater` what comes after it moves one day on, so a day
 * put in before takes its neighbour's date; without, it takes the date beside, whether that is free or not.
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

/** True when the date beside a day is taken, so that a day put in there needs room. */
export function isBesideTaken(routes: readonly Day[], id: string, place: InsertPlace): boolean {
  const beside = dateOf(routes, id);
  if (beside === null) return false;
  const day = addDays(beside, place === "after" ? 1 : -1);
  return routes.some(({ date }) => dayOf(date) === day);
}

/** The dates when two days change places: all that share the one's date go to the other's, each at its own time of day. */
export function datesForSwap(routes: readonly Day[], id: string, otherId: string): DayDate[] {
  const [one, other] = [dateOf(routes, id), dateOf(routes, otherId)];
  if (one === null || other === null) return [];
  const on = (day: DateText) => routes.filter(({ date }) => dayOf(date) === day);
  const by = daysBetween(one, other);
  return [...shift(on(one), by), ...shift(on(other), -by)];
}

/** The dates from the first to the last that have no day yet; not more than `most` of them. None when they are reversed. */
export function listFreeDates(
  routes: readonly Day[],
  first: DateText,
  last: DateText,
  most: number,
): DateText[] {
  const taken = new Set(routes.map(({ date }) => dayOf(date)));
  const free: DateText[] = [];
  for (let day = first; day <= last && free.length < most; day = addDays(day, 1))
    if (!taken.has(day)) free.push(day);
  return free;
}

/** How many days a trip has room for. */
export const roomForDays = (routes: readonly Day[]): number =>
  Math.max(0, limits.routesPerTrip - routes.length);

/** New days at 09:00 of some dates; the last number in the name counts up from day to day, one that has none gets it. */
export function daysForDates(
  dates: readonly DateText[],
  { name, moveType }: Pick<RouteForm, "name" | "moveType">,
): RouteForm[] {
  return dates.map((day, at) => ({
    name: countName(name, at),
    moveType,
    date: `${day} ${defaults.routeTime}`,
    icon: "none",
    description: "",
  }));
}

/** The name `by` places on: "Day 3" is "Day 5" two on, "Sea" is "Sea 3". */
function countName(name: string, by: number): string {
  const counter = /^(.*?)(\d{1,9})(\D*)$/su.exec(name);
  const [, before = `${name} `, number = "1", after = ""] = counter ?? [];
  const counted = `${Number(number) + by}`.padStart(number.length, "0");
  const room = limits.name - counted.length - after.length;
  return cutText(`${cutText(before, Math.max(0, room))}${counted}${after}`, limits.name);
}
