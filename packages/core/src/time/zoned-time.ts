import type { DateTimeText } from "./dates.ts";
import { zoneOffset } from "./zone-offset.ts";

const dayMs = 86_400_000;

/**
 * The instant (milliseconds since 1970, UTC) of a local time in a zone (IANA name). A local time that occurs twice,
 * after the clock went back: the first. A local time that is skipped: as long after the change as it is in the gap, so
 * 02:30 becomes 03:30. An unknown zone counts as UTC.
 */
export function instantOf(wall: DateTimeText, zone: string): number {
  const asUtc = Date.parse(`${wall.replace(" ", "T")}:00Z`);
  // One day to either side is before and after any clock change that could matter.
  const before = zoneOffset(asUtc - dayMs, zone);
  const after = zoneOffset(asUtc + dayMs, zone);
  const first = asUtc - before;
  if (before === after || zoneOffset(first, zone) === before) return first;
  const second = asUtc - after;
  return zoneOffset(second, zone) === after ? second : first;
}
