import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import type { Database } from "../db/database.ts";
import type { CallContext } from "../http/calls/context.ts";
import { listEntries } from "./catalog-store.ts";

/** The public catalog (specification#catalog). */
export function createCatalogHandlers(
  database: Database,
): Handlers<(typeof endpoints)["catalog"], CallContext> {
  return {
    list: (query) => database.glance((queries) => listEntries(queries, query)),
  };
}
