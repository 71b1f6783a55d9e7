import { zoneOffset } from "../../time/zone-offset.ts";
import { contentLine } from "./content-line.ts";

const secondMs = 1_000;
const dayMs = 86_400_000;
/** No zone changes its clocks twice within so many days and ends where it began. */
const stepMs = 7 * dayMs;

/** A moment from which another offset holds; offsets in milliseconds. */
interface Change {
  at: number;
  before: number;
  after: number;
}

/**
 * The VTIMEZONE of a zone (RFC 5545, 3.6.5) for the years in which a calendar has events: each change of the clocks as
 * this machine's zone data has it. Rules that repeat would claim to know other years too.
 */
export function writeZone(zone: string, years: Iterable<number>): string {
  const changes = listChanges(
    zone,
    [...years].sort((a, b) => a - b),
  );
  return [
    contentLine("BEGIN", "VTIMEZONE"),
    contentLine("TZID", zone),
    ...changes.map((change) => writeChange(change, zone)),
    contentLine("END", "VTIMEZONE"),
  ].join("");
}

/** The first one is no change: it says what holds when the first year begins. */
function listChanges(zone: string, years: readonly number[]): Change[] {
  const changes: Change[] = [];
  let known: number | null = null;
  let done = -Infinity;
  for (const year of years) {
    // Local years begin and end up to a day around those of UTC.
    let at = Math.max(done, Date.UTC(year) - dayMs);
    done = Date.UTC(year + 1) + dayMs;
    const atStart = zoneOffset(at, zone);
    if (known !== atStart) changes.push({ at, before: known ?? atStart, after: atStart });
    let offset = atStart;
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

function writeChange({ at, before, after }: Change, zone: string): string {
  const kind = isSummerTime(at, after, zone) ? "DAYLIGHT" : "STANDARD";
  const start = new Date(at + before).toISOString().slice(0, 19).replace(/[-:]/g, "");
  return [
    contentLine("BEGIN", kind),
    contentLine("DTSTART", start),
    contentLine("TZOFFSETFROM", formatOffset(before)),
    contentLine("TZOFFSETTO", formatOffset(after)),
    contentLine("TZNAME", `UTC${formatOffset(after)}`),
    contentLine("END", kind),
  ].join("");
}

/** Summer time is ahead of the lower of January's and July's offset, on both hemispheres. */
function isSummerTime(at: number, offset: number, zone: string): boolean {
  const year = new Date(at + dayMs).getUTCFullYear();
  return offset > Math.min(...[0, 6].map((month) => zoneOffset(Date.UTC(year, month, 15), zone)));
}

/** +0530; seconds only where the offset has some, as local time before zones had. */
function formatOffset(offset: number): string {
  const total = Math.abs(Math.round(offset / secondMs));
  const parts = [Math.floor(total / 3_600), Math.floor(total / 60) % 60, total % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return (offset < 0 ? "-" : "+") + shown.map((part) => String(part).padStart(2, "0")).join("");
}
