import pg from "pg";
import { vi } from "vitest";
import { SqliteConnection } from "../../src/db/sqlite-connection.ts";

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

const controls =
  /^(?:begin|start|set|commit|rollback|savepoint|release|listen|select pg_advisory)/i;

/**
 * Records what is sent to either database from now on, without what begins and ends transactions. `take` returns it and
 * begins anew.
 */
export function recordStatements(): { take(): Statement[]; stop(): void } {
  let statements: Statement[] = [];
  const note = (sql: string, parameters: readonly unknown[] = []) => {
    if (!controls.test(sql)) statements.push({ sql, parameters });
  };
  const { executeQuery } = SqliteConnection.prototype;
  const onSqlite = vi
    .spyOn(SqliteConnection.prototype, "executeQuery")
    .mockImplementation(function (this: SqliteConnection, query) {
      note(query.sql, query.parameters);
      return executeQuery.call(this, query) as never;
    });
  const { query: send } = pg.Client.prototype;
  const onPostgres = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [query, parameters] = args;
    if (typeof query === "string") note(query, parameters as readonly unknown[]);
    return Reflect.apply(send, this, args);
  });
  return {
    take: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
    stop: () => {
      onSqlite.mockRestore();
      onPostgres.mockRestore();
    },
  };
}
