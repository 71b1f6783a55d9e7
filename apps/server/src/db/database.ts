import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** A transaction or a snapshot. Stores query with it and never open one themselves. */
export type Queries = Kysely<Tables>;

/** Reads of what is committed. */
export interface Reads {
  /** Runs in one consistent, read-only snapshot. */
  read<T>(run: (queries: Queries) => Promise<T>): Promise<T>;
  /** Single read statements, each seeing the latest commit (read committed). Cheaper than a snapshot. */
  glance<T>(run: (queries: Queries) => Promise<T>): Promise<T>;
}

/** The connections that this process has to one PostgreSQL. */
export interface PoolFigures {
  server: "primary" | "replica";
  total: number;
  idle: number;
  /** Calls that wait for a connection. */
  waiting: number;
}

/** One interface for SQLite and PostgreSQL. */
export interface Database extends Reads {
  readonly kind: "sqlite" | "postgres";
  /** Reads for callers without a login, who have written nothing. They may be some seconds old (decision 071). */
  readonly forVisitors: Reads;
  /** One transaction. Its writes are durable when the promise resolves and rolled back when `run` throws. */
  write<T>(run: (queries: Queries) => Promise<T>): Promise<T>;
  /** None with SQLite. */
  pools(): readonly PoolFigures[];
  close(): Promise<void>;
}
