import type { Queries } from "../database.ts";
import { withDefault } from "./022-foundation/columns.ts";

/** Whether sure bookings of mails to an account are put into its trips unasked (decision 160). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .alterTable("inbound_addresses")
    .addColumn("is_automatic", "integer", withDefault(0))
    .execute();
}
