import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { Semaphore } from "../concurrency/semaphore.ts";
import type { Database, Queries } from "./database.ts";
import { KeptRows } from "./kept-rows.ts";
import type { Tables } from "./schema.ts";
import { dialectOver, SqliteConnection } from "./sqlite-connection.ts";
import { SqliteWriter } from "./sqlite-writer.ts";
import { asUnavailable } from "./unavailable.ts";
import { WriteAheadLog } from "./write-ahead-log.ts";

/** How long a write waits for another process (a backup, `db:seed`). The event loop is blocked meanwhile. */
const busyMs = 2_000;
/**
 * Reads take a fraction of a millisecond, a few milliseconds for the largest trip. Beyond this many they are refused.
 */
const maxWaiting = 1_000;

/**
 * The embedded database. node:sqlite is synchronous, but handlers await between their queries. Reads therefore run
 * one after the other on a connection of their own, and never see uncommitted data.
 */
export class SqliteDatabase implements Database {
  readonly kind = "sqlite";
  readonly forVisitors = this;
  readonly #connections: Record<"writing" | "reading" | "glancing", DatabaseSync>;
  readonly #log: WriteAheadLog;
  readonly #writer: SqliteWriter;
  readonly #reads = new Semaphore({ concurrency: 1, maxWaiting });
  readonly #readQueries: Queries;
  readonly #glanceQueries: Queries;
  readonly #beginRead: () => void;
  readonly #endRead: () => void;

  constructor(file: string) {
    const [writing, reading, glancing] = [open(file), open(file), open(file)];
    this.#connections = { writing, reading, glancing };
    this.#log = new WriteAheadLog(file);
    this.#writer = new SqliteWriter(writing, queriesOver(writing), () => this.#log.sync());
    for (const connection of [reading, glancing]) connection.exec("pragma query_only = on");
    this.#readQueries = queriesOver(reading);
    this.#glanceQueries = queriesOver(glancing, new KeptRows(glancing));
    const [begin, end] = [reading.prepare("begin"), reading.prepare("commit")];
    this.#beginRead = () => void begin.run();
    this.#endRead = () => void end.run();
  }

  read<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#reads.run(async () => {
      try {
        this.#beginRead();
        return await run(this.#readQueries);
      } catch (error) {
        throw asUnavailable(error);
      } finally {
        // A failed disk may have ended the transaction already.
        if (this.#connections.reading.isTransaction) this.#endRead();
      }
    });
  }

  /** Uses a connection without a transaction, so that nobody has to wait. */
  async glance<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    try {
      return await run(this.#glanceQueries);
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  write<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#writer.write(run);
  }

  pools() {
    return [];
  }

  async close(): Promise<void> {
    await Promise.all([this.#reads.idle(), this.#writer.idle()]);
    await this.#log.close();
    for (const connection of Object.values(this.#connections))
      if (connection.isOpen) connection.close();
  }
}

function open(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true });
  // The writer syncs the log itself after each commit, so that the event loop does not wait for the disk.
  for (const pragma of ["journal_mode = wal", "synchronous = normal", "temp_store = memory"])
    connection.exec(`pragma ${pragma}`);
  return connection;
}

function queriesOver(connection: DatabaseSync, kept?: KeptRows): Queries {
  return new Kysely<Tables>({ dialect: dialectOver(new SqliteConnection(connection, kept)) });
}
