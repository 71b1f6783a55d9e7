import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Position } from "@castor/core/basics/geo.ts";
import { gazetteerCellsAround, gazetteerVersion } from "@castor/core/services/gazetteer-format.ts";
import { searchWords } from "@castor/core/services/search-words.ts";

/** A place as the gazetteer keeps it. */
export interface GazetteerRow extends Position {
  id: number;
  name: string;
  nameRu: string | null;
  kind: "city" | "airport";
  country: string;
  region: string | null;
  regionRu: string | null;
  /** Population, or what stands for it: how much the place matters. */
  weight: number;
  url: string | null;
  /** All that it is called, as `searchWords` writes it, the words of each name joined by a space. */
  spellings: readonly string[];
}

interface Statements {
  bySpelling: StatementSync;
  byWords: StatementSync;
  byCells: StatementSync;
}

/** Of a name's bearers and of a word's the most important are looked at, and no more. */
const mostBearers = 400;
const mostMatches = 200;
const pageCacheKib = 2_048;

const columns = `place.id, place.name, place.name_ru as nameRu, kind, country, region.name as region,
  region.name_ru as regionRu, lat, lng, weight, url, others`;
const from = "from place left join region on region.id = place.region";

/** The embedded gazetteer: a file of `tools/geodata`, opened at the first question, of which little is held in memory. */
export class GazetteerStore {
  readonly #file: string;
  #database: DatabaseSync | undefined;
  #statements: Statements | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Places called so, to the letter; the most important first. */
  listBySpelling(spelling: string): GazetteerRow[] {
    return this.#open().bySpelling.all(spelling, mostBearers).map(toRow);
  }

  /** Places with all these words in their names, the last one perhaps unfinished; the most important first. */
  listByWords(words: readonly string[]): GazetteerRow[] {
    if (words.length === 0) return [];
    const match = `${words.map((word) => `"${word}"`).join(" AND ")}*`;
    return this.#open().byWords.all(match, mostMatches).map(toRow);
  }

  /** Places no farther away than about `radius` metres, in no order. */
  listAround(at: Position, radius: number): GazetteerRow[] {
    const cells = gazetteerCellsAround(at.lat, at.lng, radius);
    return this.#open().byCells.all(JSON.stringify(cells)).map(toRow);
  }

  close(): void {
    this.#database?.close();
    this.#database = undefined;
    this.#statements = undefined;
  }

  #open(): Statements {
    if (this.#statements) return this.#statements;
    const database = new DatabaseSync(this.#file, { readOnly: true });
    const version = database.prepare("pragma user_version").get()?.user_version;
    if (version !== gazetteerVersion) {
      database.close();
      throw new Error(`The gazetteer ${this.#file} is of another version: build it anew.`);
    }
    database.exec(`pragma cache_size = -${pageCacheKib}; pragma query_only = on;`);
    this.#database = database;
    this.#statements = {
      bySpelling: database.prepare(
        `select ${columns} from (select place from spelling where words = ? order by place limit ?) as found
         join place on place.id = found.place left join region on region.id = place.region`,
      ),
      // The words' index answers in the order of ids, which is that of weight, so it stops at the limit.
      byWords: database.prepare(
        `select ${columns} from (select rowid from word where word match ? limit ?) as found
         join place on place.id = found.rowid left join region on region.id = place.region`,
      ),
      byCells: database.prepare(
        `select ${columns} ${from} where cell in (select value from json_each(?))`,
      ),
    };
    return this.#statements;
  }
}

type Stored = Omit<GazetteerRow, "spellings"> & { others: string | null };

function toRow(record: unknown): GazetteerRow {
  const { others, ...row } = record as Stored;
  const shown = [row.name, row.nameRu ?? ""].map((name) => searchWords(name).join(" "));
  return { ...row, spellings: [...shown, ...(others?.split("|") ?? [])] };
}
