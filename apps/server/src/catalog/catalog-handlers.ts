import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import type { Database } from "../db/database.ts";
import type { CallContext } from "../http/calls/context.ts";
import { listEntries } from "./catalog-store.ts";
import { createReporting } from "./reports/report-trip.ts";

/** The public catalog (specification#catalog). */
export function createCatalogHandlers(
  database: Database,
  /** Hashes addresses of visitors who report a trip. */
  secret: string,
): Handlers<(typeof endpoints)["catalog"], CallContext> {
  return {
    ...createReporting(database, secret),
    list: (query, { viewer }) => {
      // Whoever is logged in finds what they have just listed.
      const reads = viewer === null ? database.forVisitors : database;
      return reads.glance((queries) => listEntries(queries, query));
    },
  };
}
