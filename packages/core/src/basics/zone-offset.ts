import { dateFormat } from "./intl-formats.ts";

/** The format of a zone; null where its name is unknown. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  try {
    // Swedish writes a moment as YYYY-MM-DD HH:mm:ss.
    return dateFormat("sv-SE", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
  } catch {
    return null;
  }
}

/** True for a zone (IANA name) of which this machine knows the clocks. */
export function isZone(name: string): boolean {
  return formatOf(name) !== null;
}

/**
 * How far a zone's clocks are ahead of UTC at an instant, both in milliseconds; an unknown zone counts as UTC. Whole
 * minutes since the 1970s, odd seconds where clocks still went by the sun.
 */
export function zoneOffset(instant: number, zone: string): number {
  const shown = formatOf(zone)?.format(instant);
  if (shown === undefined) return 0;
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${shown.replace(" ", "T")}Z`) - wholeSecond;
}
