import type { Queries } from "../database.ts";
import { keyOf, required } from "./022-foundation/columns.ts";

/** Files that their uploaders alone see (decision 144). What one stands at may be gone. */
export async function up({ schema }: Queries): Promise<void> {
  await schema
    .createTable("private_files")
    .addColumn("file_id", "text", keyOf("files"))
    .addColumn("kind", "text", required)
    .addColumn("thing_id", "text", required)
    .addColumn("caption", "text", required)
    .execute();
}
