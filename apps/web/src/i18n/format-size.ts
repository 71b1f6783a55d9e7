import { numberFormat } from "@castor/core/basics/intl-formats.ts";
import type { Language } from "@castor/core/basics/language.ts";

const kilobyte = 1_000;
const megabyte = 1_000_000;

/** A size in words: "12 kB", "1.4 MB". */
export function formatSize(bytes: number, language: Language): string {
  const isLarge = bytes >= megabyte;
  const unit = isLarge ? "megabyte" : "kilobyte";
  const digits = isLarge ? 1 : 0;
  return numberFormat(language, { style: "unit", unit, maximumFractionDigits: digits }).format(
    isLarge ? bytes / megabyte : Math.max(1, bytes / kilobyte),
  );
}
