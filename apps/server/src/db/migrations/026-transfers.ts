import type { Queries } from "../database.ts";
import { addIndex, ofAny } from "./022-foundation/columns.ts";

/** When the owner has offered a trip to a member, and invitations by mail (decision 122). */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;
  await schema.alterTable("members").addColumn("offered", "text").execute();
  await schema.alterTable("invitations").addColumn("sent_to", "text").execute();
  await schema
    .alterTable("mails")
    .addColumn("invitation_id", "text", ofAny("invitations"))
    .execute();
  await schema.alterTable("mails").addColumn("address", "text").execute();
  await addIndex(queries, "mails", "invitation", "invitation_id");
}
