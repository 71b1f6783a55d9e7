import type { Queries } from "../database.ts";
import { withDefault } from "./022-foundation/columns.ts";

/** Files of which their trip has pictures alone: photos that came with a copy of somebody else's trip (decision 142). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .alterTable("files")
    .addColumn("as_picture", "integer", withDefault(0))
    .execute();
}
