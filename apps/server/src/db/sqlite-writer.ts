import type { DatabaseSync } from "node:sqlite";
import { AppError } from "@castor/core/errors.ts";
import type { Queries } from "./database.ts";
import { asUnavailable } from "./unavailable.ts";

/** Turned away beyond this many: at a thousand a second that is a wait of a second. */
const mostWaiting = 1_000;
/** Writes that share one commit: beyond it readers would wait too long for their turn. */
const mostTogether = 32;

interface Write {
  run(queries: Queries): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Runs write transactions one after the other. A commit waits for the disk, milliseconds on a plain one, so the writes that
 * came in together share it: each lies in a savepoint of its own, which alone is undone when it throws, and none is
 * answered before the commit that makes it durable.
 */
export class SqliteWriter {
  readonly #connection: DatabaseSync;
  readonly #queries: Queries;
  readonly #statements: Record<
    "begin" | "mark" | "keep" | "undo" | "commit" | "undoAll",
    () => void
  >;
  #waiting: Write[] = [];
  #whenIdle: Promise<void> | null = null;

  constructor(connection: DatabaseSync, queries: Queries) {
    this.#connection = connection;
    this.#queries = queries;
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
    if (this.#waiting.length >= mostWaiting)
      return Promise.reject(new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 }));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as Write["resolve"], reject });
      this.#whenIdle ??= this.#runAll();
    });
  }

  /** Resolves when everything that was asked for has run. */
  async idle(): Promise<void> {
    while (this.#whenIdle !== null) await this.#whenIdle;
  }

  async #runAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Whatever the network has brought by now comes along.
      await new Promise(setImmediate);
      await this.#runTogether(this.#waiting.splice(0, mostTogether));
    }
    this.#whenIdle = null;
  }

  async #runTogether(writes: readonly Write[]): Promise<void> {
    const outcomes: (() => void)[] = [];
    try {
      // One that could not be rolled back before.
      this.#rollBack();
      this.#statements.begin();
      for (const write of writes) outcomes.push(await this.#runOne(write));
      this.#statements.commit();
    } catch (error) {
      for (const { reject } of writes) reject(asUnavailable(error));
      try {
        this.#rollBack();
      } catch {
        // The next writes try again; until it works they are refused, not lost.
      }
      return;
    }
    for (const tell of outcomes) tell();
  }

  #rollBack(): void {
    const { isOpen } = this.#connection;
    if (isOpen && this.#connection.isTransaction) this.#statements.undoAll();
  }

  /** Runs a write in its savepoint; answers what tells its outcome once the commit is done. Throws when all are lost. */
  async #runOne({ run, resolve, reject }: Write): Promise<() => void> {
    const { mark, keep, undo } = this.#statements;
    mark();
    try {
      const result = await run(this.#queries);
      keep();
      return () => resolve(result);
    } catch (error) {
      // A full disk ends the whole transaction by itself, with what the others wrote.
      if (!this.#connection.isTransaction) throw error;
      undo();
      keep();
      return () => reject(asUnavailable(error));
    }
  }
}
