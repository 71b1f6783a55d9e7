import type { Queries } from "../database.ts";
import { addIndex } from "./022-foundation/columns.ts";

/** Who wrote a note (decision 126). Nobody is named of older ones. */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .alterTable("notes")
    .addColumn("author_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .execute();
  await addIndex(queries, "notes", "author", "author_id");
}
