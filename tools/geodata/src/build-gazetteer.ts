import { DatabaseSync } from "node:sqlite";
import { gazetteerCell, gazetteerVersion } from "@castor/core/services/places/gazetteer-format.ts";
import { readAreaRegions } from "./areas/read-area-regions.ts";
import { readCountries } from "./areas/read-countries.ts";
import {
  type Row,
  rowOfAirport,
  rowOfArea,
  rowOfCity,
  rowOfSight,
  spell,
} from "./gazetteer-rows.ts";
import { findTown, indexTowns } from "./sights/find-town.ts";
import { sights } from "./sights/sight-data.ts";
import type { NamedCity } from "./sources/name-cities.ts";
import { readAirports } from "./sources/read-airports.ts";
import { type Region, readRegions } from "./sources/read-regions.ts";

const populationMin = 1_000;

const schema = `
  create table region (id integer primary key, name text not null, name_ru text);
  create table place (
    id integer primary key,
    name text not null,
    name_ru text,
    kind text not null,
    country text not null,
    region integer references region,
    lat real not null,
    lng real not null,
    weight integer not null,
    url text,
    others text,
    cell integer,
    type text not null,
    german text,
    bounds text
  );
  create index place_by_cell on place (cell, id) where cell is not null;
  create table spelling (words text not null, place integer not null, primary key (words, place)) without rowid;
  create virtual table word using fts5 (
    words, content = '', detail = none, columnsize = 0, prefix = '1 2 3',
    tokenize = 'unicode61 remove_diacritics 0'
  );
`;

function writeRegions(database: DatabaseSync, regions: Iterable<Region>): Map<string, number> {
  const insert = database.prepare("insert into region values (?, ?, ?)");
  return new Map(
    [...regions].map(({ code, name, russian }, id) => {
      insert.run(id, name, russian);
      return [code, id];
    }),
  );
}

function writeRows(database: DatabaseSync, rows: readonly Row[]): void {
  const regions = writeRegions(database, readRegions().values());
  const place = database.prepare(
    "insert into place values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const spelling = database.prepare("insert into spelling values (?, ?)");
  const word = database.prepare("insert into word (rowid, words) values (?, ?)");
  rows.forEach((row, index) => {
    const id = index + 1;
    const { name, nameRu, kind, country, region, lat, lng, weight, url, spellings, words } = row;
    const cell = row.isPlaceAt ? gazetteerCell(lat, lng) : null;
    const shown = spell([name, nameRu]);
    const others = spellings.filter((other) => !shown.includes(other)).join("|");
    const regionId = regions.get(region) ?? null;
    place.run(
      id,
      name,
      nameRu,
      kind,
      country,
      regionId,
      lat,
      lng,
      weight,
      url,
      others || null,
      cell,
      row.typeId,
      row.german,
      row.bounds,
    );
    for (const whole of spellings) spelling.run(whole, id);
    word.run(id, [...spellings, ...words].join(" "));
  });
}

/**
 * Writes the gazetteer: countries, regions, cities, airports and famous places in both languages. Ids rise as weight falls. The index of words is ordered by
 * id, so that a search finds the most important places first and need not read the rest.
 */
export async function buildGazetteer(file: string, cities: readonly NamedCity[]): Promise<void> {
  const kept = cities.filter(
    ({ population, russian, isSeat }) => population >= populationMin || russian !== null || isSeat,
  );
  const airports = await readAirports(cities);
  const areas = [...readCountries(cities), ...readAreaRegions(cities)];
  const towns = indexTowns(cities);
  const famous = sights.map((sight) =>
    rowOfSight(sight, `${sight.country}.${findTown(towns, sight)?.city.region ?? ""}`),
  );
  const rows = [
    ...famous,
    ...kept.map(rowOfCity),
    ...airports.map(rowOfAirport),
    ...areas.map(rowOfArea),
  ].sort((a, b) => b.weight - a.weight);
  const database = new DatabaseSync(file);
  database.exec(`pragma journal_mode = off; pragma synchronous = off; ${schema} begin;`);
  writeRows(database, rows);
  database.exec(`
    insert into word (word) values ('optimize');
    commit;
    pragma user_version = ${gazetteerVersion};
    vacuum;
    analyze;
  `);
  database.close();
}
