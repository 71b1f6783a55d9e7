import type { Database, PoolFigures, Queries, Reads } from "../database.ts";
import { VisitorReads } from "./visitor-reads.ts";

/** A PostgreSQL with a replica of it, from which visitors read (decision 071). */
export class ReplicatedDatabase implements Database {
  readonly kind = "postgres";
  readonly #primary: Database;
  readonly #replica: Database;
  readonly #visitors: VisitorReads;

  constructor(options: {
    primary: Database;
    replica: Database;
    printLine: (line: string) => void;
  }) {
    this.#primary = options.primary;
    this.#replica = options.replica;
    this.#visitors = new VisitorReads(options);
  }

  get forVisitors(): Reads {
    return this.#visitors;
  }

  read<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#primary.read(run);
  }

  glance<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#primary.glance(run);
  }

  write<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#primary.write(run);
  }

  pools(): readonly PoolFigures[] {
    const ofReplica = this.#replica
      .pools()
      .map((pool) => ({ ...pool, server: "replica" as const }));
    return [...this.#primary.pools(), ...ofReplica];
  }

  async close(): Promise<void> {
    await this.#visitors.close();
    await Promise.all([this.#primary.close(), this.#replica.close()]);
  }
}
