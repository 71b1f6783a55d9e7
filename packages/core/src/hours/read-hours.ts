import { limits } from "../limits.ts";
import type { HoursRule } from "./hours-rule.ts";
import { writeAsOsm } from "./opening-hours-library.ts";
import { readRules } from "./read-rules.ts";
import { understandHours } from "./understand-hours.ts";
import { writeRules } from "./write-rules.ts";

/** Opening hours that are understood. */
export interface Hours {
  /** As OpenStreetMap writes them. */
  osm: string;
  /** The same, part by part; null where they hold more than is put in words. */
  rules: readonly HoursRule[] | null;
}

/**
 * Opening hours from what somebody typed or pasted: OpenStreetMap's syntax, or the usual forms of travel sites in English and Russian.
 * Null where any part of the text is not understood: then it stays a text.
 */
export function readHours(text: string): Hours | null {
  const trimmed = text.trim();
  // What is so long is no opening hours, and the library takes long over it.
  if (trimmed.length === 0 || trimmed.length > limits.readableHours) return null;
  const osm = writeAsOsm(trimmed.replace(/[–—]/g, "-").replace(/[;\s]+$/, ""));
  if (osm !== null) return { osm, rules: readRules(osm) };
  const rules = understandHours(trimmed);
  return rules && { osm: writeRules(rules), rules };
}
