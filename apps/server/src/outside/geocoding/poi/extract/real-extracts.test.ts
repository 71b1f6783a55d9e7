import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { distanceBetween } from "@castor/core/geo/position.ts";
import { expect, test } from "vitest";
import { testDatabases } from "../../../../../testing/databases/each-database.ts";
import { openTestDatabase } from "../../../../../testing/databases/migrated-database.ts";
import { writeOsmTown } from "../../../../../testing/files/osm-town-file.ts";
import { buildPoiIndex } from "../build-poi-index.ts";
import { openPoiIndex } from "../open-poi-index.ts";

/** Extracts of the real world, if the machine has some. The authored town is always there. */
const folder = process.env.OSM_EXTRACTS;
const real = folder ? readdirSync(folder).filter((name) => name.endsWith(".osm.pbf")) : [];
if (real.length === 0)
  process.stderr.write(
    "NOT TRIED: places of real extracts. OSM_EXTRACTS names no folder of them (.osm.pbf).\n",
  );

const cases = ["the authored town", ...real].flatMap((name) =>
  testDatabases().map((kind) => [name, kind.name, kind] as const),
);

test.each(cases)(
  "in %s hotels are found in both alphabets, nearest first, by %s",
  async (name, _, kind) => {
    const dataDir = await mkdtemp(join(tmpdir(), "castor-real-"));
    const place = await openTestDatabase(kind);
    const { database } = place;
    const extract = real.includes(name) ? join(folder ?? "", name) : await writeOsmTown(dataDir);
    await buildPoiIndex({ extract, database, dataDir, printLine: () => undefined });
    const index = openPoiIndex(database, dataDir);
    const [somewhere] = (await index.search({ text: "hotel", near: null, limit: 1 }, "en")).sure;
    const near = somewhere ?? { lat: 0, lng: 0 };
    for (const text of ["hotel", "гостиница"]) {
      const { sure } = await index.search({ text, near, limit: 50 }, "en");
      expect(sure.length).toBeGreaterThan(0);
      const away = sure.map((hotel) => distanceBetween(near, hotel));
      expect(away).toEqual(away.toSorted((a, b) => a - b));
      expect(away[0]).toBe(0);
    }
    await index.close();
    await place.dispose();
    await rm(dataDir, { recursive: true });
  },
);
