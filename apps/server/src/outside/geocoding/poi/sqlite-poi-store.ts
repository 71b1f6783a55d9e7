import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Position } from "@castor/core/geo/position.ts";
import { systemCode } from "../../../process/start-failure.ts";
import type { Poi } from "./poi.ts";
import { maxCompared, narrowing, type PoiStore, type PoiWriter, poiVersion } from "./poi-store.ts";
import { type TokenQuery, tokensOf } from "./poi-tokens.ts";

const pageCacheKib = 8_192;

const schema = `
  create table poi (id integer primary key, lat real not null, lng real not null, facts text not null);
  create virtual table token using fts5 (
    words, content = '', detail = none, columnsize = 0, prefix = '1 2 3',
    tokenize = 'unicode61 remove_diacritics 0'
  );
`;

/** Reads `DATA_DIR/poi.sqlite`. A replaced file is noticed at the next search. */
export class SqlitePoiStore implements PoiStore {
  readonly #file: string;
  #version = "";
  #database: DatabaseSync | undefined;
  #list: StatementSync | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async list(query: TokenQuery, near: Position | null, max: number): Promise<Poi[]> {
    const { lat, lng } = near ?? { lat: 0, lng: 0 };
    const compared = near === null ? max : maxCompared;
    return this.#open()
      .all(writeMatch(query), compared, lat, lng, narrowing({ lat, lng }), max)
      .map((row) => JSON.parse(String(row.facts)) as Poi);
  }

  #open(): StatementSync {
    const { ino, mtimeMs } = statSync(this.#file);
    const version = `${ino} ${mtimeMs}`;
    if (this.#list && version === this.#version) return this.#list;
    this.close();
    this.#database = new DatabaseSync(this.#file, { readOnly: true });
    const { user_version: found } = this.#database.prepare("pragma user_version").get() ?? {};
    if (found !== poiVersion) throw new Error("it is of another version: build it anew");
    this.#database.exec(`pragma cache_size = -${pageCacheKib}; pragma query_only = on;`);
    this.#list = this.#database.prepare(
      `select facts from (select rowid from token where token match ?1 limit ?2) as found
       join poi on poi.id = found.rowid
       order by pow(lat - ?3, 2) + pow(min(abs(lng - ?4), 360 - abs(lng - ?4)) * ?5, 2) limit ?6`,
    );
    this.#version = version;
    return this.#list;
  }

  close(): void {
    this.#list = undefined;
    this.#database?.close();
    this.#database = undefined;
  }
}

function writeMatch({ all, begun }: TokenQuery): string {
  const either = (tokens: readonly string[], end = "") =>
    `(${tokens.map((token) => `"${token}"${end}`).join(" OR ")})`;
  return [...(begun ? [either(begun, " *")] : []), ...all.map((tokens) => either(tokens))].join(
    " AND ",
  );
}

/** Removes files that killed processes left. */
function removeLeftovers(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const pid = name.startsWith(`${basename(file)}.`) ? name.slice(basename(file).length + 1) : "";
    if (/^[1-9]\d{0,9}$/.test(pid) && !isRunning(Number(pid)))
      rmSync(join(dirname(file), name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) !== "ESRCH";
  }
}

/** Writes the index into a new file beside the current one. */
export class SqlitePoiWriter implements PoiWriter {
  readonly #file: string;
  readonly #aside: string;
  readonly #database: DatabaseSync;
  readonly #statements: Record<"poi" | "token", StatementSync>;
  readonly #remove = () => rmSync(this.#aside, { force: true });
  #id = 0;

  constructor(file: string) {
    this.#file = file;
    this.#aside = `${file}.${process.pid}`;
    removeLeftovers(file);
    this.#remove();
    process.once("exit", this.#remove);
    this.#database = new DatabaseSync(this.#aside);
    this.#database.exec(`pragma journal_mode = off; pragma synchronous = off; ${schema} begin;`);
    this.#statements = {
      poi: this.#database.prepare("insert into poi values (?, ?, ?, ?)"),
      token: this.#database.prepare("insert into token (rowid, words) values (?, ?)"),
    };
  }

  async add(pois: readonly Poi[]): Promise<void> {
    for (const poi of pois) {
      this.#id++;
      this.#statements.poi.run(this.#id, poi.lat, poi.lng, JSON.stringify(poi));
      this.#statements.token.run(this.#id, tokensOf(poi).join(" "));
    }
  }

  async finish(): Promise<void> {
    this.#database.exec(`
      insert into token (token) values ('optimize');
      commit;
      pragma user_version = ${poiVersion};
      pragma synchronous = full;
      vacuum;
    `);
    this.#database.close();
    renameSync(this.#aside, this.#file);
  }

  async discard(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
    this.#remove();
    process.off("exit", this.#remove);
  }
}
