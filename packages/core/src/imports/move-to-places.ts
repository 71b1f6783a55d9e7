import type { Position } from "../geo/position.ts";
import {
  addDays,
  type DateText,
  type DateTimeText,
  dayOf,
  timeOf,
  wallClock,
} from "../time/dates.ts";
import { instantOf } from "../time/zoned-time.ts";
import type { ImportedDay, ImportedPoint, ImportedStay, ImportedTrip } from "./imported-trip.ts";

/** Answers the zone of a place (IANA name), null when it is not known. */
export type ZoneOf = (place: Position) => string | null;

/** A point of a file with a key of its own. */
export interface KeyedPoint extends ImportedPoint {
  key: string;
}
/** A day with its points at the local times of their places. */
export interface PlacedDay extends Omit<ImportedDay, "points"> {
  points: KeyedPoint[];
}

/** The key of a point of a file. */
export const keyOfPoint = (day: number, point: number): string => `${day}-${point}`;

interface Placed {
  date: DateText | null;
  point: KeyedPoint;
  /** Its time was that of another zone. */
  isMoved: boolean;
}

/** Moves a local time as far as another went. */
function moveBy(at: DateTimeText, from: DateTimeText, to: DateTimeText): DateTimeText {
  const by = instantOf(to, "UTC") - instantOf(from, "UTC");
  return wallClock(new Date(instantOf(at, "UTC") + by), "UTC");
}

/** A point at the time of its place, once its zone is known. */
function place(
  point: KeyedPoint,
  date: DateText | null,
  found: ReadonlyMap<string, Position | null>,
  zoneOf: ZoneOf,
): Placed {
  const { instant, reservationTime, stay, key, position } = point;
  const coordinates = position ?? found.get(key);
  const zone = coordinates ? zoneOf(coordinates) : null;
  const written = `${date} ${reservationTime}`;
  const wall = zone === null || instant === null ? written : wallClock(new Date(instant), zone);
  if (wall === written) return { date, point, isMoved: false };
  return {
    date: dayOf(wall),
    isMoved: true,
    point: {
      ...point,
      reservationTime: timeOf(wall),
      stay: stay && {
        checkIn: moveBy(stay.checkIn, written, wall),
        checkOut: moveBy(stay.checkOut, written, wall),
      },
    },
  };
}

/** Points without a time stay first, but for nights, which end the day that they begin on. */
const orderOf = ({ reservationTime, stay }: ImportedPoint): string =>
  reservationTime ?? (stay ? "24:00" : "");
const byTime = (a: ImportedPoint, b: ImportedPoint): number => orderOf(a).localeCompare(orderOf(b));

/**
 * The days of a file when some of its places are found: a time whose place was not known is that of its place, on its date there
 * (specification#imported-files). Days are made, left out and numbered anew where points move to another date.
 */
export function moveToPlaces(
  { days, dayName }: Pick<ImportedTrip, "days" | "dayName">,
  found: ReadonlyMap<string, Position | null>,
  zoneOf: ZoneOf,
): PlacedDay[] {
  const placed = days.map((day, dayIndex) =>
    day.points.map((point, index) =>
      place({ ...point, key: keyOfPoint(dayIndex, index) }, day.date, found, zoneOf),
    ),
  );
  const moved = placed.flatMap((points) => points.filter(({ isMoved }) => isMoved));
  const kept = days.map((day, index) => ({
    ...day,
    points: (placed[index] ?? []).flatMap(({ isMoved, point }) => (isMoved ? [] : point)),
  }));
  if (moved.length === 0) return kept;
  const made: PlacedDay[] = kept.filter(
    ({ points, line }, index) =>
      points.length + (days[index]?.points.length === 0 ? 1 : 0) > 0 || line !== null,
  );
  for (const { date, point } of moved) {
    const day = made.find((one) => one.date === date);
    if (day) day.points = [...day.points, point].toSorted(byTime);
    else made.push({ name: date ?? "", date, line: null, points: [point] });
  }
  const isDated = made.every(({ date }) => date !== null);
  const ordered = isDated
    ? made.toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""))
    : made;
  return ordered.map((day, index) => ({
    ...day,
    name: dayName?.replace("{n}", String(index + 1)) ?? day.name,
  }));
}

/** The nights of a point when all dates move by some days. */
export const shiftStay = (stay: ImportedStay | null, days: number): ImportedStay | null =>
  stay && {
    checkIn: `${addDays(dayOf(stay.checkIn), days)} ${timeOf(stay.checkIn)}`,
    checkOut: `${addDays(dayOf(stay.checkOut), days)} ${timeOf(stay.checkOut)}`,
  };
