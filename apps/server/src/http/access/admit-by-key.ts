import { timingSafeEqual } from "node:crypto";
import { AppError } from "@castor/core/errors.ts";
import { asOwner } from "@castor/core/members/member.ts";
import type { Queries } from "../../db/database.ts";
import { hashToken } from "../../db/secret-tokens.ts";
import type { NamedRow } from "../calls/call-dependencies.ts";
import type { TripAccess } from "../calls/context.ts";
import type { CallInput } from "../calls/parse-input.ts";

/** The key that a call shows; undefined where the row takes none or none was sent. */
export function keyOf({ access }: NamedRow, input: CallInput): string | undefined {
  const key = "trip" in access && access.key !== undefined ? input[access.key] : undefined;
  return typeof key === "string" ? key : undefined;
}

/**
 * Admits whoever shows the trip's key to what its owner reads. Throws 404 for a wrong key, no key and no trip alike, after
 * the same work: one query, one hash and one comparison. Rows that take a key change nothing.
 */
export async function admitByKey(
  queries: Queries,
  tripId: string,
  key: string,
): Promise<TripAccess> {
  const shown = hashToken(key);
  const row = await queries
    .selectFrom("trips")
    .innerJoin("users", "users.id", "trips.owner_id")
    .leftJoin("calendar_keys", "calendar_keys.trip_id", "trips.id")
    .select([
      "trips.id",
      "trips.owner_id as ownerId",
      "trips.version",
      "users.public_name as ownerName",
      "calendar_keys.key_hash as keyHash",
    ])
    .where("trips.id", "=", tripId)
    .executeTakeFirst();
  const stored = row?.keyHash ?? null;
  const isSame = timingSafeEqual(Buffer.from(shown), Buffer.from(stored ?? hashToken("")));
  if (row === undefined || stored === null || !isSame) throw new AppError("NOT_FOUND");
  const { id, ownerId, ownerName, version } = row;
  return { id, ownerId, ownerName, version, standing: asOwner };
}
