import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/** Memory for kept rows: the sessions of some thousand users, and the versions of the trips of some hundreds. */
const keptBytes = 4 * 1_048_576;
/** What a row costs besides its texts and its key: its objects and the map's slots. */
const rowBytes = 200;

/**
 * What a connection has read, until another connection commits (decision 080). SQLite counts the commits of others, those of
 * other processes too (`data_version`). To read the count takes two microseconds. The connection itself must not write.
 */
export class KeptRows {
  readonly #readVersion: () => unknown;
  readonly #maxBytes: number;
  /** By statement, then by parameters. Null for an answer without rows. */
  readonly #rows = new Map<string, Map<string, object | null>>();
  #bytes = 0;
  #version: unknown;

  constructor(connection: DatabaseSync, maxBytes = keptBytes) {
    const statement = connection.prepare("pragma data_version");
    this.#readVersion = () => statement.get()?.data_version;
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Answers of several rows are read each time. A kept row is frozen, since all who ask get the same one. */
  read<Row>(sql: string, parameters: readonly SQLInputValue[], readRows: () => Row[]): Row[] {
    const version = this.#readVersion();
    if (version !== this.#version) this.#forget();
    this.#version = version;
    const key = JSON.stringify(parameters);
    const known = this.#rows.get(sql)?.get(key);
    if (known !== undefined) return known === null ? [] : [known as Row];
    // It may see a commit after the version was read. Then the next version is another one.
    const rows = readRows();
    if (rows.length <= 1) this.#keep(sql, key, (rows[0] ?? null) as object | null);
    return rows;
  }

  #keep(sql: string, key: string, row: object | null): void {
    const bytes = rowBytes + 2 * (key.length + countLetters(row));
    if (bytes > this.#maxBytes) return;
    if (this.#bytes + bytes > this.#maxBytes) this.#forget();
    const ofStatement = this.#rows.get(sql) ?? new Map<string, object | null>();
    this.#rows.set(sql, ofStatement.set(key, Object.freeze(row)));
    this.#bytes += bytes;
  }

  #forget(): void {
    this.#rows.clear();
    this.#bytes = 0;
  }
}

function countLetters(row: object | null): number {
  let letters = 0;
  for (const value of Object.values(row ?? {})) letters += String(value).length;
  return letters;
}
