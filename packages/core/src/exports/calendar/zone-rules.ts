import type { DateTimeText } from "../../time/dates.ts";
import { zoneOffset } from "../../time/zone-offset.ts";

const secondMs = 1_000;
const dayMs = 86_400_000;
/** No zone changes its clocks twice within so many days and ends where it began. */
const stepMs = 7 * dayMs;

/** A moment from which another offset holds; instant and offsets in milliseconds. */
export interface ZoneChange {
  at: number;
  before: number;
  after: number;
}

/**
 * The clocks of a zone in the years in which a calendar has events: each change, as this machine's zone data has it. Much
 * faster than asking `Intl` for each event.
 */
export class ZoneRules {
  readonly zone: string;
  /** In order. The first one is no change: it says what holds when the first year begins. */
  readonly changes: readonly ZoneChange[];

  /** `instants` are all that will be asked for. */
  constructor(zone: string, instants: Iterable<number>) {
    this.zone = zone;
    const years = new Set<number>();
    // Local years begin and end up to a day around those of UTC.
    for (const instant of instants)
      for (const at of [instant - dayMs, instant + dayMs]) years.add(new Date(at).getUTCFullYear());
    this.changes = listChanges(
      zone,
      [...years].sort((a, b) => a - b),
    );
  }

  /** The local time of an instant; null for the second of two equal ones, when clocks go back. */
  localTime(instant: number): DateTimeText | null {
    const last = this.changes.findLast(({ at }) => at <= instant);
    const { at, before, after } = last ?? { at: -Infinity, before: 0, after: 0 };
    if (instant - at < before - after) return null;
    return new Date(instant + after).toISOString().slice(0, 16).replace("T", " ");
  }
}

function listChanges(zone: string, years: readonly number[]): ZoneChange[] {
  const changes: ZoneChange[] = [];
  let known: number | null = null;
  let done = -Infinity;
  for (const year of years) {
    let at = Math.max(done, Date.UTC(year) - dayMs);
    done = Date.UTC(year + 1) + dayMs;
    let offset = zoneOffset(at, zone);
    if (known !== offset) changes.push({ at, before: known ?? offset, after: offset });
    while (at < done) {
      const next = Math.min(at + stepMs, done);
      const after = zoneOffset(next, zone);
      if (after !== offset) changes.push({ at: findChange(zone, at, next), before: offset, after });
      [at, offset] = [next, after];
    }
    known = offset;
  }
  return changes;
}

/** The first second with the offset of `to`. */
function findChange(zone: string, from: number, to: number): number {
  const after = zoneOffset(to, zone);
  let [low, high] = [from / secondMs, to / secondMs];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zoneOffset(middle * secondMs, zone) === after) high = middle;
    else low = middle;
  }
  return high * secondMs;
}
