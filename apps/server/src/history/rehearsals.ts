import { Semaphore } from "../concurrency/semaphore.ts";
import type { Database, Queries } from "../db/database.ts";

/**
 * Rehearsals that wait in this process. More are refused for a second: each waits with a connection of its own, and the one that runs
 * needs another of the same pool.
 */
const maxWaiting = 3;

/**
 * Writes that are taken back: a trip as it was is read by bringing it back in a transaction that ends with a rollback, so reading
 * and restoring are one mechanism (decision 124). One at a time, since its caller holds a connection of its own meanwhile.
 */
export class Rehearsals {
  readonly #database: Database;
  readonly #turns = new Semaphore({ concurrency: 1, maxWaiting });

  constructor(database: Database) {
    this.#database = database;
  }

  /** What `run` answers. Nothing that it writes stays. */
  run<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#turns.run(async () => {
      const rollback = new Rollback<T>();
      try {
        return await this.#database.write(async (queries) => {
          rollback.answer = { value: await run(queries) };
          throw rollback;
        });
      } catch (error) {
        if (error !== rollback || rollback.answer === undefined) throw error;
        return rollback.answer.value;
      }
    });
  }
}

/** Ends a transaction that has done its work. */
class Rollback<T> extends Error {
  answer: { value: T } | undefined;
}
