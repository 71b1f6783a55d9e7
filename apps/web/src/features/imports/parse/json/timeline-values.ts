import { positionOf } from "@castor/core/geo/pasted/position-of.ts";
import { readDegreesPair } from "@castor/core/geo/pasted/read-degrees.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedLine } from "@castor/core/imports/imported-trip.ts";
import type { Visit } from "../trip/visit.ts";
import { asObject, asText } from "./json-value.ts";

/** An object of a timeline. */
export type Entry = Readonly<Record<string, unknown>>;

/** "41.69°, 44.80°", "geo:41.69,44.80", either within an object, or ten millions of a degree. */
export function readTimelinePosition(value: unknown): Position | null {
  const { latLng, latitudeE7, longitudeE7, latE7, lngE7 } = asObject(value);
  const text = asText(latLng ?? value).replace(/^geo:/i, "");
  if (text !== "") return readDegreesPair(text);
  return positionOf(Number(latitudeE7 ?? latE7) / 1e7, Number(longitudeE7 ?? lngE7) / 1e7);
}

export const readPositions = (values: readonly unknown[]): ImportedLine =>
  values.flatMap((value): ImportedLine => {
    const position = readTimelinePosition(value);
    return position ? [[position.lng, position.lat]] : [];
  });

const lastInstant = 8.64e15;

/** A moment as text; older files have milliseconds. */
function readMoment(text: unknown, milliseconds: unknown): string {
  const instant = Number(milliseconds ?? Number.NaN);
  if (asText(text) !== "" || !(Math.abs(instant) <= lastInstant)) return asText(text);
  return new Date(instant).toISOString();
}

/** When an entry, or what is in it, began and ended. */
export function timesOf(entry: Entry): Visit {
  const { visit, placeVisit, activitySegment } = entry;
  const { duration } = asObject(placeVisit ?? activitySegment ?? visit ?? entry);
  const { startTime, startTimestamp, startTimestampMs, ...end } = {
    ...entry,
    ...asObject(duration ?? entry.duration),
  };
  return {
    begin: readMoment(startTime ?? startTimestamp, startTimestampMs),
    end: readMoment(end.endTime ?? end.endTimestamp, end.endTimestampMs),
  };
}

/** Google's page of a place, which alone knows its name. */
export function addressOfPlace({ lat, lng }: Position, id: string): string {
  if (id === "") return "";
  const query = new URLSearchParams({ api: "1", query: `${lat},${lng}`, query_place_id: id });
  return `https://www.google.com/maps/search/?${query}`;
}
