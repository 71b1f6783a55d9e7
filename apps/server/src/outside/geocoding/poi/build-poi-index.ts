import type { Database } from "../../../db/database.ts";
import { StartFailure } from "../../../process/start-failure.ts";
import { extractFailure, OsmPbfFile } from "./extract/osm-pbf.ts";
import { type OsmPlace, readOsmPlaces } from "./extract/read-osm-places.ts";
import { poiFileOf } from "./open-poi-index.ts";
import type { Poi } from "./poi.ts";
import type { PoiWriter } from "./poi-store.ts";
import { PostgresPoiWriter } from "./postgres-poi-store.ts";
import { isPoi, readPoi } from "./read-poi.ts";
import { SqlitePoiWriter } from "./sqlite-poi-store.ts";

export interface PoiBuild {
  extract: string;
  database: Database;
  dataDir: string;
  /** Prints progress lines for the operator. */
  printLine: (line: string) => void;
  maxPlaces?: number;
}

/** Some countries. Memory and time grow with it. */
const maxPlacesEver = 2_000_000;
const stepsOfTelling = 10;
/** Degrees. Of pieces of one river or path this near to each other one is indexed. */
const pieceSide = 0.05;

/** Reads an extract of OpenStreetMap into a new index, then replaces the current one. */
export async function buildPoiIndex(build: PoiBuild): Promise<void> {
  const { extract, database, dataDir, printLine, maxPlaces = maxPlacesEver } = build;
  const file = await OsmPbfFile.open(extract);
  try {
    let writer: PoiWriter | undefined;
    try {
      writer =
        database.kind === "postgres"
          ? await PostgresPoiWriter.open(database)
          : new SqlitePoiWriter(poiFileOf(dataDir));
      printLine(`Reading ${extract} (${(file.bytes / 1e6).toFixed(1)} MB) ...`);
      const count = await fill(writer, file, { printLine, maxPlaces });
      if (count === 0) throw extractFailure(extract, "holds no place that could be searched for");
      await writer.finish();
      printLine(`${count.toLocaleString("en")} places can be found now.`);
    } catch (error) {
      if (error instanceof StartFailure) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartFailure(`The index of places cannot be written (${reason}).`);
    } finally {
      // The next build removes leftovers. The original error is more useful than this one.
      await writer?.discard().catch(() => undefined);
    }
  } finally {
    await file.close();
  }
}

async function fill(
  writer: PoiWriter,
  file: OsmPbfFile,
  { printLine, maxPlaces }: { printLine: (line: string) => void; maxPlaces: number },
): Promise<number> {
  const lines = new Set<string>();
  const isTwin = (poi: Poi) => {
    const before = lines.size;
    const cell = [poi.lat, poi.lng].map((degrees) => Math.floor(degrees / pieceSide));
    return lines.add([poi.typeId, poi.name, ...cell].join("|")).size === before;
  };
  let [count, reported] = [0, 0];
  await readOsmPlaces(file, {
    isPlace: isPoi,
    maxPlaces,
    take: async (places: readonly OsmPlace[]) => {
      const pois = places.flatMap((place) => {
        const poi = readPoi(place.tags, place);
        return poi === null || (place.isLine && isTwin(poi)) ? [] : [poi];
      });
      await writer.add(pois);
      count += pois.length;
    },
    onProgress: (share) => {
      const step = Math.floor(share * stepsOfTelling);
      if (step <= reported) return;
      reported = step;
      printLine(`${step * (100 / stepsOfTelling)} %, ${count.toLocaleString("en")} places`);
    },
  });
  return count;
}
