import { refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";

/** What stands before a text of vCalendar 1.0: `SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:`. */
const head = /^([a-z\d-]+);([^:"]*\bquoted-printable\b[^:"]*):/i;
/** Longer ones are none, and would only take long. */
const headMax = 200;

const readHead = (line: string) => head.exec(line.slice(0, headMax));

const isQuotedPrintable = (line: string): boolean => readHead(line) !== null;

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

const escapeSign = "=".charCodeAt(0);

/** Bytes of which some are written as `=C3`; others stay as they are. */
function unquote(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    const digits = String.fromCharCode(bytes[index + 1] ?? 0, bytes[index + 2] ?? 0);
    const isEscaped = byte === escapeSign && /^[\da-f]{2}$/i.test(digits);
    out[length++] = isEscaped ? Number.parseInt(digits, 16) : byte;
    if (isEscaped) index += 2;
  }
  return out.subarray(0, length);
}

/** A line of vCalendar 1.0 as iCalendar has it; any other line as it is. */
function decodeQuotedPrintable(line: string): string {
  const [before, name, parameters = ""] = readHead(line) ?? [];
  if (before === undefined) return line;
  const charset = /charset=([^;]+)/i.exec(parameters)?.[1] ?? "utf-8";
  const bytes = new TextEncoder().encode(line.slice(before.length));
  const text = decoderOf(charset).decode(unquote(bytes));
  return `${name}:${text.replaceAll("\\", "\\\\").replace(/\r\n?|\n/g, "\\n")}`;
}

/** A line may be folded between any two characters, also before its colon (RFC 5545, 3.1). */
const folds = /(?:\r\n?|\n)[ \t]/g;
const isProperty = /^[a-z][a-z\d-]*[;:]/i;

/**
 * The content lines of a calendar without their folds. A line that begins no property belongs to the one before: some programs
 * do not fold what they write.
 */
export function* readContentLines(text: string): Generator<string> {
  let [line, isQuoted, isOpen] = ["", false, false];
  for (const [found] of text.replace(folds, "").matchAll(/[^\r\n]+/g)) {
    const isNew = !isOpen && isProperty.test(found);
    if (isNew && line !== "") yield line;
    if (isNew) isQuoted = isQuotedPrintable(found);
    // A text of vCalendar 1.0 goes on after an "=" at the end of its line.
    const goesOn = isQuoted && found.endsWith("=");
    const content = goesOn ? found.slice(0, -1) : found;
    if (isNew) line = content;
    else if (isOpen) line += content;
    else if (line !== "") line += `\\n${content}`;
    isOpen = goesOn;
    if (line.length > importLimits.record) refuse({ code: "tooComplex" });
  }
  if (line !== "") yield line;
}

const written =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** A date or a time as RFC 5545 has it, of one that ISO 8601 allows too; null for what is none. */
function mendMoment(text: string): string | null {
  const [, year, month, day, hour, minute, second = "00", zone = ""] =
    written.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const date = `${year}${month}${day}`;
  if (hour === undefined) return date;
  const time = `${date}T${hour}${minute}${second}`;
  if (!/^[+-]/.test(zone)) return `${time}${zone.toUpperCase()}`;
  // An offset is none of RFC 5545, but it says which instant is meant.
  const offset = zone.replace(/^(.\d\d):?/, "$1:");
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  if (Number.isNaN(instant)) return null;
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Name, parameters and value. A zone in brackets may hold a colon: `TZID=(UTC+01:00) Amsterdam`. */
const moments =
  /^((?:dtstart|dtend|rdate|exdate|recurrence-id)(?:;[a-z\d-]+=(?:"[^"]*"|\([^)]*\)[^;:"]*|(?!["(])[^;:"]*))*):(.*)$/i;

/** Dates say what they are, although many programs leave it out, and zones with signs in their names stand in quotes. */
function mendMoments(line: string): string {
  const [, name = "", values = ""] = moments.exec(line) ?? [];
  if (name === "") return line;
  const mended = values.split(",").map(mendMoment);
  if (mended.some((value) => value === null)) return line;
  const isDate = mended.every((value) => value?.length === 8);
  const quoted = name
    .replace(/;VALUE=DATE(?:-TIME)?(?=;|$)/i, "")
    .replace(/;TZID=(?!")([^;]*)/i, ';TZID="$1"');
  return `${quoted}${isDate ? ";VALUE=DATE" : ""}:${mended.join(",")}`;
}

/** Two numbers with more digits than one has. */
const positionMax = 200;

/** `GEO:41.69\;44.80` and `GEO:41.69,44.80`, as some programs write it. */
const mendPosition = (line: string): string =>
  line.replace(/[\\;,]*[;,][\\;,]*(?=[^;,:\\]*$)/, ";");

/** A line as the parser takes it, where a program is known to write it otherwise. */
export function mendLine(line: string): string {
  if (/^geo[;:]/i.test(line)) return line.length > positionMax ? line : mendPosition(line);
  return mendMoments(decodeQuotedPrintable(line));
}
