import { AppError } from "@castor/core/errors.ts";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { StartFailure, systemCode } from "../start-failure.ts";
import type { Database, Queries } from "./database.ts";
import type { Tables } from "./schema.ts";
import { asUnavailable } from "./unavailable.ts";

const connections = 10;
const connectMs = 5_000;
const statementMs = 30_000;
const mostWaiting = 1_000;
const bigint = 20;

/** Two transactions in each other's way: PostgreSQL undid one of them, and it may be tried again. */
const retryable = new Set(["40001", "40P01"]);
const mostTries = 3;

/** Counts and sums are far below 2^53, so 8-byte integers come as numbers, as they do from SQLite. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === bigint ? Number : pg.types.getTypeParser(oid, format ?? "text"),
};

/** The database of several machines. */
export class PostgresDatabase implements Database {
  readonly kind = "postgres";
  readonly #pool: pg.Pool;
  readonly #queries: Kysely<Tables>;

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      types,
      max: connections,
      connectionTimeoutMillis: connectMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs,
      application_name: "castor",
    });
    // A connection that breaks while idle leaves the pool by itself; without a listener it would end the process.
    this.#pool.on("error", () => undefined);
    this.#queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: this.#pool }) });
  }

  async read<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    this.#refuseWhenFull();
    try {
      return await this.#queries
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(run);
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  async glance<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    this.#refuseWhenFull();
    try {
      return await run(this.#queries);
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  async write<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    this.#refuseWhenFull();
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#queries.transaction().setIsolationLevel("read committed").execute(run);
      } catch (error) {
        if (tries >= mostTries || !retryable.has(systemCode(error))) throw asUnavailable(error);
      }
    }
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#queries.destroy();
  }

  /** Refuses, in one line, a database that cannot be reached or does not fold Cyrillic case. */
  async check(): Promise<void> {
    const folded = await this.#pool
      .query<{ isFolding: boolean; encoding: string }>(
        `select lower('МОСКВА') = 'москва' as "isFolding", current_setting('server_encoding') as encoding`,
      )
      .catch((error: unknown) => {
        throw new StartFailure(
          `DATABASE_URL: the database cannot be reached (${reasonOf(error)}).`,
        );
      });
    const [row] = folded.rows;
    if (row?.encoding !== "UTF8" || !row.isFolding)
      throw new StartFailure(
        "DATABASE_URL: this database does not fold Cyrillic letters; make it with encoding UTF8 and a UTF-8 character type (createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8).",
      );
  }

  #refuseWhenFull(): void {
    if (this.#pool.waitingCount >= mostWaiting)
      throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
