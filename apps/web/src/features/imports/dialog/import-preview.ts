import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { addDays, type DateText, daysBetween } from "@castor/core/time/dates.ts";
import { shiftTrip } from "@castor/core/trips/shift-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ImportedTrip } from "../parse/imported-trip.ts";
import type { ZoneOf } from "../plan/move-to-places.ts";
import { findFirstDate } from "../plan/plan-dates.ts";
import { planImport, planOwnTrip } from "../plan/plan-import.ts";
import type { PlannedTrip } from "../plan/planned-trip.ts";

/** What was read: a trip of Castor's own file, or the trip of another program's. */
export type ImportContent =
  | { kind: "own"; trip: Trip }
  | { kind: "foreign"; imported: ImportedTrip };

/** What was read, and what is chosen of it. */
export interface ImportPreview {
  content: ImportContent;
  /** The instant of the reading: the file that is sent says it, and is the same at every press. */
  readAt: Date;
  name: string;
  firstDay: DateText | null;
  isEachOnce: boolean;
}

export type FoundPlaces = ReadonlyMap<string, FoundPlace | null>;

/** The preview as it begins: the name and dates of the file, from tomorrow where it tells none. */
export function startPreview(content: ImportContent, today: DateText, readAt: Date): ImportPreview {
  const { name } = content.kind === "own" ? content.trip : content.imported;
  const ofFile =
    content.kind === "own" ? content.trip.startDate : findFirstDate(content.imported.days);
  const hasDays = content.kind === "foreign" || content.trip.routes.length > 0;
  const firstDay = ofFile ?? (hasDays ? addDays(today, 1) : null);
  return { content, readAt, name, firstDay, isEachOnce: false };
}

/** The own trip on its chosen dates; null when they leave the years of a trip. */
export function dateOwnTrip(trip: Trip, firstDay: DateText | null): Trip | null {
  if (!firstDay || !trip.startDate || firstDay === trip.startDate) return trip;
  return shiftTrip(trip, daysBetween(trip.startDate, firstDay));
}

/** What the import would make now; null when its dates leave the years of a trip. */
export function planPreview(
  { content, firstDay, isEachOnce }: ImportPreview,
  found: FoundPlaces,
  zoneOf: ZoneOf,
): PlannedTrip | null {
  if (content.kind === "foreign")
    return firstDay ? planImport(content.imported, { firstDay, isEachOnce, found, zoneOf }) : null;
  const dated = dateOwnTrip(content.trip, firstDay);
  return dated && planOwnTrip(dated);
}
