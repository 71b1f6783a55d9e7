import type { Database, Queries } from "../database.ts";
import { addAccountTables } from "./022-foundation/account-tables.ts";
import { addCatalogTables } from "./022-foundation/catalog-tables.ts";
import { addTripTables } from "./022-foundation/trip-tables.ts";

/**
 * All tables as they were before the first release. It makes what 22 migrations had made until then, and has the number of
 * the last of them, so that databases which those have made go on as they are (decision 103).
 */
export async function up(queries: Queries, kind: Database["kind"]): Promise<void> {
  await addAccountTables(queries);
  await addTripTables(queries);
  await addCatalogTables(queries, kind);
}
