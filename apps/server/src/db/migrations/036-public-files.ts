import type { Queries } from "../database.ts";
import { withDefault } from "./022-foundation/columns.ts";

/** Whether visitors of a public trip see a file (decision 142). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .alterTable("files")
    .addColumn("is_public", "integer", withDefault(0))
    .execute();
}
