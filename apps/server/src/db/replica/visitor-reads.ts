import { AppError } from "@castor/core/errors.ts";
import type { Database, Queries, Reads } from "../database.ts";
import { countUp, loadSetting } from "../settings-store.ts";

/** How often the replica is compared with the primary. It is at most twice as old as this. */
const everyMs = 5_000;
const counter = "replica_beats";

/**
 * Reads from the replica while it follows the primary, else from the primary. A counter in the database tells whether it
 * follows: what the primary had at the last look, the replica must have now. No clock is compared.
 */
export class VisitorReads implements Reads {
  readonly #primary: Database;
  readonly #replica: Database;
  readonly #printLine: (line: string) => void;
  readonly #timer: NodeJS.Timeout;
  #last: number | undefined;
  /** Undefined until the first look has found out: a replica that never answered is told too. */
  #follows: boolean | undefined;
  #looking: Promise<void> | null = null;

  constructor(options: {
    primary: Database;
    replica: Database;
    printLine: (line: string) => void;
  }) {
    this.#primary = options.primary;
    this.#replica = options.replica;
    this.#printLine = options.printLine;
    void this.look();
    this.#timer = setInterval(() => void this.look(), everyMs).unref();
  }

  read<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#run((reads) => reads.read(run));
  }

  glance<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#run((reads) => reads.glance(run));
  }

  /** Compares the replica with the primary. Never throws. */
  look(): Promise<void> {
    this.#looking ??= this.#compare().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #run<T>(work: (reads: Reads) => Promise<T>): Promise<T> {
    if (!this.#follows) return work(this.#primary);
    try {
      return await work(this.#replica);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === "UPSTREAM_UNAVAILABLE") this.#turn(false, "does not answer");
      // What has just been made public has not arrived yet.
      else if (error.code !== "NOT_FOUND") throw error;
      return work(this.#primary);
    }
  }

  async #compare(): Promise<void> {
    try {
      const seen = Number(await this.#replica.glance((queries) => loadSetting(queries, counter)));
      // Without a value of the last look nothing can be said yet.
      if (this.#last !== undefined) this.#turn(seen >= this.#last, "is behind");
    } catch {
      this.#turn(false, "does not answer");
    }
    // While the primary is away, visitors go on reading what the replica has.
    this.#last = await this.#primary
      .write((queries) => countUp(queries, counter))
      .catch(() => this.#last);
  }

  #turn(follows: boolean, trouble: string): void {
    if (follows === this.#follows) return;
    this.#follows = follows;
    this.#printLine(
      follows
        ? "DATABASE_READ_URL: visitors read from the replica"
        : `DATABASE_READ_URL: the replica ${trouble}; visitors read from DATABASE_URL`,
    );
  }
}
