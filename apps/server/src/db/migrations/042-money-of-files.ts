import type { Queries } from "../database.ts";
import { withDefault } from "./022-foundation/columns.ts";

/** Whether a file tells of money where it stands (decision 161). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .alterTable("attachments")
    .addColumn("shows_money", "integer", withDefault(0))
    .execute();
}
