import { limits } from "../limits.ts";
import type { HoursRule } from "./hours-rule.ts";
import { writeAsOsm } from "./opening-hours-library.ts";
import { parseWrittenHours } from "./parse-written-hours.ts";
import { readRules } from "./read-rules.ts";
import { writeRules } from "./write-rules.ts";

/** Opening hours that are understood. */
export interface Hours {
  /** In OpenStreetMap's syntax. */
  osm: string;
  /** The same as rules. Null where they contain more than can be put in words. */
  rules: readonly HoursRule[] | null;
}

/**
 * Reads opening hours that somebody typed or pasted: OpenStreetMap's syntax, or the usual forms of English and Russian
 * travel sites. Null where some part is not understood; then the text is shown as it is.
 */
export function readHours(text: string): Hours | null {
  const trimmed = text.trim();
  // So long a text is no opening hours, and the library would be slow.
  if (trimmed.length === 0 || trimmed.length > limits.readableHours) return null;
  const osm = writeAsOsm(trimmed.replace(/[–—]/g, "-").replace(/[;\s]+$/, ""));
  if (osm !== null) return { osm, rules: readRules(osm) };
  const rules = parseWrittenHours(trimmed);
  return rules && { osm: writeRules(rules), rules };
}
