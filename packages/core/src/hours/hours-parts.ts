import { clockSpan } from "./clock-span.ts";
import { aroundTheClock, type MonthDay, type Season, type TimeSpan } from "./hours-rule.ts";
import type { HoursToken } from "./hours-tokens.ts";

export interface NamedDays {
  days: readonly number[];
  hasHolidays: boolean;
}

/** The parts of a text with opening hours, in order. */
export type HoursPart =
  | ({ kind: "days" } & NamedDays)
  | ({ kind: "except" } & NamedDays)
  | { kind: "times"; spans: readonly TimeSpan[] }
  | { kind: "break"; span: TimeSpan }
  | { kind: "seasons"; seasons: readonly Season[] }
  | { kind: "closed" }
  | { kind: "comma" }
  /** A bracket around a remark. A list never continues across it. */
  | { kind: "bracket" }
  | { kind: "line" }
  | { kind: "stop" };

const weekDays = 7;
const weekend = [5, 6];
const longestMonth = 31;

/** Groups tokens into parts. Null where they make no sense. */
export function parseHoursParts(tokens: readonly HoursToken[]): HoursPart[] | null {
  const parts: HoursPart[] = [];
  let index = 0;

  const is = (kind: HoursToken["kind"], offset = 0) => tokens[index + offset]?.kind === kind;
  const isJoin = (offset = 0) => is("comma", offset) || is("and", offset);
  const isRange = (offset = 0) => is("dash", offset) || is("to", offset);
  const namesDays = (offset = 0) => is("days", offset) || is("holidays", offset);

  function takeDays(): NamedDays | null {
    const days = new Set<number>();
    let hasHolidays = false;
    while (namesDays()) {
      const token = tokens[index++];
      if (token?.kind !== "days") hasHolidays = true;
      else {
        const [from = 0] = token.days;
        const end = isRange() ? tokens[index + 1] : undefined;
        if (end?.kind === "days") {
          const [to = 0] = end.days;
          if (token.days.length > 1 || end.days.length > 1) return null;
          for (let day = from; day !== to; day = (day + 1) % weekDays) days.add(day);
          days.add(to);
          index += 2;
        } else for (const day of token.days) days.add(day);
      }
      const skipped = is("comma") && is("and", 1) ? 2 : isJoin() ? 1 : 0;
      // A day after "daily" is an exception.
      if (days.size === weekDays && is("days", skipped)) break;
      if (namesDays(skipped)) index += skipped;
    }
    return { days: [...days], hasHolidays };
  }

  function takeSpan(): TimeSpan | null {
    if (is("always")) {
      index += 1;
      return aroundTheClock;
    }
    const [start, , end] = tokens.slice(index, index + 3);
    if (start?.kind !== "time" || end?.kind !== "time" || !isRange(1)) return null;
    index += 3;
    return clockSpan(start, end);
  }

  function takeTimes(): readonly TimeSpan[] | null {
    const spans: TimeSpan[] = [];
    for (;;) {
      const span = takeSpan();
      const last = spans.at(-1);
      if (!span || (last && !isAfter(span, last))) return null;
      spans.push(span);
      if (!(isJoin() || is("line")) || !is("time", 1) || is("month", 2)) return spans;
      index += 1;
    }
  }

  function takeDate(): MonthDay | null {
    const [first, second] = tokens.slice(index, index + 2);
    if (first?.kind === "month") {
      index += 1;
      return { month: first.month, day: null };
    }
    if (first?.kind !== "time" || second?.kind !== "month") return null;
    if (!first.isBare || first.half) return null;
    index += 2;
    const day = first.hour;
    return day >= 1 && day <= longestMonth ? { month: second.month, day } : null;
  }

  function takeSeasons(): readonly Season[] | null {
    const seasons: Season[] = [];
    for (;;) {
      const from = takeDate();
      if (!from) return null;
      const isLong = isRange() && (is("month", 1) || is("month", 2));
      if (isLong) index += 1;
      const to = isLong ? takeDate() : from;
      if (!to) return null;
      // OpenStreetMap's syntax has no range from a month to a day, nor from a day to a month.
      if (to.day !== null) from.day ??= 1;
      else if (from.day !== null) return null;
      seasons.push({ from, to });
      const next = tokens[index];
      // "May 9-18" could be days or hours.
      if (!isLong && from.day === null && next?.kind === "time" && next.isBare && !next.half)
        return null;
      if (!isJoin() || !(is("month", 1) || is("month", 2))) return seasons;
      index += 1;
    }
  }

  function take(): HoursPart | "nothing" | null {
    const token = tokens[index];
    if (!token) return null;
    if (token.kind === "month" || (token.kind === "time" && is("month", 1))) {
      const seasons = takeSeasons();
      return seasons && { kind: "seasons", seasons };
    }
    if (token.kind === "time" || token.kind === "always") {
      const spans = takeTimes();
      return spans && { kind: "times", spans };
    }
    if (namesDays()) {
      const named = takeDays();
      return named && { kind: "days", ...named };
    }
    index += 1;
    switch (token.kind) {
      case "break": {
        if (is("dash")) index += 1;
        const span = takeSpan();
        return span && { kind: "break", span };
      }
      case "except": {
        const named = takeDays();
        return named && named.days.length > 0 ? { kind: "except", ...named } : null;
      }
      case "daysOff": {
        // "Выходные 10:00-16:00" means the weekend, "Сб, Вс - выходные" means closed.
        const offset = is("dash") ? 1 : 0;
        return is("time", offset) || is("always", offset)
          ? { kind: "days", days: weekend, hasHolidays: false }
          : { kind: "closed" };
      }
      case "to":
        // "По будням" has the same word as "по пятницу".
        return namesDays() || is("daysOff") ? "nothing" : null;
      case "dash":
      case "and":
        return "nothing";
      case "closed":
      case "comma":
      case "bracket":
      case "line":
      case "stop":
        return { kind: token.kind };
      default:
        return null;
    }
  }

  while (index < tokens.length) {
    const part = take();
    if (!part) return null;
    if (part !== "nothing") parts.push(part);
  }
  return parts;
}

function isAfter(span: TimeSpan, last: TimeSpan): boolean {
  return typeof span.from === "number" && typeof last.to === "number" && span.from > last.to;
}
