import { numberFormat } from "@castor/core/basics/intl-formats.ts";
import type { Language } from "@castor/core/basics/language.ts";

/** The largest first, with the digits behind the point that are shown. */
const units = [
  { unit: "gigabyte", bytes: 1_000_000_000, digits: 1 },
  { unit: "megabyte", bytes: 1_000_000, digits: 1 },
  { unit: "kilobyte", bytes: 1_000, digits: 0 },
] as const;

/** A size in words: "12 kB", "1.4 MB", "2.1 GB". */
export function formatSize(bytes: number, language: Language): string {
  const { unit, bytes: one, digits } = units.find((row) => bytes >= row.bytes) ?? units[2];
  return numberFormat(language, { style: "unit", unit, maximumFractionDigits: digits }).format(
    Math.max(1, bytes / one),
  );
}
