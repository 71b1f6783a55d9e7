import { createHash } from "node:crypto";
import { type Language, offeredOrDefault } from "@castor/core/basics/language.ts";
import { id } from "@castor/core/schemas/ids.ts";
import { redactTrip } from "@castor/core/trips/redact-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { Database, Queries } from "../db/database.ts";
import { loadTrip } from "../trips/trip-store.ts";
import { type ListedTrip, listNewest } from "./sitemap/listed-trip-store.ts";

/** A public trip as it stands now: enough to know whether something made from it is still true. */
export interface PublicTripState {
  id: string;
  /** Changes with everything that a visitor sees of the trip. */
  tag: string;
  isListed: boolean;
  ownerLanguage: Language;
}

/** Reads public trips as visitors see them, for pages and pictures that the server makes. */
export class PublicTrips {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Null for a private, a missing and an impossible id alike. */
  async find(tripId: string): Promise<PublicTripState | null> {
    if (!id.safeParse(tripId).success) return null;
    return this.#database.glance((queries) => findState(queries, tripId));
  }

  /** The trip as a visitor sees it, with its state of the same moment. */
  async load(tripId: string): Promise<{ state: PublicTripState; trip: Trip } | null> {
    return this.#database.read(async (queries) => {
      const state = await findState(queries, tripId);
      const trip = state === null ? undefined : await loadTrip(queries, tripId);
      return state === null || trip === undefined ? null : { state, trip: redactTrip(trip) };
    });
  }

  /** The newest trips of the catalog. */
  newest(count: number): Promise<ListedTrip[]> {
    return this.#database.glance((queries) => listNewest(queries, count));
  }
}

async function findState(queries: Queries, tripId: string): Promise<PublicTripState | null> {
  const row = await queries
    .selectFrom("trips")
    .innerJoin("users", "users.id", "trips.owner_id")
    .select(["trips.version", "trips.is_in_catalog", "users.public_name", "users.lang"])
    .where("trips.id", "=", tripId)
    .where("trips.is_public", "=", 1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { version, is_in_catalog, public_name, lang } = row;
  const ownerLanguage = offeredOrDefault(lang);
  const tag = createHash("sha256")
    .update(JSON.stringify([tripId, version, is_in_catalog, public_name, ownerLanguage]))
    .digest("base64url")
    .slice(0, 16);
  return { id: tripId, tag, isListed: is_in_catalog === 1, ownerLanguage };
}
