import { zoneOffset } from "../../time/zone-offset.ts";
import { contentLine } from "./content-line.ts";
import type { ZoneChange, ZoneRules } from "./zone-rules.ts";

const secondMs = 1_000;
const dayMs = 86_400_000;

/**
 * The VTIMEZONE of a zone (RFC 5545, 3.6.5) with each change of its clocks. Rules that repeat would claim to know other
 * years too.
 */
export const writeZone = ({ zone, changes }: ZoneRules): string =>
  [
    contentLine("BEGIN", "VTIMEZONE"),
    contentLine("TZID", zone),
    ...changes.map((change) => writeChange(change, zone)),
    contentLine("END", "VTIMEZONE"),
  ].join("");

function writeChange({ at, before, after }: ZoneChange, zone: string): string {
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
