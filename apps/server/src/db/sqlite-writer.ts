import type { DatabaseSync } from "node:sqlite";
import { AppError } from "@castor/core/errors.ts";
import type { Queries } from "./database.ts";
import { asUnavailable } from "./unavailable.ts";

/** At a thousand writes a second this is a wait of a second. Beyond it writes are refused. */
const maxWaiting = 1_000;
/** Writes that share one commit. More would keep readers waiting too long. */
const maxBatch = 32;

interface Write {
  run(queries: Queries): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Runs write transactions one after the other. A commit waits for the disk, some milliseconds, so writes that arrive
 * together share one. Each write has its own savepoint, which alone is rolled back when the write throws. No write is
 * answered before its commit is on the disk. Calls that only read go on meanwhile.
 */
export class SqliteWriter {
  readonly #connection: DatabaseSync;
  readonly #queries: Queries;
  readonly #sync: () => Promise<void>;
  readonly #statements: Record<
    "begin" | "mark" | "keep" | "undo" | "commit" | "undoAll",
    () => void
  >;
  #waiting: Write[] = [];
  #whenIdle: Promise<void> | null = null;

  /** `sync` brings what was committed to the disk. */
  constructor(connection: DatabaseSync, queries: Queries, sync: () => Promise<void>) {
    this.#connection = connection;
    this.#queries = queries;
    this.#sync = sync;
    const prepare = (sql: string) => {
      const statement = connection.prepare(sql);
      return () => void statement.run();
    };
    this.#statements = {
      begin: prepare("begin immediate"),
      mark: prepare("savepoint one_write"),
      keep: prepare("release one_write"),
      undo: prepare("rollback to one_write"),
      commit: prepare("commit"),
      undoAll: prepare("rollback"),
    };
  }

  write<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    if (this.#waiting.length >= maxWaiting)
      return Promise.reject(new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 }));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as Write["resolve"], reject });
      this.#whenIdle ??= this.#runAll();
    });
  }

  /** Resolves once all writes have run. */
  async idle(): Promise<void> {
    while (this.#whenIdle !== null) await this.#whenIdle;
  }

  async #runAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Lets requests that have arrived meanwhile join the batch.
      await new Promise(setImmediate);
      await this.#runTogether(this.#waiting.splice(0, maxBatch));
    }
    this.#whenIdle = null;
  }

  async #runTogether(writes: readonly Write[]): Promise<void> {
    const outcomes: (() => void)[] = [];
    try {
      // A transaction may be left that could not be rolled back.
      this.#rollBack();
      this.#statements.begin();
      for (const write of writes) outcomes.push(await this.#runOne(write));
      this.#statements.commit();
      await this.#sync();
    } catch (error) {
      for (const { reject } of writes) reject(asUnavailable(error));
      try {
        this.#rollBack();
      } catch {
        // The next batch tries again. Until it works, writes are refused and nothing is lost.
      }
      return;
    }
    for (const settle of outcomes) settle();
  }

  #rollBack(): void {
    const { isOpen } = this.#connection;
    if (isOpen && this.#connection.isTransaction) this.#statements.undoAll();
  }

  /**
   * Runs a write in its savepoint. Answers a function that settles its promise after the commit. Throws when the
   * whole transaction is lost.
   */
  async #runOne({ run, resolve, reject }: Write): Promise<() => void> {
    const { mark, keep, undo } = this.#statements;
    mark();
    try {
      const result = await run(this.#queries);
      keep();
      return () => resolve(result);
    } catch (error) {
      // A full disk ends the whole transaction, with the writes of the others.
      if (!this.#connection.isTransaction) throw error;
      undo();
      keep();
      return () => reject(asUnavailable(error));
    }
  }
}
