import type { Queries } from "../database.ts";
import { addIndex, of, required } from "./022-foundation/columns.ts";

/** When people get mails of the notices of a trip, and which mail says a notice (decision 129). */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;
  await schema
    .createTable("notice_mails")
    .addColumn("user_id", "text", of("users"))
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("mail", "text", required)
    .addColumn("zone", "text", required)
    .addColumn("mailed", "text")
    .addPrimaryKeyConstraint("notice_mails_key", ["user_id", "trip_id"])
    .execute();
  await addIndex(queries, "notice_mails", "trip", "trip_id");
  // No reference: a mail of a trip that is gone is not sent, and its link ends nothing.
  for (const table of ["mails", "link_tokens"])
    await schema.alterTable(table).addColumn("trip_id", "text").execute();
  await schema.alterTable("notices").addColumn("mail_id", "text").execute();
}
