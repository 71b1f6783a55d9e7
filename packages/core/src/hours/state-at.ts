import type { Position } from "../geo/position.ts";
import { type DateText, type DateTimeText, dayOf, wallClock } from "../time/dates.ts";
import { zoneOffset } from "../time/zone-offset.ts";
import { instantOf } from "../time/zoned-time.ts";
import { hasHolidaysOf, listHolidaysAround, publicHolidaysOf } from "./holidays/public-holidays.ts";
import { putHolidays } from "./holidays/put-holidays.ts";
import { eachDay, type Holiday, type HoursRule, holidays } from "./hours-rule.ts";
import { openRules } from "./open-rules.ts";
import { type LibraryHours, type OpenState, openLibrary } from "./opening-hours-library.ts";
import type { Hours } from "./read-hours.ts";

const minuteMs = 60_000;
/** Minutes that the sun is later for each degree to the west. */
const minutesOfDegree = 4;
/** Far enough to find the next season. */
const daysAhead = 400;

/** Whether a place is open at an instant. */
export interface HoursState {
  state: OpenState;
  /** The next change of state; null when it is unknown or there is none. */
  change: { at: DateTimeText; instant: number } | null;
  /** The kind of holiday on which the state would differ; null where none does. */
  unless: Holiday | null;
}

const nobodyKnows: HoursState = { state: "unknown", change: null, unless: null };

/**
 * The state of a place at an instant (milliseconds since 1970, UTC) in its zone (IANA name). Public holidays are those
 * of the country of the zone. Those of a part of it and school holidays are not guessed: the answer is for an ordinary
 * day and says whether a holiday would differ.
 */
export function stateAt(hours: Hours, instant: number, zone: string, place: Position): HoursState {
  const { osm } = hours;
  const wall = wallClock(new Date(instant), zone);
  const { rules, mayBe } = withHolidays(hours.rules, zone, dayOf(wall));
  const at = toDevice(wall);
  if (!at || (!rules && /\b(?:PH|SH)\b/.test(osm))) return nobodyKnows;
  // A position whose sun times by the device's clock equal those of the place by its own clock.
  const ahead = zoneOffset(instant, zone) / minuteMs + at.getTimezoneOffset();
  const shifted = { lat: place.lat, lng: place.lng - ahead / minutesOfDegree };
  const usual = rules ? openRules(onUsualDay(rules), shifted) : openLibrary(osm, shifted);
  const state = usual?.stateAt(at) ?? "unknown";
  const unless = mayBe.find((holiday) => {
    if (!usual || !rules?.some((rule) => rule.holidays.includes(holiday))) return false;
    return openRules(onHoliday(rules, holiday), shifted)?.stateAt(at) !== state;
  });
  return { state, change: usual && changeOf(usual, at, zone), unless: unless ?? null };
}

/** Rules in which the holidays that are known are dates, and the kinds of holidays that the date may still be. */
function withHolidays(rules: Hours["rules"], zone: string, date: DateText) {
  const isNamed = rules?.some((rule) => rule.holidays.includes("PH"));
  const found = isNamed && hasHolidaysOf(date) ? publicHolidaysOf(zone) : null;
  if (!rules || !found) return { rules, mayBe: holidays };
  const mayBe = holidays.filter((holiday) => holiday !== "PH" || found.some.has(date));
  // What may be a holiday is asked of the rules that still name holidays.
  if (mayBe.includes("PH")) return { rules, mayBe };
  // Who says something of holidays alone says nothing of other days.
  if (onUsualDay(rules).length === 0 && !found.all.has(date)) return { rules, mayBe };
  return { rules: putHolidays(rules, listHolidaysAround(found, date)), mayBe };
}

function changeOf(hours: LibraryHours, at: Date, zone: string): HoursState["change"] {
  const until = new Date(at);
  until.setDate(until.getDate() + daysAhead);
  const change = hours.changeAfter(at, until);
  if (!change || [at, change].some((each) => hours.stateAt(each) === "unknown")) return null;
  const wall = fromDevice(change);
  return { at: wall, instant: instantOf(wall, zone) };
}

function onUsualDay(rules: readonly HoursRule[]): HoursRule[] {
  return rules
    .filter(({ days, holidays: named }) => days.length > 0 || named.length === 0)
    .map((rule) => ({ ...rule, holidays: [] }));
}

function onHoliday(rules: readonly HoursRule[], holiday: Holiday): HoursRule[] {
  const opened = rules.map((rule) => {
    return rule.holidays.includes(holiday) ? { ...rule, days: [eachDay], holidays: [] } : rule;
  });
  return onUsualDay(opened);
}

/**
 * The moment at which the device's clock, which the library uses, shows the local time of the place. Null for a time
 * that the device's clock skips when it goes forward.
 */
function toDevice(wall: DateTimeText): Date | null {
  const at = new Date(wall.replace(" ", "T"));
  return fromDevice(at) === wall ? at : null;
}

function fromDevice(at: Date): DateTimeText {
  const pad = (count: number) => String(count).padStart(2, "0");
  const day = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join("-");
  return `${day} ${pad(at.getHours())}:${pad(at.getMinutes())}`;
}
