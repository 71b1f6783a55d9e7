/** The first and the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** One byte range (RFC 9110). Undefined for the whole file: no header, several ranges, or another unit. */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | "none-of-it" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && first !== "" && Number(last) < start) return undefined;
  return start >= size || (first === "" && Number(last) === 0) ? "none-of-it" : { start, end };
}
