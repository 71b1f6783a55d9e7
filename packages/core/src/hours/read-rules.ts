import {
  aroundTheClock,
  type DaySpan,
  dayCodes,
  dayMinutes,
  type HoursRule,
  type HoursTime,
  holidays,
  type MonthDay,
  monthCodes,
  type Season,
  sunTimes,
  type TimeSpan,
} from "./hours-rule.ts";

const month = `(?:${monthCodes.join("|")})`;
const date = `${month}(?: [0-9]{2})?`;
const season = `(?:${date}(?:-(?:${date}|[0-9]{2}))?|[0-9]{2}(?:-[0-9]{2})?)`;
const weekday = `(?:${dayCodes.join("|")})`;
const day = `(?:${weekday}(?:-${weekday}|\\[-?[0-9](?:,-?[0-9])*\\])?|${holidays.join("|")})`;
const time = `(?:[0-9]{2}:[0-9]{2}|${sunTimes.join("|")})`;
const span = `${time}(?:-${time}\\+?|\\+)`;
const list = (part: string) => `${part}(?:,${part})*`;

/** One rule as the library writes it. */
const ruleShape = new RegExp(
  `^(?:(?<seasons>${list(season)}):? ?)?(?:(?<days>${list(day)}) ?)?(?<times>24/7|${list(span)})? ?` +
    `(?<state>open|off|closed)? ?(?:"(?<comment>[^"]*)")?$`,
);
/** A comma with a space separates rules; a comma alone separates items of a list. */
const separators = /( \|\| |; |, )(?=(?:[^"]*"[^"]*")*[^"]*$)/;

/**
 * Reads rules that the library wrote (`prettifyValue`). Null for rules that cannot be put in words: years, weeks,
 * Easter, fallbacks, sun times with an offset.
 */
export function readRules(written: string): HoursRule[] | null {
  const [first = "", ...rest] = written.split(separators);
  const rules = [readRule(first, false)];
  for (let index = 0; index < rest.length; index += 2) {
    if (rest[index] === " || ") return null;
    rules.push(readRule(rest[index + 1] ?? "", rest[index] === ", "));
  }
  return rules.every((rule) => rule !== null) ? rules : null;
}

function readRule(written: string, isAdded: boolean): HoursRule | null {
  const found = ruleShape.exec(written)?.groups;
  if (!found) return null;
  const { seasons = "", days: named = "", times = "", state, comment } = found;
  const dayParts = split(named, /,(?![^[]*\])/);
  const spans = times === "24/7" ? [aroundTheClock] : split(times).map(readSpan);
  const isClosed = state === "off" || state === "closed";
  // "off" with hours, and days without hours, do not mean what they seem to say.
  if (isClosed ? spans.length > 0 : spans.length === 0 && (comment === undefined || state))
    return null;
  if (!spans.every((each) => each !== null)) return null;
  return {
    isAdded,
    seasons: readSeasons(split(seasons)),
    days: dayParts.filter((part) => !isHoliday(part)).map(readDays),
    holidays: holidays.filter((code) => dayParts.includes(code)),
    times: spans,
    isClosed,
    comment: comment ?? null,
  };
}

const split = (written: string, by: string | RegExp = ",") => (written ? written.split(by) : []);
const isHoliday = (part: string) => holidays.some((code) => code === part);
const dayNumbers: ReadonlyMap<string, number> = new Map(dayCodes.map((code, day) => [code, day]));
const dayNumber = (code: string) => dayNumbers.get(code) ?? 0;

function readDays(written: string): DaySpan {
  const [range = "", nth = ""] = written.replace("]", "").split("[");
  const [from = "", to = from] = range.split("-");
  return { from: dayNumber(from), to: dayNumber(to), nth: split(nth).map(Number) };
}

/** A day without a month belongs to the month before it: "Dec 25,26", "Dec 24-26". */
function readSeasons(parts: readonly string[]): Season[] {
  let last = 0;
  const readDate = (written: string): MonthDay => {
    const named = monthCodes.findIndex((code) => written.startsWith(code));
    if (named >= 0) last = named;
    const number = /[0-9]+$/.exec(written)?.[0];
    return { month: last, day: number === undefined ? null : Number(number) };
  };
  return parts.map((part) => {
    const [from = "", to = from] = part.split("-");
    return { from: readDate(from), to: readDate(to) };
  });
}

function readSpan(written: string): TimeSpan | null {
  const isOpenEnd = written.endsWith("+");
  const [start = "", end] = written.replace("+", "").split("-");
  const from = readTime(start);
  let to = end === undefined ? null : readTime(end);
  if (from === to) return null;
  if (typeof from === "number" && typeof to === "number" && to < from) to += dayMinutes;
  return { from, to, isOpenEnd };
}

function readTime(written: string): HoursTime {
  const sun = sunTimes.find((code) => code === written);
  if (sun) return sun;
  const [hours, minutes] = written.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
