import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { osmTown, townPosition } from "../testing/osm-town.ts";
import { writeOsmPbf } from "../testing/write-osm-pbf.ts";
import { project } from "./tiles/project.ts";

const program = fileURLToPath(new URL("./build-street-map.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "castor-streets-"));
const dataDir = join(folder, "data");
const town = join(folder, "town.osm.pbf");
const basemap = join(dataDir, "basemap.pmtiles");

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function start(extract: string, env = process.env) {
  const run = promisify(execFile)(process.execPath, [program, extract, dataDir], { env });
  const ended = run.then(
    (texts): Ended => ({ code: 0, ...texts }),
    ({ code, stdout, stderr }: Ended): Ended => ({ code, stdout, stderr }),
  );
  return { ended, process: run.child };
}
const build = (...how: Parameters<typeof start>) => start(...how).ended;

/** An environment in which these lines are the program `tilemaker`. */
function withTilemaker(script: string): NodeJS.ProcessEnv {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "tilemaker"), `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  return { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) };
}

let built: Ended;
let archive: PMTiles;
beforeAll(async () => {
  mkdirSync(dataDir);
  writeOsmPbf(town, osmTown);
  built = await build(town);
  const bytes = readFileSync(basemap);
  archive = new PMTiles({
    getKey: () => "streets",
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** The fields of a layer's features in the tile of a crossing. */
async function readFields(layer: string, zoom = 14, [avenue, street] = [2.5, 2.5]) {
  const { lat, lng } = townPosition(avenue ?? 0, street ?? 0);
  const { x, y } = project(lng, lat);
  const tile = await archive.getZxy(zoom, Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom));
  const found = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers[layer];
  return Array.from(
    { length: found?.length ?? 0 },
    (_, index) => found?.feature(index).properties ?? {},
  );
}

test("an extract becomes vector tiles of its region in the schema that the map is drawn from", async () => {
  expect(built).toMatchObject({ code: 0, stderr: "" });
  expect(built.stdout).toMatch(/^Cutting .+ into tiles \.\.\.\n(?:\d+ %\n)*The standard map/);
  const header = await archive.getHeader();
  expect(header).toMatchObject({ minZoom: 0, maxZoom: 14, clustered: true });
  expect(header.minLon).toBeCloseTo(44.796_25, 3);
  expect(header.maxLat).toBeCloseTo(41.72, 3);
  const { vector_layers } = (await archive.getMetadata()) as { vector_layers: { id: string }[] };
  expect(vector_layers.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["transportation", "transportation_name", "water", "building", "place"]),
  );
});

test("streets, houses, the river and the town are in their tiles, in both languages and their own", async () => {
  expect(await readFields("transportation")).toContainEqual(
    expect.objectContaining({ class: "minor" }),
  );
  expect(await readFields("transportation_name")).toContainEqual(
    expect.objectContaining({
      ...{ name: "4-й проспект", "name:ru": "4-й проспект", "name:en": "Avenue 4" },
    }),
  );
  expect(await readFields("building")).not.toEqual([]);
  expect(await readFields("water", 14, [9.5, 3])).not.toEqual([]);
  expect(await readFields("place", 12, [3, 3])).toContainEqual(
    expect.objectContaining({ class: "town", name: "Клетчатый", "name:en": "Grid Town" }),
  );
});

test("only this account may read it, and nothing else is left", () => {
  expect(statSync(basemap).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["basemap.pmtiles"]);
});

const whole = () => readFileSync(town);
test.each([
  ["a text", () => Buffer.from("Once upon a time"), /is no OpenStreetMap extract/],
  ["an empty file", () => Buffer.alloc(0), /is no OpenStreetMap extract/],
  ["a zip", () => Buffer.from("504b0304140000000800", "hex"), /is no OpenStreetMap extract/],
  ["one cut short", () => whole().subarray(0, 1_500), /is damaged \(Tilemaker: /],
  ["one with other bytes in it", () => spoil(whole()), /is damaged \(Tilemaker: /],
  ["one that holds nothing", () => whole().subarray(0, headerLength()), /holds nothing to draw/],
])("%s is refused in one line, and the old map is kept", async (_, make, reason) => {
  const extract = join(folder, "given.osm.pbf");
  writeFileSync(extract, make());
  await expectRefusal(await build(extract), reason);
});

/** The first block alone. */
function headerLength(): number {
  const bytes = whole();
  return bytes.indexOf("OSMData") - 2 - 4;
}

test("a folder and a missing file are refused in one line too", async () => {
  await expectRefusal(await build(folder), /is no file/);
  await expectRefusal(await build(join(folder, "none")), /is not there/);
});

test("without Tilemaker the message tells how to install it", async () => {
  await expectRefusal(
    await build(town, { ...process.env, PATH: folder }),
    /apt-get install tilemaker/,
  );
});

test("an extract larger than the disk is refused before it is cut", async () => {
  const extract = join(folder, "huge.osm.pbf");
  writeFileSync(extract, whole());
  truncateSync(extract, 2 ** 42);
  await expectRefusal(await build(extract), /needs about \d+\.\d MB of disk, and .+ has /);
});

test.each([
  ["is killed", "kill -9 $$", /Tilemaker was ended by SIGKILL \(is there memory enough\?\)/],
  [
    "gets no memory",
    'echo "  what():  std::bad_alloc" >&2; kill -ABRT $$',
    /Tilemaker was ended by SIGABRT \(is there memory enough\?\)/,
  ],
  [
    "gets no disk",
    'echo "  what():  database or disk is full" >&2; kill -ABRT $$',
    /Tilemaker cannot write its tiles \(database or disk is full\)/,
  ],
])("when Tilemaker %s, the message does not blame the extract", async (_, script, reason) => {
  await expectRefusal(await build(town, withTilemaker(script)), reason);
});

test("a stopped build ends Tilemaker too", async () => {
  const pidFile = join(folder, "pid");
  const write = `echo $$ > ${pidFile}.new; mv ${pidFile}.new ${pidFile}; exec sleep 60`;
  const { process: command, ended } = start(town, withTilemaker(write));
  await vi.waitFor(() => expect(existsSync(pidFile)).toBe(true), 10_000);
  command.kill("SIGTERM");
  await expectRefusal(await ended, /was not read to its end/);
  expect(() => process.kill(Number(readFileSync(pidFile, "utf8")), 0)).toThrow("ESRCH");
});

async function expectRefusal({ code, stderr }: Ended, reason: RegExp) {
  expect(code).toBe(1);
  expect(stderr).toMatch(reason);
  expect(stderr.trimEnd()).not.toContain("\n");
  expect(readdirSync(dataDir)).toEqual(["basemap.pmtiles"]);
  expect((await archive.getHeader()).maxZoom).toBe(14);
}

function spoil(bytes: Buffer): Buffer {
  return Buffer.from(bytes).fill(7, 300, 1_500);
}
