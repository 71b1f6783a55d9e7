import { join } from "node:path";
import type { Database } from "../../../db/database.ts";
import type { PoiIndex } from "./poi-index.ts";
import { PostgresPoiIndex } from "./postgres-poi-index.ts";
import { SqlitePoiIndex } from "./sqlite-poi-index.ts";

export const poiFileOf = (dataDir: string) => join(dataDir, "poi.sqlite");

/** The index made by `npm run data:poi`: beside the embedded database, or in tables of PostgreSQL. */
export function openPoiIndex(database: Database, dataDir: string): PoiIndex {
  return database.kind === "postgres"
    ? new PostgresPoiIndex(database)
    : new SqlitePoiIndex(poiFileOf(dataDir));
}
