import type { Language } from "@castor/core/account/language.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { formatHours } from "@castor/core/hours/format-hours.ts";
import { type Hours, readHours } from "@castor/core/hours/read-hours.ts";
import { type HoursState, stateAt } from "@castor/core/hours/state-at.ts";

/**
 * Reads opening hours. It is a chunk of its own because of its library; `use-hours-module.ts` loads it. Each text is read
 * once, because rows are drawn again and again while a list is scrolled.
 */
const maxCached = 500;
const cache = new Map<string, Hours | null>();

function readCached(text: string): Hours | null {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const hours = readHours(text);
  if (cache.size >= maxCached) cache.clear();
  cache.set(text, hours);
  return hours;
}

/** Opening hours in words, one line per rule; null where the text cannot be read. */
export function formatPointHours(text: string, language: Language): string[] | null {
  const hours = readCached(text);
  return hours && formatHours(hours, language);
}

/** Whether a place is open at an instant; null where the text cannot be read. */
export function findHoursState(
  text: string,
  instant: number,
  zone: string,
  place: Position,
): HoursState | null {
  const hours = readCached(text);
  return hours && stateAt(hours, instant, zone, place);
}
