import type { Language } from "@castor/core/account/language.ts";
import type { Position } from "@castor/core/basics/geo.ts";
import { hoursInWords } from "@castor/core/hours/hours-in-words.ts";
import { type Hours, readHours } from "@castor/core/hours/read-hours.ts";
import { type HoursState, stateAt } from "@castor/core/hours/state-at.ts";

/**
 * What reads opening hours, with the library that it needs: a part of its own, loaded by `use-hours-part.ts`. Each text is
 * read once: rows come and go while a list is scrolled.
 */
const mostKept = 500;
const kept = new Map<string, Hours | null>();

function readOnce(text: string): Hours | null {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const hours = readHours(text);
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, hours);
  return hours;
}

/** A text's hours in words, a line a rule; null where there are none for them. */
export function sayHours(text: string, language: Language): string[] | null {
  const hours = readOnce(text);
  return hours && hoursInWords(hours, language);
}

/** Whether it is open at an instant; null where the text is not understood. */
export function askHours(
  text: string,
  instant: number,
  zone: string,
  place: Position,
): HoursState | null {
  const hours = readOnce(text);
  return hours && stateAt(hours, instant, zone, place);
}
