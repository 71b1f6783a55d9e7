import { AppError } from "@castor/core/errors.ts";
import { sql } from "kysely";
import { StartFailure, systemCode } from "../process/start-failure.ts";
import type { Database, Queries } from "./database.ts";
import { up as foundation } from "./migrations/001-foundation.ts";
import { up as accounts } from "./migrations/002-accounts.ts";
import { up as pathLegs } from "./migrations/003-path-legs.ts";
import { up as financeItems } from "./migrations/004-finance-items.ts";
import { up as notes } from "./migrations/005-notes.ts";
import { up as catalog } from "./migrations/006-catalog.ts";
import { up as tripVisits } from "./migrations/007-trip-visits.ts";
import { up as catalogIndex } from "./migrations/008-catalog-index.ts";
import { up as calendarKeys } from "./migrations/009-calendar-keys.ts";
import { up as finishedTours } from "./migrations/010-finished-tours.ts";
import { up as loginSteps } from "./migrations/011-login-steps.ts";
import { up as silencedFindings } from "./migrations/012-silenced-findings.ts";
import { up as reminders } from "./migrations/013-reminders.ts";
import { up as tripVersions } from "./migrations/014-trip-versions.ts";
import { up as lockedUsers } from "./migrations/015-locked-users.ts";
import { up as accountEvents } from "./migrations/016-account-events.ts";
import { up as catalogReports } from "./migrations/017-catalog-reports.ts";
import { up as registrations } from "./migrations/018-registrations.ts";
import { up as socialJoins } from "./migrations/019-social-joins.ts";
import { up as skippedWaits } from "./migrations/020-skipped-waits.ts";
import { up as loginCodeSubjects } from "./migrations/021-login-code-subjects.ts";
import { up as tracks } from "./migrations/022-tracks.ts";

/** In order. A released migration is never edited; a later one corrects it. */
const migrations: readonly ((queries: Queries, kind: Database["kind"]) => Promise<void>)[] = [
  foundation,
  accounts,
  pathLegs,
  financeItems,
  notes,
  catalog,
  tripVisits,
  catalogIndex,
  calendarKeys,
  finishedTours,
  loginSteps,
  silencedFindings,
  reminders,
  tripVersions,
  lockedUsers,
  accountEvents,
  catalogReports,
  registrations,
  socialJoins,
  skippedWaits,
  loginCodeSubjects,
  tracks,
];

/** The advisory lock under which one process migrates. Any number, the same in every process. */
const lockNumber = 4_711_001;
/** The SQLSTATE of a wait for a lock that took too long. */
const lockNotAvailable = "55P03";

/**
 * Brings the tables up to date in one transaction under a lock, so that of several starting processes one migrates.
 * SQLite's lock is the write transaction itself. The version is written at every start, because SQLite opens a
 * read-only file without complaint and would fail at the first save. `upTo` stops at an older version, for tests.
 */
export async function migrate(database: Database, upTo: number = migrations.length): Promise<void> {
  await database
    .write((queries) => run(queries, database.kind, upTo))
    .catch((error: unknown) => {
      throw explain(error);
    });
}

async function run(queries: Queries, kind: Database["kind"], upTo: number): Promise<void> {
  if (kind === "postgres") await takeTurn(queries);
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
  for (const up of migrations.slice(done, upTo)) await up(queries, kind);
  await writeVersion(queries, Math.max(done, upTo));
}

/**
 * Waits as long as another process migrates. A table that stays in use ends a migration: while it waited for the table,
 * the processes that serve meanwhile would wait behind it.
 */
async function takeTurn(queries: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(queries);
  await sql`select set_config('lock_timeout', '4s', true)`.execute(queries);
}

function explain(error: unknown): unknown {
  const cause = error instanceof AppError ? error.cause : error;
  return systemCode(cause) === lockNotAvailable
    ? new StartFailure(
        "DATABASE_URL: a table stays in use, as by a backup, and cannot be brought up to date; start again when that is over.",
      )
    : error;
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
