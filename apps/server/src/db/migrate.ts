import { sql } from "kysely";
import { StartFailure } from "../start-failure.ts";
import type { Database, Queries } from "./database.ts";
import { up as foundation } from "./migrations/001-foundation.ts";
import { up as accounts } from "./migrations/002-accounts.ts";
import { up as pathLegs } from "./migrations/003-path-legs.ts";
import { up as financeItems } from "./migrations/004-finance-items.ts";
import { up as notes } from "./migrations/005-notes.ts";

/** In order; one that was ever released is not edited, the next one mends it. */
const migrations: readonly ((queries: Queries) => Promise<void>)[] = [
  foundation,
  accounts,
  pathLegs,
  financeItems,
  notes,
];

/** Any number, the same in every process: the advisory lock under which one of them migrates. */
const lockNumber = 4_711_001;

/**
 * Brings the tables up to date, all in one transaction (both databases can), under a lock: of several processes that
 * start at once one migrates and the others find it done. SQLite's lock is the write transaction itself. The version is
 * written each time: SQLite opens a file that it may only read, and would say so at the first save. `upTo` stops
 * earlier, as an older program would have.
 */
export async function migrate(database: Database, upTo: number = migrations.length): Promise<void> {
  await database.write(async (queries) => {
    if (database.kind === "postgres")
      await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(queries);
    await queries.schema
      .createTable("settings")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey().notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    const done = await readVersion(queries);
    if (done > migrations.length)
      throw new StartFailure(
        "The database was last used by a newer version of Castor; start that version, or go back to a backup.",
      );
    for (const up of migrations.slice(done, upTo)) await up(queries);
    await writeVersion(queries, Math.max(done, upTo));
  });
}

async function readVersion(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "schema_version")
    .executeTakeFirst();
  return row === undefined ? 0 : Number(row.value);
}

async function writeVersion(queries: Queries, version: number): Promise<void> {
  await queries
    .insertInto("settings")
    .values({ name: "schema_version", value: String(version) })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: String(version) }))
    .execute();
}
