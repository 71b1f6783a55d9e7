import type { Queries } from "../database.ts";
import { addIndex, key, required } from "./022-foundation/columns.ts";

/** The picture of a place, and the pictures that this server has fetched (decision 114). */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;
  await schema.alterTable("places").addColumn("picture", "text").execute();
  await schema
    .createTable("pictures")
    .addColumn("proof", "text", key)
    .addColumn("jpeg", "text", required)
    .addColumn("used", "text", required)
    .execute();
  await addIndex(queries, "pictures", "used", "used", "proof");
}
