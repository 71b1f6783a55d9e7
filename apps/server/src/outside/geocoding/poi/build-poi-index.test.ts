import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabases } from "../../../../testing/databases/each-database.ts";
import { openTestDatabase } from "../../../../testing/databases/migrated-database.ts";
import { writeOsmTown } from "../../../../testing/files/osm-town-file.ts";
import type { Database } from "../../../db/database.ts";
import { StartFailure } from "../../../process/start-failure.ts";
import { buildPoiIndex } from "./build-poi-index.ts";

let folder: string;
let extract: string;
const opened: Partial<Record<Database["kind"], Awaited<ReturnType<typeof openTestDatabase>>>> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "castor-build-"));
  extract = await writeOsmTown(folder);
  for (const kind of testDatabases()) opened[kind.name] = await openTestDatabase(kind);
});
afterAll(async () => {
  for (const { dispose } of Object.values(opened)) await dispose();
  await rm(folder, { recursive: true, force: true });
});

function databaseOf(kind: Database["kind"]): Database {
  const { database } = opened[kind] ?? {};
  if (database === undefined) throw new Error("No test database.");
  return database;
}

const build = (database: Database, dataDir: string) =>
  buildPoiIndex({ extract, database, dataDir, printLine: () => undefined });

/** A database whose writes fail after `times`, each time with another error. */
function failingAfter(times: number): Database {
  const database = databaseOf("postgres");
  let asked = 0;
  const write: Database["write"] = (run) => {
    asked++;
    if (asked <= times) return database.write(run);
    return Promise.reject(new Error(`reason ${asked - times}`));
  };
  return {
    kind: database.kind,
    read: (run) => database.read(run),
    forVisitors: database,
    glance: (run) => database.glance(run),
    pools: () => [],
    close: () => database.close(),
    write,
  };
}

test.each([
  ["before anything is made", 0],
  ["when its table is made", 1],
  ["while places are added", 2],
])("when PostgreSQL refuses the index %s, the reason is one line", async (_, times) => {
  const failure = new StartFailure("The index of places cannot be written (reason 1).");
  await expect(build(failingAfter(times), folder)).rejects.toThrow(failure);
});

test("when the file cannot be made, the reason is one line too", async () => {
  const refused = build(databaseOf("sqlite"), join(folder, "nowhere"));
  await expect(refused).rejects.toBeInstanceOf(StartFailure);
  await expect(refused).rejects.toThrow(/^The index of places cannot be written \(.+\)\.$/);
});

test("leftovers of killed builds are removed by the next one, and nothing else", async () => {
  const dataDir = await mkdtemp(join(folder, "data-"));
  const { pid: dead } = spawnSync(process.execPath, ["--version"]);
  const kept = [
    `poi.sqlite.${process.ppid}`,
    "poi.sqlite.old",
    `poi.sqlite.${dead}.bak`,
    `my-poi.sqlite.${dead}`,
    "poi.sqlite.0",
  ];
  for (const name of [...kept, `poi.sqlite.${dead}`]) await writeFile(join(dataDir, name), "");
  await build(databaseOf("sqlite"), dataDir);
  expect((await readdir(dataDir)).sort()).toEqual([...kept, "poi.sqlite"].sort());
});
