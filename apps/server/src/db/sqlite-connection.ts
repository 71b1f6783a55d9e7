import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
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
  /** Names of what it answers; none for a statement that only changes something. */
  columns: string[];
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
    const { statement, columns } = this.#prepare(sql);
    if (columns.length > 0) {
      const rows = statement.all(...parameters) as unknown as SQLOutputValue[][];
      return { rows: rows.map((row) => toObject(columns, row)) as Row[] };
    }
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    statement.setReturnArrays(true);
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) };
    if (this.#prepared.size >= mostPrepared) {
      const oldest = this.#prepared.keys().next().value;
      if (oldest !== undefined) this.#prepared.delete(oldest);
    }
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** node:sqlite's own objects are slow to make and to read; ones of a shared shape cost a third less. */
function toObject(columns: readonly string[], row: readonly SQLOutputValue[]) {
  const object: Record<string, SQLOutputValue | undefined> = {};
  for (let at = 0; at < columns.length; at += 1) object[columns[at] ?? ""] = row[at];
  return object;
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
