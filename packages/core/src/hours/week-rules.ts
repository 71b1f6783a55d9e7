import type { NamedDays } from "./hours-parts.ts";
import {
  dayCodes,
  type Holiday,
  type HoursRule,
  type Season,
  spansOfDays,
  type TimeSpan,
} from "./hours-rule.ts";

/** The hours of some days; no spans for closed. */
export interface DayHours extends NamedDays {
  days: readonly number[];
  spans: readonly TimeSpan[];
  /** Empty: all year. */
  seasons: readonly Season[];
  /** The index of the sentence in the text. */
  sentence: number;
}

/**
 * Rules of the given days; days with the same hours share a rule. Null where a day has two different hours or nothing
 * ever opens.
 */
export function weekRules(entries: readonly DayHours[]): HoursRule[] | null {
  if (!entries.some(({ spans }) => spans.length > 0)) return null;
  const bySeason = Map.groupBy(entries, ({ seasons }) => JSON.stringify(seasons));
  const rules: HoursRule[] = [];
  for (const ofSeason of bySeason.values()) {
    const hours = mergeDays(ofSeason);
    if (!hours) return null;
    for (const [times, named] of hours) {
      const holidays: Holiday[] = named.has("PH") ? ["PH"] : [];
      const days = new Set([...named].filter((day) => day !== "PH"));
      const isEveryDay = days.size === dayCodes.length && holidays.length === 0;
      rules.push({
        isAdded: false,
        seasons: ofSeason[0]?.seasons ?? [],
        days: isEveryDay ? [] : spansOfDays(days),
        holidays,
        times,
        isClosed: times.length === 0,
        comment: null,
      });
    }
  }
  return rules;
}

type Day = number | "PH";

/** Hours of every day apply to the days that have no hours of their own. */
function mergeDays(entries: readonly DayHours[]): Map<readonly TimeSpan[], Set<Day>> | null {
  const isBase = ({ days }: DayHours) => days.length === dayCodes.length;
  const chosen = new Map<Day, readonly TimeSpan[]>();
  for (const { days, hasHolidays, spans } of entries.filter((entry) => !isBase(entry)))
    for (const day of [...days, ...(hasHolidays ? (["PH"] as const) : [])]) {
      if (chosen.has(day)) return null;
      chosen.set(day, spans);
    }
  const [base, ...others] = entries.filter(isBase);
  if (others.length > 0) return null;
  if (base) {
    for (const day of base.days) if (!chosen.has(day)) chosen.set(day, base.spans);
    if (base.hasHolidays && !chosen.has("PH")) chosen.set("PH", base.spans);
  }
  const groups = new Map<string, { times: readonly TimeSpan[]; days: Set<Day> }>();
  for (const day of [...dayCodes.keys(), "PH" as const]) {
    const times = chosen.get(day);
    if (!times) continue;
    const key = JSON.stringify(times);
    const group = groups.get(key) ?? { times, days: new Set<Day>() };
    group.days.add(day);
    groups.set(key, group);
  }
  // Closed days come last, as people write it.
  const sorted = [...groups.values()].toSorted(
    (one, other) => Number(one.times.length === 0) - Number(other.times.length === 0),
  );
  return new Map(sorted.map(({ times, days }) => [times, days]));
}
