import type { Position } from "@castor/core/geo/position.ts";
import { sql } from "kysely";
import type { Database } from "../../../db/database.ts";
import type { Poi } from "./poi.ts";
import { maxCompared, narrowing, type PoiStore, type PoiWriter, poiVersion } from "./poi-store.ts";
import { type TokenQuery, tokensOf } from "./poi-tokens.ts";

/** The table of this format's index, and the new one beside it. */
const table = sql.table(`poi_${poiVersion}`);
const aside = sql.table(`poi_${poiVersion}_next`);
const rowsAtOnce = 1_000;

/** Reads the index from its table. */
export class PostgresPoiStore implements PoiStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async list(query: TokenQuery, near: Position | null, max: number): Promise<Poi[]> {
    const { lat, lng } = near ?? { lat: 0, lng: 0 };
    const compared = near === null ? max : maxCompared;
    const aside = sql`least(abs(lng - ${lng}), 360 - abs(lng - ${lng})) * ${narrowing({ lat, lng })}`;
    const { rows } = await this.#database.glance((queries) =>
      sql<{ facts: string }>`
        select facts from (
          select * from ${table} where tokens @@ ${writeMatch(query)}::tsquery limit ${compared}
        ) as found
        order by pow(lat - ${lat}, 2) + pow(${aside}, 2) limit ${max}
      `.execute(queries),
    );
    return rows.map(({ facts }) => JSON.parse(facts) as Poi);
  }

  async isThere(): Promise<boolean> {
    const { rows } = await this.#database.glance((queries) =>
      sql<{ found: boolean }>`
        select to_regclass(${`poi_${poiVersion}`}) is not null as found
      `.execute(queries),
    );
    return rows[0]?.found === true;
  }
}

function writeMatch({ all, begun }: TokenQuery): string {
  const either = (tokens: readonly string[], end = "") =>
    `(${tokens.map((token) => `'${token}'${end}`).join(" | ")})`;
  return [...(begun ? [either(begun, ":*")] : []), ...all.map((tokens) => either(tokens))].join(
    " & ",
  );
}

/** Writes the index into a new table. */
export class PostgresPoiWriter implements PoiWriter {
  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async open(database: Database): Promise<PostgresPoiWriter> {
    const writer = new PostgresPoiWriter(database);
    await writer.discard();
    await database.write((queries) =>
      sql`
        create table ${aside} (
          lat double precision not null, lng double precision not null,
          facts text not null, tokens tsvector not null
        )`.execute(queries),
    );
    return writer;
  }

  async add(pois: readonly Poi[]): Promise<void> {
    for (let index = 0; index < pois.length; index += rowsAtOnce) {
      const rows = pois.slice(index, index + rowsAtOnce).map((poi) => ({
        ...{ lat: poi.lat, lng: poi.lng },
        ...{ facts: JSON.stringify(poi), tokens: [...new Set(tokensOf(poi))] },
      }));
      await this.#database.write((queries) =>
        sql`
          insert into ${aside}
          select lat, lng, facts, array_to_tsvector(tokens)
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as rows (lat double precision, lng double precision, facts text, tokens text[])
        `.execute(queries),
      );
    }
  }

  async finish(): Promise<void> {
    await this.#database.write(async (queries) => {
      await sql`set local statement_timeout = 0`.execute(queries);
      await sql`create index on ${aside} using gin (tokens)`.execute(queries);
      await sql`analyze ${aside}`.execute(queries);
      await sql`drop table if exists ${table}`.execute(queries);
      await sql`alter table ${aside} rename to ${sql.id(`poi_${poiVersion}`)}`.execute(queries);
    });
  }

  async discard(): Promise<void> {
    await this.#database.write((queries) => sql`drop table if exists ${aside}`.execute(queries));
  }
}
