import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ImportedTrip } from "../parse/imported-trip.ts";
import { findRepeats } from "./find-repeats.ts";
import { planDates } from "./plan-dates.ts";
import type { PlannedDay, PlannedPoint, PlannedTrip } from "./planned-trip.ts";

/** What was chosen in the preview. */
export interface ImportChoices {
  firstDay: DateText;
  /** Leaves out places that stand in the file before. */
  isEachOnce: boolean;
  /** Found places by the keys of points without a position. */
  found: ReadonlyMap<string, FoundPlace | null>;
}

/** The key of a point of a file. */
export const keyOfPoint = (day: number, point: number): string => `${day}-${point}`;

/** The trip that a file of another program makes. Null when its dates leave the years of a trip. */
export function planImport(imported: ImportedTrip, choices: ImportChoices): PlannedTrip | null {
  const dates = planDates(imported.days, choices.firstDay);
  if (dates === null) return null;
  const dayNumbers = imported.days.flatMap(({ points }, day) => points.map(() => day + 1));
  const repeats = findRepeats(imported.days.flatMap(({ points }) => points));
  let at = -1;
  const days = imported.days.map(({ name, points }, day): PlannedDay => {
    const planned = points.map((point, position): PlannedPoint => {
      at += 1;
      const key = keyOfPoint(day, position);
      const found = point.position === null ? (choices.found.get(key) ?? null) : null;
      const before = repeats[at] ?? null;
      return {
        key,
        name: point.name,
        typeId: point.typeId === "Other" && found ? found.typeId : point.typeId,
        position: point.position ?? (found && { lat: found.lat, lng: found.lng }),
        foundAs: found ? [found.name, found.address].filter(Boolean).join(", ") : "",
        repeats: before === null ? null : (dayNumbers[before] ?? null),
      };
    });
    const kept = planned.filter(({ repeats: earlier }) => !choices.isEachOnce || earlier === null);
    return { name, date: dates[day] ?? choices.firstDay, points: kept };
  });
  return summarise(days, repeats.filter((before) => before !== null).length);
}

/** The preview of a trip of Castor's own. */
export function planOwnTrip({ routes }: Trip): PlannedTrip {
  const days = routes.map(
    ({ name, date, points }): PlannedDay => ({
      name,
      date: dayOf(date),
      points: points.map(({ id, name: pointName, typeId, lat, lng }) => ({
        ...{ key: id, name: pointName, typeId, foundAs: "", repeats: null },
        position: { lat, lng },
      })),
    }),
  );
  return summarise(days, 0);
}

function summarise(days: PlannedDay[], repeated: number): PlannedTrip {
  const points = days.flatMap((day) => day.points);
  const lost = points.filter(({ position }) => position === null).length;
  return { days, points: points.length - lost, repeated, lost };
}
