import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { PbfWriter } from "pbf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../../../../testing/databases/each-database.ts";
import { openTestDatabase } from "../../../../../testing/databases/migrated-database.ts";
import { writeOsmTown } from "../../../../../testing/files/osm-town-file.ts";
import { runToEnd } from "../../../../../testing/servers/spawn-server.ts";
import type { Database } from "../../../../db/database.ts";
import { buildPoiIndex } from "../build-poi-index.ts";
import { openPoiIndex } from "../open-poi-index.ts";

let folder: string;
let town: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "castor-extracts-"));
  town = await readFile(await writeOsmTown(folder));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A blob of an extract with this content; field 3 is zlib. */
function piece(kind: string, content: Uint8Array, how = 3): Buffer {
  const body = new PbfWriter();
  body.writeBytesField(how, how === 3 ? deflateSync(content) : content);
  const packed = body.finish();
  const head = new PbfWriter();
  head.writeStringField(1, kind);
  head.writeVarintField(3, packed.length);
  const told = head.finish();
  const size = Buffer.alloc(4);
  size.writeUInt32BE(told.length);
  return Buffer.concat([size, told, packed]);
}
const asking = (feature: string) => {
  const header = new PbfWriter();
  header.writeStringField(4, feature);
  return piece("OSMHeader", header.finish());
};
const fine = asking("OsmSchema-V0.6");

const noBlock = new Uint8Array(1_000).fill(255);

const isNone = /is no OpenStreetMap extract/;
const isDamaged = /is damaged/;
const files: readonly (readonly [string, () => Buffer, RegExp])[] = [
  ["an empty file", () => Buffer.alloc(0), /is empty/],
  ["a text", () => Buffer.from("Once upon a time"), isNone],
  ["an .osm of XML", () => Buffer.from('<?xml version="1.0"?><osm version="0.6"/>'), isNone],
  ["a zip", () => Buffer.from("504b0304140000000800", "hex"), isNone],
  ["a few bytes", () => Buffer.from("00", "hex"), /ends too early/],
  ["zeros", () => Buffer.alloc(100_000), isNone],
  ["one cut short", () => town.subarray(0, town.length - 100), /ends too early/],
  ["one cut in its first piece", () => town.subarray(0, 40), /ends too early/],
  ["one with other bytes in it", () => spoil(town), isDamaged],
  ["one of places over time", () => asking("HistoricalInformation"), /needs "Historical/],
  ["one packed otherwise", () => Buffer.concat([fine, piece("OSMData", town, 4)]), /is packed/],
  ["one whose blocks are none", () => Buffer.concat([fine, piece("OSMData", noBlock)]), isDamaged],
  [
    "one that swells",
    () => Buffer.concat([fine, piece("OSMData", new Uint8Array(40_000_000))]),
    isDamaged,
  ],
  ["one without a place", () => fine, /holds no place/],
];

function spoil(bytes: Buffer): Buffer {
  const spoilt = Buffer.from(bytes);
  return spoilt.fill(7, 200, 1_000);
}

describe.each(testDatabases())("an invalid extract, on $name", (kind) => {
  let place: Awaited<ReturnType<typeof openTestDatabase>>;
  let database: Database;
  let dataDir: string;
  beforeAll(async () => {
    place = await openTestDatabase(kind);
    database = place.database;
    dataDir = await mkdtemp(join(folder, "data-"));
    await build(join(folder, "town.osm.pbf"));
  });
  afterAll(() => place.dispose());

  const build = (extract: string, maxPlaces?: number) =>
    buildPoiIndex({
      ...{ extract, database, dataDir, printLine: () => undefined },
      ...(maxPlaces && { maxPlaces }),
    });

  async function expectRefusal(extract: string, reason: RegExp, maxPlaces?: number) {
    const refused = await build(extract, maxPlaces).then(
      () => "it was taken",
      (error: Error) => error.message,
    );
    expect(refused).toMatch(reason);
    expect(refused).toContain(extract);
    expect(refused).not.toContain("\n");
    const index = openPoiIndex(database, dataDir);
    const question = { text: "пурпур", near: null, limit: 1 };
    expect((await index.search(question, "en")).others).toMatchObject([{ name: "Purpur" }]);
    await index.close();
    const left = (await readdir(dataDir)).filter((name) => name !== "poi.sqlite");
    expect(left).toEqual([]);
  }

  test.each(files)(
    "%s is refused in one line, and the old index is kept",
    async (_, make, reason) => {
      const extract = join(folder, "given.osm.pbf");
      await writeFile(extract, make());
      await expectRefusal(extract, reason);
    },
  );

  test("a folder and a missing file are refused too", async () => {
    const given = join(folder, "folder.osm.pbf");
    await mkdir(given, { recursive: true });
    await expectRefusal(given, /is no file/);
    await expectRefusal(join(folder, "nowhere.osm.pbf"), /is not there/);
  });

  test("an extract with too many places is refused", async () => {
    const reason = /holds more than 12 places: cut a region/;
    await expectRefusal(join(folder, "town.osm.pbf"), reason, 12);
  });
});

test("the command reports its progress, and exits with 1 when it fails", async () => {
  const dataDir = join(folder, "installation");
  const fine = await runToEnd({ DATA_DIR: dataDir }, "poi", join(folder, "town.osm.pbf"));
  expect(fine).toMatchObject({ code: 0, stderr: "" });
  expect(fine.stdout).toMatch(/^Reading .+ MB\) \.\.\.\n(?:\d+ %, \d+ places\n)+\d+ places can/);
  const failed = await runToEnd({ DATA_DIR: dataDir }, "poi", join(folder, "none.osm.pbf"));
  expect(failed).toMatchObject({ code: 1, stdout: "" });
  expect(failed.stderr).toMatch(/^.+none\.osm\.pbf is not there; nothing was changed\.\n$/);
});
