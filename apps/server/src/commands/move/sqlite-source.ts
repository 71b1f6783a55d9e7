import { DatabaseSync } from "node:sqlite";
import type { Row } from "./table-digest.ts";

export interface SourceTable {
  name: string;
  /** Columns that name rows of the same table. */
  ownReferences: readonly string[];
}

/** The embedded database as of one moment. */
export class SqliteSource {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true });
    this.#database.exec("begin");
  }

  /** All tables; one that names rows of another stands behind it. */
  listTables(): SourceTable[] {
    const names = this.#list("select name from sqlite_schema where type = 'table'")
      .map(({ name }) => String(name))
      .filter((name) => !name.startsWith("sqlite_"));
    const references = new Map(
      names.map((name) => [name, this.#list(`pragma foreign_key_list("${name}")`)]),
    );
    const sorted: string[] = [];
    const visit = (name: string) => {
      if (sorted.includes(name)) return;
      for (const { table } of references.get(name) ?? []) if (table !== name) visit(String(table));
      sorted.push(name);
    };
    names.forEach(visit);
    return sorted.map((name) => ({
      name,
      ownReferences: (references.get(name) ?? [])
        .filter(({ table }) => table === name)
        .map(({ from }) => String(from)),
    }));
  }

  *readRows(table: string): Generator<Row> {
    for (const row of this.#database.prepare(`select * from "${table}"`).iterate())
      yield { ...row } as Row;
  }

  close(): void {
    this.#database.close();
  }

  #list(query: string) {
    return this.#database.prepare(query).all();
  }
}
