import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@castor/core/errors.ts";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { StartFailure, systemCode } from "../process/start-failure.ts";
import type { Database, PoolFigures, Queries } from "./database.ts";
import { OutageBreaker } from "./outage-breaker.ts";
import { PostgresConnections } from "./postgres-connections.ts";
import type { Tables } from "./schema.ts";
import { asUnavailable } from "./unavailable.ts";

const maxWaiting = 1_000;

/** Serialization failure and deadlock: PostgreSQL rolled one transaction back, and it may be retried. */
const retryable = new Set(["40001", "40P01"]);
const maxTries = 5;
/** The longest pause before the second try. Each further one may be twice as long. */
const pauseMs = 20;

export interface PostgresOptions {
  /** How many connections this process opens at most. */
  connections?: number;
  isPatient?: boolean;
  /** A number from 0 to 1: transactions that met are tried again at different times. */
  random?: () => number;
}

/** PostgreSQL, for several server processes. */
export class PostgresDatabase implements Database {
  readonly kind = "postgres";
  readonly forVisitors = this;
  readonly #pool: pg.Pool;
  readonly #queries: Kysely<Tables>;
  readonly #breaker: OutageBreaker;
  readonly #random: () => number;

  constructor(url: string, options: PostgresOptions = {}) {
    const { connections: most = 10, isPatient = false, random = Math.random } = options;
    const connections = new PostgresConnections(url, { most, isPatient });
    this.#random = random;
    this.#pool = connections.pool;
    this.#queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: this.#pool }) });
    this.#breaker = new OutageBreaker({
      isAnswering: () => connections.isAnswering(),
      cutConnections: () => connections.cut(),
    });
  }

  read<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#run(() =>
      this.#queries
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(run),
    );
  }

  glance<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#run(() => run(this.#queries));
  }

  write<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#run(async () => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await this.#queries.transaction().setIsolationLevel("read committed").execute(run);
        } catch (error) {
          if (tries >= maxTries || !retryable.has(systemCode(error))) throw error;
          await wait(this.#random() * pauseMs * 2 ** tries);
        }
      }
    });
  }

  pools(): readonly PoolFigures[] {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool;
    return [{ server: "primary", total, idle, waiting }];
  }

  async close(): Promise<void> {
    this.#breaker.close();
    if (!this.#pool.ending) await this.#queries.destroy();
  }

  /** Throws a one-line error for a database that is out of reach or does not fold the case of Cyrillic letters. */
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

  async #run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#pool.waitingCount >= maxWaiting)
      throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });
    try {
      return await this.#breaker.run(work);
    } catch (error) {
      throw asUnavailable(error);
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
