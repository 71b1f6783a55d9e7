import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Bounds } from "@castor/core/geo/bounds.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import {
  gazetteerCellsAround,
  gazetteerVersion,
} from "@castor/core/services/places/gazetteer-format.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";

/** A place of the gazetteer. */
export interface GazetteerRow extends Position {
  id: number;
  name: string;
  nameRu: string | null;
  nameDe: string | null;
  kind: "city" | "airport" | "sight" | "country" | "region";
  typeId: PointTypeId;
  country: string;
  region: string | null;
  regionRu: string | null;
  /** The importance of the place: its population, or an equivalent. */
  weight: number;
  url: string | null;
  /** The part of the map that a country or region takes; null for other places. */
  bounds: Bounds | null;
  /** All its names in the form of `searchWords`, the words of each joined by a space. */
  spellings: readonly string[];
}

/** A place as it tells the country around it. */
export type CountryPlace = Pick<GazetteerRow, "lat" | "lng" | "kind" | "weight" | "country">;

/** A city with the cell of the map that it lies in. */
export interface GazetteerCity extends Position {
  id: number;
  name: string;
  nameRu: string | null;
  country: string;
  cell: number;
}

interface Statements {
  bySpelling: StatementSync;
  byWords: StatementSync;
  byCells: StatementSync;
  inCells: StatementSync;
  countries: StatementSync;
  cities: StatementSync;
}

/** Only the most important places of a name or word are compared. */
const maxBearers = 400;
const maxMatches = 200;
const pageCacheKib = 2_048;

const columns = `place.id, place.name, place.name_ru as nameRu, kind, country, region.name as region,
  region.name_ru as regionRu, lat, lng, weight, url, others,
  type as typeId, german as nameDe, bounds`;
const from = "from place left join region on region.id = place.region";

/** The embedded gazetteer, a file made by `tools/geodata`. It is opened at the first search and read from disk. */
export class GazetteerStore {
  readonly #file: string;
  #database: DatabaseSync | undefined;
  #statements: Statements | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Places with exactly this name, most important first. */
  listBySpelling(spelling: string): GazetteerRow[] {
    return this.#open().bySpelling.all(spelling, maxBearers).map(toRow);
  }

  /** Places with all these words in their names, the last perhaps incomplete; most important first. */
  listByWords(words: readonly string[]): GazetteerRow[] {
    if (words.length === 0) return [];
    const match = `${words.map((word) => `"${word}"`).join(" AND ")}*`;
    return this.#open().byWords.all(match, maxMatches).map(toRow);
  }

  /** Places within about `radius` metres, unordered. */
  listAround(position: Position, radius: number): GazetteerRow[] {
    const cells = gazetteerCellsAround(position.lat, position.lng, radius);
    return this.#open().byCells.all(JSON.stringify(cells)).map(toRow);
  }

  /** Places of these cells of the map, most important first. */
  listInCells(cells: readonly number[], limit: number): GazetteerRow[] {
    return this.#open().inCells.all(JSON.stringify(cells), limit).map(toRow);
  }

  /** What tells the country of a position, within about `radius` metres. Faster than whole places. */
  listCountriesAround(position: Position, radius: number): CountryPlace[] {
    const cells = gazetteerCellsAround(position.lat, position.lng, radius);
    return this.#open().countries.all(JSON.stringify(cells)) as unknown as CountryPlace[];
  }

  /** All cities, most important first. */
  listCities(): GazetteerCity[] {
    return this.#open().cities.all() as unknown as GazetteerCity[];
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
      // The index answers in the order of ids, which is that of weight, so it can stop at the limit.
      byWords: database.prepare(
        `select ${columns} from (select rowid from word where word match ? limit ?) as found
         join place on place.id = found.rowid left join region on region.id = place.region`,
      ),
      byCells: database.prepare(
        `select ${columns} ${from} where cell in (select value from json_each(?))`,
      ),
      // The order of ids is that of weight.
      inCells: database.prepare(
        `select ${columns} ${from} where cell in (select value from json_each(?))
         order by place.id limit ?`,
      ),
      countries: database.prepare(
        `select lat, lng, kind, weight, country from place
         where cell in (select value from json_each(?))`,
      ),
      cities: database.prepare(
        `select id, name, name_ru as nameRu, country, cell, lat, lng from place
         where kind = 'city' and cell is not null order by id`,
      ),
    };
    return this.#statements;
  }
}

type Stored = Omit<GazetteerRow, "spellings" | "bounds"> & {
  others: string | null;
  bounds: string | null;
};

function toRow(record: unknown): GazetteerRow {
  const { others, bounds, ...row } = record as Stored;
  const shown = [row.name, row.nameRu ?? ""].map((name) => searchWords(name).join(" "));
  const [west = 0, south = 0, east = 0, north = 0] = bounds?.split(",").map(Number) ?? [];
  return {
    ...row,
    bounds: bounds === null ? null : { west, south, east, north },
    spellings: [...shown, ...(others?.split("|") ?? [])],
  };
}
