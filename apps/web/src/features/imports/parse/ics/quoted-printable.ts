/** What stands before a text of vCalendar 1.0: `SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:`. */
const head = /^([a-z\d-]+);([^:"]*\bquoted-printable\b[^:"]*):/i;
/** Longer ones are none, and would only take long. */
const headMax = 200;

const readHead = (line: string) => head.exec(line.slice(0, headMax));

export const isQuotedPrintable = (line: string): boolean => readHead(line) !== null;

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
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const digits = String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
    const isEscaped = byte === escapeSign && /^[\da-f]{2}$/i.test(digits);
    out[length++] = isEscaped ? Number.parseInt(digits, 16) : byte;
    if (isEscaped) at += 2;
  }
  return out.subarray(0, length);
}

/** A line of vCalendar 1.0 as iCalendar has it; any other line as it is. */
export function decodeQuotedPrintable(line: string): string {
  const [before, name, parameters = ""] = readHead(line) ?? [];
  if (before === undefined) return line;
  const charset = /charset=([^;]+)/i.exec(parameters)?.[1] ?? "utf-8";
  const bytes = new TextEncoder().encode(line.slice(before.length));
  const text = decoderOf(charset).decode(unquote(bytes));
  return `${name}:${text.replaceAll("\\", "\\\\").replace(/\r\n?|\n/g, "\\n")}`;
}
