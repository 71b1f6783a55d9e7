import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** What stores query with: a transaction or a snapshot; stores never open one themselves. */
export type Queries = Kysely<Tables>;

/** The database, one form over SQLite and PostgreSQL. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  /** One consistent snapshot, read only. */
  read<T>(run: (queries: Queries) => Promise<T>): Promise<T>;
  /** Reads by single statements, each of which sees what was committed before it: cheaper than a snapshot. */
  glance<T>(run: (queries: Queries) => Promise<T>): Promise<T>;
  /** One transaction; what it wrote is durable when the promise resolves, and undone when `run` throws. */
  write<T>(run: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
