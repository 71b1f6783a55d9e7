import type { Queries } from "../database.ts";

/** The guided tours that a user has ended. All others are available. */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("finished_tours")
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("tour", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("finished_tours_key", ["user_id", "tour"])
    .execute();
}
