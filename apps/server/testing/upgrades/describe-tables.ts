import { sql } from "kysely";
import type { TestDatabaseKind } from "../databases/each-database.ts";
import { openTestDatabase } from "../databases/migrated-database.ts";

/** How each database tells its tables with their columns in order, its constraints and its indexes. */
const questions: Record<TestDatabaseKind["name"], string> = {
  sqlite: "select sql from sqlite_schema where sql is not null order by name",
  postgres: `
    select concat_ws(' ', table_name, ordinal_position, column_name, data_type, is_nullable, column_default, collation_name) as said
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    order by said`,
};

/** The tables of a database of some kind, once it is opened and so up to date. */
export async function describeTables(kind: TestDatabaseKind): Promise<unknown[]> {
  const { database, dispose } = await openTestDatabase(kind);
  const question = sql.raw(questions[kind.name]);
  const { rows } = await database.read((queries) => question.execute(queries));
  await dispose();
  return rows;
}
