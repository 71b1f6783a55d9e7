import { AppError } from "@castor/core/errors.ts";
import { sql } from "kysely";
import { StartFailure, systemCode } from "../process/start-failure.ts";
import type { Database, Queries } from "./database.ts";
import { up as foundation } from "./migrations/022-foundation.ts";
import { up as ideas } from "./migrations/023-ideas.ts";
import { up as pictures } from "./migrations/024-pictures.ts";
import { up as members } from "./migrations/025-members.ts";
import { up as transfers } from "./migrations/026-transfers.ts";
import { up as authors } from "./migrations/027-authors.ts";
import { up as history } from "./migrations/028-history.ts";
import { up as notices } from "./migrations/029-notices.ts";
import { up as travellers } from "./migrations/030-travellers.ts";
import { up as noticeMails } from "./migrations/031-notice-mails.ts";
import { up as push } from "./migrations/032-push.ts";
import { up as files } from "./migrations/033-files.ts";
import { up as attachments } from "./migrations/034-attachments.ts";
import { up as privateFiles } from "./migrations/035-private-files.ts";
import { up as publicFiles } from "./migrations/036-public-files.ts";
import { up as pictureFiles } from "./migrations/037-picture-files.ts";
import { up as coverFiles } from "./migrations/038-cover-files.ts";
import { up as bookings } from "./migrations/039-bookings.ts";
import { up as inbound } from "./migrations/040-inbound.ts";
import { up as sureBookings } from "./migrations/041-sure-bookings.ts";
import { up as moneyOfFiles } from "./migrations/042-money-of-files.ts";
import { renewSqliteTriggers } from "./sqlite-triggers.ts";

type Migration = (queries: Queries, kind: Database["kind"]) => Promise<void>;

/** In order. A released migration is never edited; a later one corrects it. */
export const migrations: readonly Migration[] = [
  foundation,
  ideas,
  pictures,
  members,
  transfers,
  authors,
  history,
  notices,
  travellers,
  noticeMails,
  push,
  files,
  attachments,
  privateFiles,
  publicFiles,
  pictureFiles,
  coverFiles,
  bookings,
  inbound,
  sureBookings,
  moneyOfFiles,
];
/** The number of the first one: there were others before the first release (decision 103). */
const firstNumber = 22;
/** The number of the one that keeps the history of trips. */
const firstHistory = 28;

/** The advisory lock under which one process migrates. Any number, the same in every process. */
const lockNumber = 4_711_001;
/** The SQLSTATE of a wait for a lock that took too long. */
const lockNotAvailable = "55P03";

/**
 * Brings the tables up to date in one transaction under a lock, so that of several starting processes one migrates.
 * SQLite's lock is the write transaction itself. The version is written at every start, because SQLite opens a
 * read-only file without complaint and would fail at the first save. `list` is another one in tests.
 */
export async function migrate(database: Database, list = migrations): Promise<void> {
  await database
    .write((queries) => run(queries, database.kind, list))
    .catch((error: unknown) => {
      throw explain(error);
    });
}

async function run(
  queries: Queries,
  kind: Database["kind"],
  list: readonly Migration[],
): Promise<void> {
  if (kind === "postgres") await takeTurn(queries);
  await queries.schema
    .createTable("settings")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  const done = await readVersion(queries);
  const newest = firstNumber + list.length - 1;
  if (done > newest)
    throw new StartFailure(
      "The database was last used by a newer version of Castor; start that version, or go back to a backup.",
    );
  if (done > 0 && done < firstNumber)
    throw new StartFailure(
      "The database is from before the first release of Castor; docs/operations.md says how to bring it up to date.",
    );
  for (const up of done === 0 ? list : list.slice(done - firstNumber + 1)) await up(queries, kind);
  if (kind === "sqlite" && done < newest && newest >= firstHistory)
    await renewSqliteTriggers(queries);
  await writeVersion(queries, newest);
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
