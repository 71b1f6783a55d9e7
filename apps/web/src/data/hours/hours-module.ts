import type { Language } from "@castor/core/basics/language.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { findDoors } from "@castor/core/hours/find-doors.ts";
import { formatHours } from "@castor/core/hours/format-hours.ts";
import { knownHours } from "@castor/core/hours/known-hours.ts";
import { type HoursState, stateAt } from "@castor/core/hours/state-at.ts";
import type { DoorFinder } from "@castor/core/routes/schedule/door.ts";
import { withAnyParams } from "@castor/i18n/words.ts";
import { currentWords } from "../../i18n/words.ts";

/** What knows opening hours is a chunk of its own because of its library; `use-hours-module.ts` loads it. */
export const lookUpDoors: DoorFinder = (points) => findDoors(points);

/** Whether opening hours are understood. */
export const canReadHours = (text: string): boolean => knownHours(text) !== null;

/** Opening hours in words, one line per rule; null where the text cannot be read. */
export function formatPointHours(text: string, language: Language): string[] | null {
  const hours = knownHours(text);
  return hours && formatHours(hours, language, withAnyParams(currentWords("hours")));
}

/** Whether a place is open at an instant; null where the text cannot be read. */
export function findHoursState(
  text: string,
  instant: number,
  zone: string,
  place: Position,
): HoursState | null {
  const hours = knownHours(text);
  return hours && stateAt(hours, instant, zone, place);
}
