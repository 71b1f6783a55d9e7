import { DatabaseSync } from "node:sqlite";
import { AppError } from "@castor/core/errors.ts";
import { Kysely } from "kysely";
import type { Database, Queries } from "./database.ts";
import type { Tables } from "./schema.ts";
import { SerialQueue } from "./serial-queue.ts";
import { dialectOver, SqliteConnection } from "./sqlite-connection.ts";

/** How long another process (a backup, `db:seed`) may keep us from writing; the event loop stands meanwhile. */
const busyMs = 2_000;
/** Turned away beyond this many: at a thousand a second that is a wait of a second. */
const mostWaiting = 1_000;

/**
 * The embedded database. node:sqlite is synchronous and answers at once, but a handler awaits between its queries: so
 * whoever reads shares a connection of their own, in turn, and never sees what a transaction has not committed.
 */
export class SqliteDatabase implements Database {
  readonly kind = "sqlite";
  readonly #writer: Lane;
  readonly #reader: Lane;

  constructor(file: string) {
    this.#writer = new Lane(file, "begin immediate");
    this.#reader = new Lane(file, "begin");
    this.#reader.connection.exec("pragma query_only = on");
  }

  read<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#reader.run(run);
  }

  write<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#writer.run(run);
  }

  async close(): Promise<void> {
    await Promise.all([this.#reader.queue.idle(), this.#writer.queue.idle()]);
    for (const { connection } of [this.#reader, this.#writer])
      if (connection.isOpen) connection.close();
  }
}

/** One connection and its queue. */
class Lane {
  readonly connection: DatabaseSync;
  readonly queue = new SerialQueue(mostWaiting);
  readonly #queries: Queries;
  readonly #begin: () => void;
  readonly #commit: () => void;

  constructor(file: string, begin: string) {
    this.connection = new DatabaseSync(file, {
      timeout: busyMs,
      enableForeignKeyConstraints: true,
    });
    for (const pragma of ["journal_mode = wal", "synchronous = full", "temp_store = memory"])
      this.connection.exec(`pragma ${pragma}`);
    this.#queries = new Kysely<Tables>({
      dialect: dialectOver(new SqliteConnection(this.connection)),
    });
    const beginStatement = this.connection.prepare(begin);
    const commitStatement = this.connection.prepare("commit");
    this.#begin = () => {
      try {
        beginStatement.run();
      } catch (cause) {
        throw isBusy(cause)
          ? new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1, cause })
          : cause;
      }
    };
    this.#commit = () => void commitStatement.run();
  }

  run<T>(task: (queries: Queries) => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      this.#begin();
      try {
        const result = await task(this.#queries);
        this.#commit();
        return result;
      } catch (error) {
        if (this.connection.isTransaction) this.connection.exec("rollback");
        throw error;
      }
    });
  }
}

/** SQLITE_BUSY, in the low byte of what SQLite answers: another process writes for longer than we wait. */
const busyCode = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 255) === busyCode;
}
