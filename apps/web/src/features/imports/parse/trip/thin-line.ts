import type { ImportedLine } from "@castor/core/imports/imported-trip.ts";

/** Every nth corner, so that at most `max` remain; the first and the last always do. */
export function thinLine(line: ImportedLine, max: number): ImportedLine {
  if (line.length <= max) return line;
  const step = (line.length - 1) / (max - 1);
  return Array.from({ length: max }, (_, index) => line[Math.round(index * step)]).filter(
    (corner) => corner !== undefined,
  );
}
