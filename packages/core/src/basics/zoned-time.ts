import type { DateTimeText } from "./dates.ts";
import { zoneOffset } from "./zone-offset.ts";

const dayMs = 86_400_000;

/**
 * The instant (milliseconds since 1970, UTC) at which the clocks of a zone (IANA name) show a wall-clock minute. Where
 * clocks went back and show it twice: the first. Where they went forward and skip it: as long after the change as it
 * lies in the gap, so that 02:30 becomes 03:30. An unknown zone counts as UTC.
 */
export function instantOf(wall: DateTimeText, zone: string): number {
  const asUtc = Date.parse(`${wall.replace(" ", "T")}:00Z`);
  // A day to either side lies before and after any change of the clocks that could matter.
  const before = zoneOffset(asUtc - dayMs, zone);
  const after = zoneOffset(asUtc + dayMs, zone);
  const first = asUtc - before;
  if (before === after || zoneOffset(first, zone) === before) return first;
  const second = asUtc - after;
  return zoneOffset(second, zone) === after ? second : first;
}
