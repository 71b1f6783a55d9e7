import type { Position } from "@castor/core/geo/position.ts";
import { isTime, type TimeText } from "@castor/core/time/dates.ts";
import { readLatLng } from "../links/read-pair.ts";
import { findPlaces } from "../places/find-places.ts";
import { readTuples } from "../places/read-coordinate-list.ts";
import { findCoordinates, positionOf, readNumber } from "../places/read-coordinates.ts";
import { findDate } from "../trip/find-date.ts";
import { guessType } from "../trip/guess-type.ts";
import { htmlToMarkup } from "../trip/html-to-markup.ts";
import type { PointDraft, TripBuilder } from "../trip/trip-builder.ts";
import type { Column } from "./columns.ts";

/** The cells of a row by their column; several columns may mean the same. */
export type Row = Map<Column, string[]>;

interface Spot {
  position: Position | null;
  /** Coordinates are there and are none of the earth. */
  isBad: boolean;
  isShort: boolean;
  /** The link is one of a map. */
  isLinked: boolean;
  /** What the link calls the place. */
  name: string;
}

const first = (row: Row, column: Column): string => row.get(column)?.[0] ?? "";

/** WKT has longitude first: `POINT (44.80 41.69)`. */
function readWkt(text: string): Position | null {
  const [, numbers = ""] = /^\s*POINT\s*Z?\s*\(([^)]*)\)/i.exec(text) ?? [];
  return readTuples(numbers.trim().replace(/\s+/g, ",")).next().value ?? null;
}

function findSpot(row: Row): Spot {
  const [lat, lng] = [first(row, "lat"), first(row, "lng")];
  const pair = lat !== "" && lng !== "" ? positionOf(readNumber(lat), readNumber(lng)) : null;
  const written = first(row, "position");
  const linked = findPlaces(first(row, "url"));
  const [place] = linked.places;
  const position =
    pair ??
    readLatLng(written) ??
    findPlaces(written).places[0]?.position ??
    readWkt(first(row, "wkt")) ??
    place?.position ??
    findCoordinates(first(row, "address"))?.position ??
    null;
  return {
    position,
    isBad: position === null && lat !== "" && lng !== "",
    isShort: linked.shortLinks.length > 0,
    isLinked: linked.places.length > 0,
    name: place?.name ?? "",
  };
}

/** A time of day in a cell, as spreadsheets write it too: 9:30, 09:30:00, 2026-12-05 09:30. */
function findTime(text: string): TimeText | null {
  const [, hour = "", minute = ""] = /(?<![\d:])(\d{1,2}):(\d{2})/.exec(text) ?? [];
  const time = `${hour.padStart(2, "0")}:${minute}`;
  return isTime(time) ? time : null;
}

/** Minutes: 90 or 1:30. */
function readMinutes(text: string): number {
  const [, hours, minutes] = /^(\d{1,3}):(\d{2})/.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const number = readNumber(text);
  return Number.isNaN(number) ? 0 : number;
}

/** The fields of a point that the cells of a row tell, but for its position. */
export function describeRow(row: Row): Omit<PointDraft, "position"> {
  const [name, address] = [first(row, "name"), first(row, "address")];
  return {
    name,
    lookup: [name, address].filter(Boolean).join(", "),
    typeId: guessType(row.get("kind") ?? [], name),
    description: htmlToMarkup((row.get("description") ?? []).join("\n\n")),
    address,
    url: first(row, "url"),
    workingHours: first(row, "hours"),
    reservationTime: findTime(first(row, "time")),
    timeToSpend: readMinutes(first(row, "minutes")),
  };
}

/** Adds a row as a point of its day. `list` names the day of rows that name none. */
export function addRow(builder: TripBuilder, row: Row, list: string): void {
  const spot = findSpot(row);
  const draft = describeRow(row);
  const name = draft.name || spot.name;
  if (spot.isBad) builder.notes.count("badPositions");
  if (!spot.position && !name && !draft.address) return;
  if (spot.isShort && !spot.position) builder.notes.count("shortLinks");
  const [day, date] = [first(row, "day"), first(row, "date")];
  const key = day || date || "";
  builder.addPoint(builder.day(key, { name: key || list, date: findDate(date) ?? findDate(day) }), {
    ...draft,
    name,
    position: spot.position,
    // A link to the map of a place that is known says nothing more.
    url: spot.position && spot.isLinked ? "" : draft.url,
  });
}
