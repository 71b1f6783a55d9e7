import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { Queries } from "../db/database.ts";
import { insertTrip, loadOwner } from "./trip-store.ts";

/** The user as the owner of one more trip. Throws 409 when the account has as many trips as it may. */
export async function requireCapacity(queries: Queries, userId: string) {
  const owner = await loadOwner(queries, userId);
  if (owner === undefined) throw new AppError("NOT_FOUND");
  if (owner.tripsCount >= limits.tripsPerUser)
    throw new AppError("CONFLICT", { words: "tooManyTrips" });
  return owner;
}

/** Inserts a new trip of a user as made now. */
export async function addTrip(
  queries: Queries,
  userId: string,
  trip: Trip,
  now: Date,
): Promise<Trip> {
  const at = now.toISOString();
  const owner = { userId, name: trip.ownerName, role: "owner" as const };
  const dated = { ...trip, isShared: false, members: [owner], created: at, updated: at };
  await insertTrip(queries, userId, dated, now);
  return dated;
}
