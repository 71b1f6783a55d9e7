import type { Queries } from "../database.ts";
import { withDefault } from "./022-foundation/columns.ts";

/** Who goes on a trip, as JSON. */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .alterTable("trips")
    .addColumn("travellers", "text", withDefault("[]"))
    .execute();
}
