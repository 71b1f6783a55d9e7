/** Where the headers of a mail end. */
export function headersEnd(bytes: Buffer): number {
  const ends = ["\r\n\r\n", "\n\n", "\n\r\n"]
    .map((end) => bytes.indexOf(end))
    .filter((at) => at >= 0);
  return Math.min(bytes.length, ...ends);
}

/** The values of headers with some names (lower case), unfolded, from top to bottom. */
export function parseHeaders(bytes: Buffer, names: readonly string[]): string[] {
  const lines = bytes
    .toString("latin1", 0, headersEnd(bytes))
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/);
  return lines.flatMap((line) => {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    return colon > 0 && names.includes(name) ? [line.slice(colon + 1).trim()] : [];
  });
}
