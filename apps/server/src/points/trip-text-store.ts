import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import type { Point } from "@castor/core/points/point.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";

/** The size of a place's texts in a trip's answer. */
const placeBytes = sql.raw(
  ["name", "description", "address", "url", "working_hours", "finance", "hotel_data"]
    .map((column) => `coalesce(octet_length(places.${column}), 0)`)
    .join(" + "),
);

/** True when a point's text is long enough to be checked and longer than before. */
export function growsText(after: Point, before?: Point): boolean {
  const bytes = countBytes(after);
  return bytes > limits.unweighedTextBytes && (before === undefined || bytes > countBytes(before));
}

/** Throws 409 when the trip, with this write, has more text than an answer may contain. */
export async function requireTextCapacity(queries: Queries, tripId: string): Promise<void> {
  const { rows } = await sql<{ bytes: number | string }>`
    select
      (select coalesce(sum(${placeBytes}), 0)
        from stops inner join places on places.id = stops.place_id where stops.trip_id = ${tripId})
      + (select coalesce(sum(octet_length(description) + octet_length(track)), 0) from routes where trip_id = ${tripId})
      + (select coalesce(sum(octet_length(description)), 0) from finance_items where trip_id = ${tripId})
      + (select coalesce(sum(octet_length(text)), 0) from notes where trip_id = ${tripId})
      as bytes
  `.execute(queries);
  if (Number(rows[0]?.bytes) > limits.tripTextBytes)
    throw new AppError("CONFLICT", { words: "tooMuchText" });
}

function countBytes({ name, description, address, url, workingHours, ...rest }: Point): number {
  const plans = [rest.finance, rest.hotelData].map((plan) => (plan ? JSON.stringify(plan) : ""));
  return Buffer.byteLength([name, description, address, url, workingHours, ...plans].join(""));
}
