import type { Queries } from "../database.ts";

/** Whose login at the provider a one-time code came from. One that was under way has nobody's and is refused. */
export async function up(queries: Queries): Promise<void> {
  for (const name of ["issuer", "subject"])
    await queries.schema
      .alterTable("login_codes")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
}
