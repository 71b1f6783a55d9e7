import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import type { PlacesTable } from "../db/schema.ts";
import { toPlaceRow, writeJson } from "./save-point-store.ts";

/** Whether a column of a place counts as text of its trip. */
const isText: Record<keyof PlacesTable, boolean> = {
  name: true,
  description: true,
  address: true,
  url: true,
  working_hours: true,
  finance: true,
  hotel_data: true,
  picture: true,
  // Never long.
  id: false,
  trip_id: false,
  lat: false,
  lng: false,
  type_id: false,
};
const textColumns = (Object.keys(isText) as (keyof PlacesTable)[]).filter(
  (column) => isText[column],
);

/** The size of a place's texts in a trip's answer. What is booked at its stops counts beside it. */
const placeBytes = sql.raw(
  textColumns.map((column) => `coalesce(octet_length(places.${column}), 0)`).join(" + "),
);

/** True when a point's text is long enough to be checked and longer than before. */
export function growsText(after: Idea, before?: Idea): boolean {
  const bytes = countBytes(after);
  return bytes > limits.unweighedTextBytes && (before === undefined || bytes > countBytes(before));
}

/** Throws 409 when the trip, with this write, has more text than an answer may contain. */
export async function requireTextCapacity(queries: Queries, tripId: string): Promise<void> {
  const { rows } = await sql<{ bytes: number | string }>`
    select
      (select coalesce(sum(${placeBytes} + coalesce(octet_length(stops.booking), 0)), 0)
        from stops inner join places on places.id = stops.place_id where stops.trip_id = ${tripId})
      + (select coalesce(sum(${placeBytes} + coalesce(octet_length(ideas.booking), 0)), 0)
        from ideas inner join places on places.id = ideas.place_id where ideas.trip_id = ${tripId})
      + (select coalesce(sum(octet_length(description) + octet_length(track)), 0) from routes where trip_id = ${tripId})
      + (select coalesce(sum(octet_length(description)), 0) from finance_items where trip_id = ${tripId})
      + (select coalesce(sum(octet_length(text)), 0) from notes where trip_id = ${tripId})
      as bytes
  `.execute(queries);
  if (Number(rows[0]?.bytes) > limits.tripTextBytes)
    throw new AppError("CONFLICT", { words: "tooMuchText" });
}

function countBytes(point: Idea): number {
  const row = toPlaceRow(point);
  const texts = textColumns.map((column) => row[column] ?? "");
  return Buffer.byteLength([...texts, writeJson(point.booking) ?? ""].join(""));
}
