/** RFC 5545, 3.1: a line has at most so many octets, without its line break. */
const lineOctets = 75;
const crlf = "\r\n";

/** Line breaks of every kind. Some readers break lines at the rarer ones too. */
const breaks = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
/** Control characters, which RFC 5545 allows in no value. The tab is none of them. */
const controls = /(?!\t)\p{Cc}/gu;

/** A text as a value (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, "\\$&")
    .replace(breaks, "\\n")
    .replace(controls, "");

/** A line of the file. `value` is escaped already, or needs no escaping. */
export const contentLine = (name: string, value: string): string =>
  `${foldLine(`${name}:${value}`)}${crlf}`;

/** A line with a text; none for an empty one. */
export const textLine = (name: string, text: string): string =>
  text.trim() === "" ? "" : contentLine(name, escapeText(text.trim()));

/** Folds a line at 75 octets of UTF-8. No character is cut: readers that decode line by line would lose it. */
function foldLine(line: string): string {
  // A UTF-16 unit takes at most three octets.
  if (line.length * 3 <= lineOctets) return line;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > lineOctets) {
      folded += `${crlf} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
