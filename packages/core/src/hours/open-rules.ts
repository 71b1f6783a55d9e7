import type { Position } from "../geo/position.ts";
import { dayMinutes, eachDay, type HoursRule, type TimeSpan } from "./hours-rule.ts";
import { type LibraryHours, type OpenState, openLibrary } from "./opening-hours-library.ts";
import { writeRules } from "./write-rules.ts";

type Night = TimeSpan & { to: number };

const isNight = (span: TimeSpan): span is Night =>
  typeof span.to === "number" && span.to > dayMinutes && !span.isOpenEnd;

const withDays = ({ days, ...rule }: HoursRule): HoursRule => ({
  ...rule,
  days: days.length > 0 ? days : [eachDay],
});

/**
 * Rules without holidays that the library can evaluate; null where it cannot read them. A night belongs to the day on
 * which it begins: Saturday's night goes on although Sunday is "off", and after "Dec 25 off" there is no night to go
 * on. The library evaluates calendar days instead. So the hours after midnight are rules of their own, evaluated as of
 * the day before.
 */
export function openRules(rules: readonly HoursRule[], place: Position): LibraryHours | null {
  if (rules.length === 0) return null;
  if (!rules.some(({ times }) => times.some(isNight))) return openLibrary(writeRules(rules), place);
  const days = openLibrary(writeRules(rules.map(endAtMidnight)), place);
  const nights = openLibrary(writeRules(rules.flatMap(leaveNights)), place);
  return days && nights && joinNights(days, nights);
}

function endAtMidnight(rule: HoursRule): HoursRule {
  const times = rule.times.map((span) => (isNight(span) ? { ...span, to: dayMinutes } : span));
  return withDays({ ...rule, times });
}

/**
 * The rules of the hours after midnight. A rule without a night ends them for its day; a rule that only adds changes
 * nothing.
 */
function leaveNights(rule: HoursRule): HoursRule[] {
  const times = rule.times
    .filter(isNight)
    .map(({ to }) => ({ from: 0, to: to - dayMinutes, isOpenEnd: false }));
  if (times.length > 0) return [withDays({ ...rule, times })];
  const isNothing = rule.isAdded && !rule.isClosed;
  return isNothing ? [] : [withDays({ ...rule, times, isClosed: true, comment: null })];
}

function joinNights(days: LibraryHours, nights: LibraryHours): LibraryHours {
  const stateAt = (at: Date): OpenState => {
    const dayBefore = moveDays(at, -1);
    const night = nights.stateAt(dayBefore);
    // Where the device's clock skipped that hour, a later one is evaluated: if that is open, this one was too.
    const isSure = night === "open" || dayBefore.getHours() === at.getHours();
    const states = [days.stateAt(at), isSure ? night : "unknown"];
    return states.find((state) => state === "open") ?? states.find(isUnknown) ?? "closed";
  };
  const stepAfter = (at: Date, until: Date): Date | null => {
    const ofNight = nights.changeAfter(moveDays(at, -1), until);
    const steps = [days.changeAfter(at, until), ofNight && moveDays(ofNight, 1)];
    const [first] = steps.filter((step) => step !== null).toSorted((one, other) => +one - +other);
    return first ?? null;
  };
  return {
    stateAt,
    changeAfter(at, until) {
      const state = stateAt(at);
      let change = stepAfter(at, until);
      // Midnight is no change of state while the night goes on.
      while (change && stateAt(change) === state) change = stepAfter(change, until);
      return change;
    },
  };
}

const isUnknown = (state: OpenState) => state === "unknown";

function moveDays(at: Date, days: number): Date {
  const moved = new Date(at);
  moved.setDate(moved.getDate() + days);
  return moved;
}
