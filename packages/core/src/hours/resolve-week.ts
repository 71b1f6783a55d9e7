import {
  dayCodes,
  dayMinutes,
  daysOfRule,
  type HoursRule,
  type HoursTime,
  type TimeSpan,
} from "./hours-rule.ts";

type ClockSpan = TimeSpan & { from: number; to: number };

const hasClock = (span: TimeSpan): span is ClockSpan =>
  typeof span.from === "number" && typeof span.to === "number" && !span.isOpenEnd;
const isLate = (to: HoursTime | null) => typeof to === "number" && to > dayMinutes;

/**
 * Rules day by day, with what is left of a night written on the day on which it ends. As they are written, "Su off" after
 * "Sa 20:00-02:00" would end Saturday's night at midnight, which nobody means. Rules without nights, or with more than
 * weekdays and times, come back as they are.
 */
export function resolveWeek(rules: readonly HoursRule[]): readonly HoursRule[] {
  const hasNight = rules.some(({ times }) => times.some(({ to }) => isLate(to)));
  const isPlain = rules.every(
    ({ seasons, days, holidays, times, comment }) =>
      seasons.length === 0 &&
      holidays.length === 0 &&
      comment === null &&
      days.every(({ nth }) => nth.length === 0) &&
      times.every(hasClock),
  );
  if (!hasNight || !isPlain) return rules;
  const week: ClockSpan[][] = dayCodes.map(() => []);
  for (const rule of rules)
    for (const day of daysOfRule(rule)) {
      const kept = rule.isAdded && !rule.isClosed ? (week[day] ?? []) : [];
      week[day] = [...kept, ...rule.times.filter(hasClock)];
    }
  return week.map((spans, day) => {
    const before = week.at(day - 1) ?? [];
    return {
      isAdded: false,
      seasons: [],
      days: [{ from: day, to: day, nth: [] }],
      holidays: [],
      times: [
        ...before
          .filter(({ to }) => isLate(to))
          .map((span) => ({ ...span, from: 0, to: span.to - dayMinutes })),
        ...spans.map((span) => ({ ...span, to: Math.min(span.to, dayMinutes) })),
      ],
      isClosed: spans.length + before.filter(({ to }) => isLate(to)).length === 0,
      comment: null,
    };
  });
}
