import { type DateTimeText, wallClock } from "../basics/dates.ts";
import type { Position } from "../basics/geo.ts";
import { zoneOffset } from "../basics/zone-offset.ts";
import { instantOf } from "../basics/zoned-time.ts";
import { eachDay, type Holiday, type HoursRule, holidays } from "./hours-rule.ts";
import { openRules } from "./open-rules.ts";
import { type LibraryHours, type OpenState, openLibrary } from "./opening-hours-library.ts";
import type { Hours } from "./read-hours.ts";

const minuteMs = 60_000;
/** The sun is that much later for each degree to the west. */
const minutesOfDegree = 4;
/** Far enough for what opens again next season. */
const daysAhead = 400;

/** Whether a place is open at an instant. */
export interface HoursState {
  state: OpenState;
  /** When it closes or opens next; null when nobody knows or it does not. */
  change: { at: DateTimeText; instant: number } | null;
  /** The kind of day on which it would be otherwise; null where none makes a difference. */
  unless: Holiday | null;
}

const nobodyKnows: HoursState = { state: "unknown", change: null, unless: null };

/**
 * Whether a place is open at an instant (milliseconds since 1970, UTC), by the clocks of its zone (IANA name). Which days are holidays
 * is not guessed: the answer is for a day that is none, and says whether it would be otherwise on one.
 */
export function stateAt(hours: Hours, instant: number, zone: string, place: Position): HoursState {
  const { rules, osm } = hours;
  const at = toDevice(wallClock(new Date(instant), zone));
  if (!at || (!rules && /\b(?:PH|SH)\b/.test(osm))) return nobodyKnows;
  // Where the sun comes at the hours of the device at which it comes there at the hours of the place.
  const ahead = zoneOffset(instant, zone) / minuteMs + at.getTimezoneOffset();
  const shifted = { lat: place.lat, lng: place.lng - ahead / minutesOfDegree };
  const usual = rules ? openRules(onUsualDay(rules), shifted) : openLibrary(osm, shifted);
  const state = usual?.stateAt(at) ?? "unknown";
  const unless = holidays.find((holiday) => {
    if (!usual || !rules?.some((rule) => rule.holidays.includes(holiday))) return false;
    return openRules(onHoliday(rules, holiday), shifted)?.stateAt(at) !== state;
  });
  return { state, change: usual && changeOf(usual, at, zone), unless: unless ?? null };
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
 * The moment at which the device's clocks, by which the library goes, show what those at the place do. Null for a time that the device's own clocks skip when they go forward.
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
