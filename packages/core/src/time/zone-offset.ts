import { dateFormat } from "../basics/intl-formats.ts";

/** The zone that was asked for last: questions about one zone come in a row. */
let last: { zone: string; format: Intl.DateTimeFormat | null } | undefined;

/** The format of a zone; null where its name is unknown. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  if (last?.zone !== zone) last = { zone, format: makeFormat(zone) };
  return last.format;
}

function makeFormat(zone: string): Intl.DateTimeFormat | null {
  try {
    // The Swedish format is YYYY-MM-DD HH:mm:ss.
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

/** True for a zone (IANA name) that this machine knows. */
export function isZone(name: string): boolean {
  return formatOf(name) !== null;
}

/**
 * The offset of a zone from UTC at an instant, both in milliseconds. An unknown zone counts as UTC. Whole minutes since
 * the 1970s; earlier offsets may have seconds.
 */
export function zoneOffset(instant: number, zone: string): number {
  const shown = formatOf(zone)?.format(instant);
  if (shown === undefined) return 0;
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${shown.replace(" ", "T")}Z`) - wholeSecond;
}
