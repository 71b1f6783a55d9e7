import type { Database } from "../../../db/database.ts";
import { StartFailure } from "../../../start-failure.ts";
import { poiFileOf } from "./open-poi-index.ts";
import { extractFailure, OsmPbfFile } from "./osm-pbf.ts";
import type { Poi } from "./poi.ts";
import type { PoiWriter } from "./poi-store.ts";
import { PostgresPoiWriter } from "./postgres-poi-store.ts";
import { type OsmPlace, readOsmPlaces } from "./read-osm-places.ts";
import { isPoi, readPoi } from "./read-poi.ts";
import { SqlitePoiWriter } from "./sqlite-poi-store.ts";

export interface PoiBuild {
  extract: string;
  database: Database;
  dataDir: string;
  /** Takes lines for the person at the keyboard. */
  say: (line: string) => void;
  mostPlaces?: number;
}

/** Some countries' worth; memory and time grow with them. */
const mostPlacesEver = 2_000_000;
const stepsOfTelling = 10;
/** Degrees: of the pieces of one river or path so near each other one is enough. */
const pieceSide = 0.05;

/** Reads an extract of OpenStreetMap into the index of places, aside, and puts it in place of the one before. */
export async function buildPoiIndex(build: PoiBuild): Promise<void> {
  const { extract, database, dataDir, say, mostPlaces = mostPlacesEver } = build;
  const file = await OsmPbfFile.open(extract);
  try {
    let writer: PoiWriter | undefined;
    try {
      writer =
        database.kind === "postgres"
          ? await PostgresPoiWriter.open(database)
          : new SqlitePoiWriter(poiFileOf(dataDir));
      say(`Reading ${extract} (${(file.bytes / 1e6).toFixed(1)} MB) ...`);
      const count = await fill(writer, file, { say, mostPlaces });
      if (count === 0) throw extractFailure(extract, "holds no place that could be searched for");
      await writer.finish();
      say(`${count.toLocaleString("en")} places can be found now.`);
    } catch (error) {
      if (error instanceof StartFailure) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartFailure(`The index of places cannot be written (${reason}).`);
    } finally {
      // What is left is removed by the next one that is made; what went wrong before says more.
      await writer?.discard().catch(() => undefined);
    }
  } finally {
    await file.close();
  }
}

async function fill(
  writer: PoiWriter,
  file: OsmPbfFile,
  { say, mostPlaces }: { say: (line: string) => void; mostPlaces: number },
): Promise<number> {
  const lines = new Set<string>();
  const isTwin = (poi: Poi) => {
    const before = lines.size;
    const cell = [poi.lat, poi.lng].map((degrees) => Math.floor(degrees / pieceSide));
    return lines.add([poi.typeId, poi.name, ...cell].join("|")).size === before;
  };
  let [count, told] = [0, 0];
  await readOsmPlaces(file, {
    isPlace: isPoi,
    mostPlaces,
    take: async (places: readonly OsmPlace[]) => {
      const pois = places.flatMap((place) => {
        const poi = readPoi(place.tags, place);
        return poi === null || (place.isLine && isTwin(poi)) ? [] : [poi];
      });
      await writer.add(pois);
      count += pois.length;
    },
    tell: (share) => {
      const step = Math.floor(share * stepsOfTelling);
      if (step <= told) return;
      told = step;
      say(`${step * (100 / stepsOfTelling)} %, ${count.toLocaleString("en")} places`);
    },
  });
  return count;
}
