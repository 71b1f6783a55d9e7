import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import type { Trip } from "@castor/core/trips/trip.ts";
import pg from "pg";
import { dataFiles } from "../../src/db/data-files.ts";
import type { TestDatabase, TestDatabaseKind } from "../databases/each-database.ts";

/** Each release keeps its data here, in a folder with the name of its version: a dump of each database, and what was in it. */
export const releasesFolder = fileURLToPath(new URL("releases", import.meta.url));
export const releaseFiles = { sqlite: "sqlite.sql", postgres: "postgres.sql", trips: "trips.json" };

/** The user of the dumps, and the trips as the server of that version answered them. */
export interface ReleaseTrips {
  username: string;
  password: string;
  trips: Trip[];
}

export const listReleases = (): Promise<string[]> => readdir(releasesFolder);

export async function readReleaseTrips(version: string): Promise<ReleaseTrips> {
  return JSON.parse(await readFile(join(releasesFolder, version, releaseFiles.trips), "utf8"));
}

/** A kind of database whose new ones hold what a release left. */
export const withDataOf = (version: string, kind: TestDatabaseKind): TestDatabaseKind => ({
  name: kind.name,
  create: async () => {
    const place = await kind.create();
    const dump = await readFile(join(releasesFolder, version, releaseFiles[kind.name]), "utf8");
    await putBack(place, dump);
    return place;
  },
});

async function putBack({ databaseUrl, dataDir }: TestDatabase, dump: string): Promise<void> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, dataFiles.database));
    database.exec(dump);
    return database.close();
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(dump);
  } finally {
    await client.end();
  }
}
