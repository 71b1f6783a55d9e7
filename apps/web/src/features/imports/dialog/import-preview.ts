import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { dateNotes } from "@castor/core/exports/json/date-notes.ts";
import {
  type KnownBooking,
  listKnown,
  tripOfConfirmations,
} from "@castor/core/imports/confirmed-bookings.ts";
import type { ImportedTrip } from "@castor/core/imports/imported-trip.ts";
import { makeTrip } from "@castor/core/imports/make-trip.ts";
import type { ZoneOf } from "@castor/core/imports/move-to-places.ts";
import { findFirstDate } from "@castor/core/imports/plan-dates.ts";
import { type KnownPlace, planImport, planOwnTrip } from "@castor/core/imports/plan-import.ts";
import type { PlannedDay, PlannedTrip } from "@castor/core/imports/planned-trip.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { addDays, type DateText, daysBetween } from "@castor/core/time/dates.ts";
import { shiftTrip } from "@castor/core/trips/shift-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { Confirmations } from "../bookings/confirmations.ts";
import {
  type Destination,
  firstDayOf,
  type OpenTrip,
  proposeDestination,
} from "../into/destination.ts";
import type { ZippedFiles } from "../zip/zipped-files.ts";

/** What was read: a trip of Castor's own file, or the trip of another program's. */
export type ImportContent =
  | { kind: "own"; trip: Trip; files: ZippedFiles | null }
  | {
      kind: "foreign";
      imported: ImportedTrip;
      /** The confirmations that it was read of. */
      confirmations?: Confirmations;
    };

/** What was read, and what is chosen of it. */
export interface ImportPreview {
  content: ImportContent;
  /** The instant of the reading: the file that is sent says it, and is the same at every press. */
  readAt: Date;
  name: string;
  firstDay: DateText | null;
  isEachOnce: boolean;
  destination: Destination;
  /** The keys of days that are not imported into the open trip. */
  leftOut: readonly string[];
  /** The ids of stops that keep the booking that they have. */
  keptStops: readonly string[];
}

/** What can be chosen of it. */
export type ImportChoice = Partial<Omit<ImportPreview, "readAt">>;

export type FoundPlaces = ReadonlyMap<string, FoundPlace | null>;

/** True where the file tells dates: an own trip with days, or a foreign file with a dated one. */
const isDated = (content: ImportContent): boolean =>
  content.kind === "own"
    ? content.trip.startDate !== null
    : findFirstDate(content.imported.days) !== null;

/** What is proposed for a file that is read while a trip is open. */
export const proposeFor = (content: ImportContent, open: OpenTrip | null): Destination =>
  proposeDestination(open, isDated(content));

/** The preview as it begins: the name and dates of the file; where it tells none, from the first day of the open trip, or from tomorrow. */
export function startPreview(
  content: ImportContent,
  open: OpenTrip | null,
  { today, readAt }: { today: DateText; readAt: Date },
): ImportPreview {
  const { name } = content.kind === "own" ? content.trip : content.imported;
  const ofFile =
    content.kind === "own" ? content.trip.startDate : findFirstDate(content.imported.days);
  const hasDays = content.kind === "foreign" || content.trip.routes.length > 0;
  const firstDay = ofFile ?? (hasDays ? (open?.trip.startDate ?? addDays(today, 1)) : null);
  const destination = proposeFor(content, open);
  return {
    content,
    readAt,
    name,
    firstDay,
    isEachOnce: false,
    destination,
    leftOut: [],
    keptStops: [],
  };
}

/** The own trip on its chosen dates; null when they leave the years of a trip. */
function dateOwnTrip(trip: Trip, firstDay: DateText | null): Trip | null {
  if (!firstDay || !trip.startDate || firstDay === trip.startDate) return trip;
  return shiftTrip(trip, daysBetween(trip.startDate, firstDay));
}

/** The preview with the first day that its destination gives, where it gives one. */
export function placePreview(preview: ImportPreview, open: OpenTrip | null): ImportPreview {
  const firstDay = firstDayOf(preview.destination, open);
  return firstDay === null ? preview : { ...preview, firstDay };
}

/** What was read of confirmations, as the preview begins: all of them make a new trip. */
export const contentOfConfirmations = (confirmations: Confirmations): ImportContent => ({
  kind: "foreign",
  imported: tripOfConfirmations(confirmations, null),
  confirmations,
});

/** The trip into which the preview goes, whose bookings are known. Null for a new one. */
export const tripBeside = (
  { destination }: Pick<ImportPreview, "destination">,
  open: OpenTrip | null,
): Trip | null => (destination.kind === "newTrip" ? null : (open?.trip ?? null));

/** The preview with what its confirmations tell beside the trip that they go into. Its dates stay where they are told. */
export function withConfirmed(
  preview: ImportPreview,
  imported: ImportedTrip,
  open: OpenTrip | null,
): ImportPreview {
  if (preview.content.kind === "own") return preview;
  const content = { ...preview.content, imported };
  const isGiven = firstDayOf(preview.destination, open) !== null;
  const firstDay = isGiven ? preview.firstDay : (findFirstDate(imported.days) ?? preview.firstDay);
  return { ...preview, firstDay, content };
}

/** The bookings of the preview that the open trip has already. */
export const knownBookings = (
  { content }: Pick<ImportPreview, "content">,
  trip: Trip | null,
): KnownBooking[] =>
  trip && content.kind === "foreign" && content.confirmations
    ? listKnown(content.confirmations, trip)
    : [];

/** What the import would make now; null when its dates leave the years of a trip. */
export function planPreview(
  { content, firstDay, isEachOnce }: ImportPreview,
  { found, zoneOf, known }: { found: FoundPlaces; zoneOf: ZoneOf; known: readonly KnownPlace[] },
): PlannedTrip | null {
  if (content.kind === "foreign")
    return firstDay
      ? planImport(content.imported, { firstDay, isEachOnce, found, zoneOf, known })
      : null;
  const dated = dateOwnTrip(content.trip, firstDay);
  return dated && planOwnTrip(dated);
}

/** The days that would be imported. A new trip takes them all. */
export const listTaken = (
  { days }: PlannedTrip,
  { destination, leftOut }: Pick<ImportPreview, "destination" | "leftOut">,
): PlannedDay[] =>
  destination.kind === "newTrip" ? days : days.filter(({ key }) => !leftOut.includes(key));

/** Whether all that was read is imported: no day, change, booking or place is left out. */
export const isTakenWhole = (
  { content, destination, leftOut, keptStops }: ImportPreview,
  { lost, unsought }: PlannedTrip,
): boolean =>
  content.kind === "foreign" &&
  (destination.kind === "newTrip" || leftOut.length === 0) &&
  keptStops.length === 0 &&
  lost + unsought === 0 &&
  !content.imported.warnings.some(({ code }) => leavesOut.has(code));

/** Bookings that an import makes nothing of. */
const leavesOut: ReadonlySet<string> = new Set(["cancelledBookings", "withoutPlace"]);

/** The points of some days whose place is known. */
export const countPlaced = (days: readonly PlannedDay[]): number =>
  days.reduce((sum, { points }) => sum + points.filter((point) => point.position).length, 0);

/** The trip of the preview, as its file says it; null when its dates leave the years of a trip. */
export function tripOf(
  { content, name, firstDay, readAt }: ImportPreview,
  plan: PlannedTrip,
  currency: CurrencyId,
): Trip | null {
  if (content.kind === "foreign")
    return makeTrip(content.imported, plan, { name, currency, now: readAt });
  const dated = dateOwnTrip(content.trip, firstDay);
  return dated && { ...dateNotes(dated, readAt), name };
}
