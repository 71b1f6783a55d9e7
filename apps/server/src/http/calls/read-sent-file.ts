import { AppError } from "@castor/core/errors.ts";
import { readTripFile } from "@castor/core/exports/json/read-trip-file.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** The trip of a JSON export that a body holds as `jsonData`. Throws 400 with the place of its first mistake. */
export function readSentFile(data: unknown): Trip {
  const read = readTripFile(data);
  if ("trip" in read) return read.trip;
  const { path, text } = read.refused;
  const field = path === "" ? "jsonData" : `jsonData.${path}`;
  throw new AppError("VALIDATION_FAILED", { words: "invalidTripFile", fields: { [field]: text } });
}
