import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import type { Position } from "@castor/core/geo/position.ts";
import type { GridPosition } from "./draw/join-borders.ts";

export interface Place extends Position {
  name: string;
}

const file = fileURLToPath(new URL("../../../build/geodata/gazetteer.sqlite", import.meta.url));

/** All towns and airports of the embedded gazetteer, which `tools/geodata` makes, from south to north. */
export function readPlaces(): Place[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      `select name, lat, lng from place where kind in ('city', 'airport')
       order by round(lat), lng, lat, id`,
    )
    .all() as unknown as Place[];
  database.close();
  return rows;
}

const metresPerDegree = 111_300;
const cellsPerDegree = 10;
const maxMetres = 15_000;

/** How far the nearest of the places is from a position (microdegrees), in metres, to some 400 m; never more than 15 km, which is far. */
export function measureToTowns(places: readonly Position[]): (position: GridPosition) => number {
  const numberOf = (column: number, row: number) => column * 10_000 + row;
  const cellOf = (degrees: number) => Math.floor(degrees * cellsPerDegree);
  const cells = Map.groupBy(places, ({ lat, lng }) => numberOf(cellOf(lng), cellOf(lat)));
  const known = new Map<number, number>();

  function measure(lng: number, lat: number): number {
    const shrink = Math.cos((lat * Math.PI) / 180);
    const wide = Math.ceil(2 / Math.max(shrink, 0.1));
    let least = maxMetres;
    for (let column = cellOf(lng) - wide; column <= cellOf(lng) + wide; column++)
      for (let row = cellOf(lat) - 2; row <= cellOf(lat) + 2; row++)
        for (const place of cells.get(numberOf(column, row)) ?? []) {
          const metres = Math.hypot((place.lng - lng) * shrink, place.lat - lat) * metresPerDegree;
          if (metres < least) least = metres;
        }
    return least;
  }

  return ([x, y]) => {
    const [column, row] = [Math.round(x / 5_000), Math.round(y / 5_000)];
    const key = column * 100_000 + row;
    const metres = known.get(key) ?? measure(column / 200, row / 200);
    known.set(key, metres);
    return metres;
  };
}
