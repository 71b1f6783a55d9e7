import { type HoursPart, type NamedDays, parseHoursParts } from "./hours-parts.ts";
import { dayCodes, type HoursRule, type Season, type TimeSpan } from "./hours-rule.ts";
import { tokenizeHours } from "./hours-tokens.ts";
import { type DayHours, weekRules } from "./week-rules.ts";

const everyDay: NamedDays = { days: [...dayCodes.keys()], hasHolidays: false };

/**
 * Parses the usual forms in which English and Russian sites write opening hours: days and times in either order,
 * "daily", "closed", breaks, holidays, months. Null where some part is not understood or could mean two things.
 */
export function parseWrittenHours(text: string): HoursRule[] | null {
  const tokens = tokenizeHours(text);
  const parts = tokens && parseHoursParts(tokens);
  if (!parts) return null;
  const reader = startReading();
  return putClosedFirst(parts).every((part) => reader.read(part)) ? reader.finish() : null;
}

const signs: ReadonlySet<HoursPart["kind"]> = new Set(["comma", "bracket", "line", "stop"]);
/** Of more than two days some may belong to the part before: "Sat, Sun". */
const fewDays = 2;

/** Turns "…, Monday closed" into "…, closed Monday", so that times before it still wait for the other days. */
function putClosedFirst(parts: readonly HoursPart[]): HoursPart[] {
  const joined = [...parts];
  for (const [index, part] of parts.entries()) {
    const [before, next, afterNext] = [parts[index - 1], parts[index + 1], parts[index + 2]];
    if (part.kind !== "days" || next?.kind !== "closed" || afterNext?.kind === "days") continue;
    const isApart = before !== undefined && signs.has(before.kind);
    if (isApart && part.days.length <= fewDays) joined.splice(index, 2, next, part);
  }
  return joined;
}

/** Reads one part after the other. `false`: the part does not fit. */
function startReading() {
  const entries: DayHours[] = [];
  let order: "daysFirst" | "timesFirst" | null = null;
  let days: NamedDays | null = null;
  let times: readonly TimeSpan[] | null = null;
  let isClosedNext = false;
  let seasons: readonly Season[] = [];
  /** How long months apply: until other months, until the end of their sentence, or no longer. */
  let hold: "all" | "sentence" | "over" = "all";
  let sentence = 0;
  let last: HoursPart["kind"] | null = null;

  /** "Closed Monday, 10:00-18:00". After several days the last may belong to the times: "closed Mon, Tue 9-17". */
  const hasOneDayOff = (): boolean => {
    const [entry, ...others] = entries;
    if (!entry || others.length > 0 || entry.spans.length > 0 || !last) return false;
    const isApart = signs.has(last) && last !== "bracket";
    return isApart && entry.days.length + Number(entry.hasHolidays) === 1;
  };
  /** Months without hours yet: they may belong to the part before. */
  const isSeasonEmpty = () => seasons.length > 0 && entries.at(-1)?.seasons !== seasons;

  const add = (named: NamedDays, spans: readonly TimeSpan[]): boolean => {
    if (hold === "over") return false;
    entries.push({ ...named, spans, seasons, sentence });
    days = null;
    times = null;
    return true;
  };

  const readers: {
    [Kind in HoursPart["kind"]]: (part: Extract<HoursPart, { kind: Kind }>) => boolean;
  } = {
    days(part) {
      if (isClosedNext) {
        isClosedNext = false;
        // "10:00-19:00, closed on Monday": the times still wait for the other days.
        const waiting = times;
        const isAdded = add(part, []);
        times = waiting;
        return isAdded;
      }
      if (times && order !== "daysFirst") {
        order = "timesFirst";
        return add(part, times);
      }
      if (days || times) return false;
      days = part;
      return true;
    },
    times({ spans }) {
      if (times || isClosedNext) return false;
      if (last === "seasons") return add(everyDay, spans);
      if (!days) {
        times = spans;
        if (order) return order === "timesFirst";
        return entries.length === 0 || hasOneDayOff();
      }
      order = "daysFirst";
      return add(days, spans);
    },
    closed() {
      if (days || last === "seasons") return add(days ?? everyDay, []);
      isClosedNext = true;
      return times === null || order !== "daysFirst";
    },
    break({ span }) {
      const timed = entries.filter(({ spans }) => spans.length > 0);
      const near = timed.filter((entry) => entry.sentence === sentence);
      const [entry, ...others] = near.length > 0 ? near : timed;
      if (days || others.length > 0 || (times !== null) === (entry !== undefined)) return false;
      const cut = cutBreak(entry?.spans ?? times ?? [], span);
      if (!cut) return false;
      if (entry) entry.spans = cut;
      else times = cut;
      return true;
    },
    except(part) {
      const rest = (whole: NamedDays) => ({
        ...whole,
        days: whole.days.filter((day) => !part.days.includes(day)),
      });
      if (days) days = rest(days);
      else if (times && entries.length === 0) add(rest(everyDay), times);
      else {
        const [entry, ...others] = entries;
        if (!entry || others.length > 0 || times) return false;
        entry.days = rest(entry).days;
      }
      entries.push({
        days: part.days,
        hasHolidays: part.hasHolidays,
        spans: [],
        seasons,
        sentence,
      });
      return true;
    },
    seasons(part) {
      if (days || times || isClosedNext || isSeasonEmpty()) return false;
      seasons = part.seasons;
      hold = "sentence";
      return true;
    },
    comma: () => true,
    bracket: () => true,
    line() {
      if (last === "seasons") hold = "all";
      else if (!days && !times) endSentence();
      return true;
    },
    stop() {
      endSentence();
      return !days && !isClosedNext && (order !== "timesFirst" || !times);
    },
  };

  function endSentence() {
    sentence += 1;
    if (hold === "sentence") hold = "over";
  }

  return {
    read(part: HoursPart): boolean {
      const reader = readers[part.kind] as (part: HoursPart) => boolean;
      const fits = reader(part);
      last = part.kind;
      return fits;
    },
    finish(): HoursRule[] | null {
      if (days || isClosedNext) return null;
      if (times && (entries.some(({ spans }) => spans.length > 0) || !add(everyDay, times)))
        return null;
      return isSeasonEmpty() ? null : weekRules(entries);
    },
  };
}

/** The spans that a break leaves. Null where it lies in no span. */
function cutBreak(spans: readonly TimeSpan[], pause: TimeSpan): readonly TimeSpan[] | null {
  const [whole, ...others] = spans;
  if (!whole || others.length > 0) return null;
  const [from, start, end, to] = [whole.from, pause.from, pause.to, whole.to].map(Number);
  if (from === undefined || start === undefined || end === undefined || to === undefined)
    return null;
  if (!(from < start && end < to)) return null;
  return [
    { from, to: start, isOpenEnd: false },
    { from: end, to, isOpenEnd: false },
  ];
}
