import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

interface Prepared {
  statement: StatementSync;
  answersRows: boolean;
}

/** Statements kept per connection: lists of ids make new texts, so the oldest go. */
const mostPrepared = 300;

/** One node:sqlite connection, as Kysely sees it; its statements are prepared once. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return Promise.resolve(this.#execute<Row>(sql, parameters as readonly SQLInputValue[]));
    } catch (error) {
      return Promise.reject(error);
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface has it, nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("The embedded database does not stream.");
  }

  #execute<Row>(sql: string, parameters: readonly SQLInputValue[]): QueryResult<Row> {
    const { statement, answersRows } = this.#prepare(sql);
    if (answersRows) return { rows: statement.all(...parameters) as Row[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    if (this.#prepared.size >= mostPrepared) {
      const oldest = this.#prepared.keys().next().value;
      if (oldest !== undefined) this.#prepared.delete(oldest);
    }
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** Kysely over one connection; transactions are begun and ended outside of it, by `SqliteDatabase`. */
export function dialectOver(connection: SqliteConnection): Dialect {
  const nothing = async () => undefined;
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    releaseConnection: nothing,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    destroy: nothing,
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (queries) => new SqliteIntrospector(queries),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
