import { dateFormat } from "../basics/intl-formats.ts";

/** What is known of a zone: its format, null where its name is unknown, and its offsets by minutes since 1970. */
interface KnownZone {
  zone: string;
  format: Intl.DateTimeFormat | null;
  offsets: Map<number, number>;
}

/** The zone that was asked for last: questions about one zone come in a row, and often about one minute. */
let last: KnownZone | undefined;
const minuteMs = 60_000;
/** Of one zone. A trip of two months asks for some thousands. */
const offsetsMax = 5_000;

function zoneOf(zone: string): KnownZone {
  if (last?.zone !== zone) last = { zone, format: makeFormat(zone), offsets: new Map() };
  return last;
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
  return zoneOf(name).format !== null;
}

/**
 * The offset of a zone from UTC at an instant, both in milliseconds. An unknown zone counts as UTC. Whole minutes since
 * the 1970s; earlier offsets may have seconds.
 */
export function zoneOffset(instant: number, zone: string): number {
  const { format, offsets } = zoneOf(zone);
  if (!format) return 0;
  // Clocks change between minutes, since 1970.
  const minute = Math.floor(instant / minuteMs);
  const known = minute > 0 ? offsets.get(minute) : undefined;
  if (known !== undefined) return known;
  const offset = readOffset(instant, format);
  if (offsets.size >= offsetsMax) offsets.clear();
  offsets.set(minute, offset);
  return offset;
}

function readOffset(instant: number, format: Intl.DateTimeFormat): number {
  const shown = format.format(instant);
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${shown.replace(" ", "T")}Z`) - wholeSecond;
}
