import type { DateText } from "../../time/dates.ts";
import { eachDay, type HoursRule, type MonthDay, type Season } from "../hours-rule.ts";

/**
 * Rules in which public holidays are dates: what is said of `PH` is said of these. The dates are of one year, since rules have
 * none.
 */
export function putHolidays(
  rules: readonly HoursRule[],
  dates: readonly DateText[],
): readonly HoursRule[] {
  if (!rules.some(isOfHolidays)) return rules;
  const days = dates.map(monthDayOf);
  return rules.flatMap((rule) => {
    if (!isOfHolidays(rule)) return [rule];
    const ofOthers = { ...rule, holidays: rule.holidays.filter((code) => code !== "PH") };
    const isOnly = rule.days.length === 0 && ofOthers.holidays.length === 0;
    const own = days.filter((day) => isIn(day, rule.seasons));
    const ofDates = { ...rule, days: [eachDay], holidays: [], seasons: own.map(oneDay) };
    return [...(isOnly ? [] : [ofOthers]), ...(own.length === 0 ? [] : [ofDates])];
  });
}

const isOfHolidays = ({ holidays }: HoursRule) => holidays.includes("PH");

const monthDayOf = (date: DateText): MonthDay & { day: number } => ({
  month: Number(date.slice(5, 7)) - 1,
  day: Number(date.slice(8, 10)),
});

const oneDay = (day: MonthDay): Season => ({ from: day, to: day });

function isIn({ month, day }: MonthDay & { day: number }, seasons: readonly Season[]): boolean {
  const monthDay = month * 100 + day;
  return (
    seasons.length === 0 ||
    seasons.some(({ from, to }) => {
      const [first, last] = [from.month * 100 + (from.day ?? 1), to.month * 100 + (to.day ?? 31)];
      return first <= last
        ? monthDay >= first && monthDay <= last
        : monthDay >= first || monthDay <= last;
    })
  );
}
