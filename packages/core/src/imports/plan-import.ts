import type { Point } from "../points/point.ts";
import { writeTrack } from "../routes/track.ts";
import type { FoundPlace } from "../services/places/found-place.ts";
import { addDays, type DateText, dayOf, daysBetween, isDate } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import { findRepeats } from "./find-repeats.ts";
import type { ImportedLine, ImportedTrip } from "./imported-trip.ts";
import { moveToPlaces, shiftStay, type ZoneOf } from "./move-to-places.ts";
import { findFirstDate, planDates } from "./plan-dates.ts";
import type { PlannedDay, PlannedPoint, PlannedTrip } from "./planned-trip.ts";

/** What was chosen in the preview. */
export interface ImportChoices {
  firstDay: DateText;
  /** Leaves out places that stand in the file before. */
  isEachOnce: boolean;
  /** Found places by the keys of points without a position. */
  found: ReadonlyMap<string, FoundPlace | null>;
  zoneOf: ZoneOf;
  /** The places of the trip that it goes into. */
  known?: readonly KnownPlace[];
}

/** A place that the trip has already. */
export type KnownPlace = Pick<Point, "name" | "lat" | "lng">;

const tracks = new WeakMap<object, string>();

/** The drawn path of a day; worked out once, since the preview plans with each press. */
function trackOf(line: ImportedLine | null, lines: readonly ImportedLine[] | undefined): string {
  if (line === null) return "";
  const known = tracks.get(line) ?? writeTrack(lines ?? [line]);
  tracks.set(line, known);
  return known;
}

const isRepeated = ({ repeats, isKnown }: PlannedPoint): boolean => repeats !== null || isKnown;

/** The trip that a file of another program makes. Null when its dates leave the years of a trip. */
export function planImport(imported: ImportedTrip, choices: ImportChoices): PlannedTrip | null {
  const { firstDay, isEachOnce, found, zoneOf, known = [] } = choices;
  if (!isDate(firstDay)) return null;
  const placed = moveToPlaces(imported, found, zoneOf);
  const [ofFile, first] = [findFirstDate(imported.days), findFirstDate(placed)];
  // The chosen first day is the file's: what a place in another zone moves is moved from there.
  const movedBy = ofFile && first ? daysBetween(ofFile, first) : 0;
  const dates = planDates(placed, addDays(firstDay, movedBy));
  if (dates === null) return null;
  const shift = ofFile ? daysBetween(ofFile, firstDay) : 0;
  const dayNumbers = placed.flatMap(({ points }, day) => points.map(() => day + 1));
  const ofTrip = known.map(({ name, lat, lng }) => ({ name, position: { lat, lng }, lookup: "" }));
  const repeats = findRepeats([...ofTrip, ...placed.flatMap(({ points }) => points)]);
  let index = -1;
  const days = placed.map(
    ({ key = null, name, description = "", points, line, lines }, day): PlannedDay => {
      const planned = points.map((point): PlannedPoint => {
        index += 1;
        const { key } = point;
        const position = point.position === null ? (found.get(key) ?? null) : null;
        const before = repeats[ofTrip.length + index] ?? null;
        const isKnown = before !== null && before < ofTrip.length;
        return {
          key,
          name: (!point.isNamed && position?.name) || point.name,
          price: point.price ?? null,
          typeId: point.typeId === "Other" && position ? position.typeId : point.typeId,
          position: point.position ?? (position && { lat: position.lat, lng: position.lng }),
          isSought: found.has(key),
          foundAs: position ? [position.name, position.address].filter(Boolean).join(", ") : "",
          time: point.reservationTime,
          // What is booked is booked on its dates, wherever it is put.
          stay: shiftStay(point.stay, point.reading ? 0 : shift),
          booking: point.booking ?? null,
          reading: point.reading ?? null,
          repeats: before === null || isKnown ? null : (dayNumbers[before - ofTrip.length] ?? null),
          isKnown,
        };
      });
      const kept = planned.filter((point) => !isEachOnce || !isRepeated(point));
      const [date, track] = [dates[day] ?? firstDay, trackOf(line, lines)];
      return { key: key ?? String(day), name, date, description, points: kept, track };
    },
  );
  const isZoneAssumed = placed.some(({ points }) =>
    points.some(({ key, instant, position }) => {
      const coordinates = position ?? found.get(key);
      return instant !== null && coordinates && zoneOf(coordinates) === null;
    }),
  );
  const repeated = repeats.slice(ofTrip.length).filter((before) => before !== null).length;
  return summarise(days, { repeated, movedBy, isZoneAssumed });
}

/** The preview of a trip of Castor's own. */
export function planOwnTrip({ routes }: Trip): PlannedTrip {
  const days = routes.map(
    ({ id: dayId, name, date, description, points, track }): PlannedDay => ({
      ...{ key: dayId, name, description, track },
      date: dayOf(date),
      points: points.map(({ id, name: pointName, typeId, lat, lng }) => ({
        ...{
          key: id,
          name: pointName,
          typeId,
          foundAs: "",
          isSought: false,
          repeats: null,
          isKnown: false,
        },
        ...{ time: null, stay: null },
        position: { lat, lng },
      })),
    }),
  );
  return summarise(days, { repeated: 0, movedBy: 0, isZoneAssumed: false });
}

function summarise(
  days: PlannedDay[],
  known: Pick<PlannedTrip, "repeated" | "movedBy" | "isZoneAssumed">,
): PlannedTrip {
  const points = days.flatMap((day) => day.points);
  const left = points.filter(({ position }) => position === null);
  const lost = left.filter(({ isSought }) => isSought).length;
  return {
    ...{ days, points: points.length - left.length },
    ...{ lost, unsought: left.length - lost, ...known },
  };
}
