import {
  type DaySpan,
  dayCodes,
  dayMinutes,
  type HoursRule,
  type HoursTime,
  isWholeDay,
  type MonthDay,
  monthCodes,
  type Season,
  type TimeSpan,
} from "./hours-rule.ts";

/** Writes rules in OpenStreetMap's `opening_hours` syntax. */
export function writeRules(rules: readonly HoursRule[]): string {
  const [only, ...others] = rules;
  if (only && others.length === 0 && isAlways(only)) return "24/7";
  return rules
    .map((rule, index) => (index === 0 ? "" : rule.isAdded ? ", " : "; ") + writeRule(rule))
    .join("");
}

function isAlways({ seasons, days, holidays, times, comment }: HoursRule): boolean {
  const isEach = seasons.length + days.length + holidays.length === 0 && comment === null;
  return isEach && times.length === 1 && times.every(isWholeDay);
}

function writeRule({ seasons, days, holidays, times, isClosed, comment }: HoursRule): string {
  const when = [
    seasons.map(writeSeason).join(","),
    [...days.map(writeDays), ...holidays].join(","),
  ].filter(Boolean);
  return [
    ...when,
    ...(times.length > 0 ? [times.map(writeSpan).join(",")] : []),
    ...(isClosed ? ["off"] : []),
    ...(comment === null ? [] : [`"${comment}"`]),
  ].join(" ");
}

function writeSeason({ from, to }: Season): string {
  const [start, end] = [writeMonthDay(from), writeMonthDay(to)];
  return start === end ? start : `${start}-${end}`;
}

function writeMonthDay({ month, day }: MonthDay): string {
  return day === null ? `${monthCodes[month]}` : `${monthCodes[month]} ${pad(day)}`;
}

function writeDays({ from, to, nth }: DaySpan): string {
  const range = from === to ? dayCodes[from] : `${dayCodes[from]}-${dayCodes[to]}`;
  return nth.length === 0 ? `${range}` : `${range}[${nth.join(",")}]`;
}

function writeSpan({ from, to, isOpenEnd }: TimeSpan): string {
  return `${writeTime(from)}${to === null ? "" : `-${writeTime(to)}`}${isOpenEnd ? "+" : ""}`;
}

function writeTime(time: HoursTime): string {
  if (typeof time !== "number") return time;
  const minutes = time > dayMinutes ? time - dayMinutes : time;
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

const pad = (count: number) => String(count).padStart(2, "0");
