import type { Database } from "../db/database.ts";
import type { CountryFinder } from "../outside/geocoding/country-finder.ts";
import { refreshEntry } from "./catalog-entry-store.ts";

/**
 * Makes the entries of listed trips that have none: the demo's, and those listed before there was a catalog. Each in
 * a transaction of its own, in the order of their last change.
 */
export async function fillCatalog(
  database: Database,
  finder: CountryFinder,
  now: Date,
): Promise<void> {
  const trips = await database.glance((queries) =>
    queries
      .selectFrom("trips")
      .leftJoin("catalog_entries", "catalog_entries.trip_id", "trips.id")
      .select("trips.id")
      .where("is_in_catalog", "=", 1)
      .where("catalog_entries.listing", "is", null)
      .orderBy("updated")
      .orderBy("trips.id")
      .execute(),
  );
  for (const { id } of trips)
    await database.write(async (queries) => {
      // Another process may start at the same time. Its entry is found once it has committed.
      if (database.kind === "postgres")
        await queries.selectFrom("trips").select("id").where("id", "=", id).forUpdate().execute();
      await refreshEntry(queries, id, finder, now);
    });
}
