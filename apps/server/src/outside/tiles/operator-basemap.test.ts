import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TileSource } from "@castor/core/map/tile-source.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { makePmtiles } from "../../../testing/files/make-pmtiles.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const [sqlite] = testDatabases();
const town = makePmtiles(["water", "transportation"], "a town inland");
const coast = makePmtiles(["water", "transportation"], "a town by the ocean");
const protomaps = makePmtiles(["earth", "roads"], "another town");

describe("basemap.pmtiles of the data folder", () => {
  let server: TestApp;
  let file: string;
  beforeAll(async () => {
    if (sqlite === undefined) throw new Error("No test database.");
    server = await startTestApp(sqlite, { PUBLIC_SERVICES: "off" });
    file = join(server.config.dataDir, "basemap.pmtiles");
  });
  beforeEach(async () => {
    await rm(file, { force: true });
    await standard();
    server.log.length = 0;
  });
  afterAll(() => server.dispose());

  /** The current source of the standard map. */
  async function standard(): Promise<TileSource | undefined> {
    const answer = await server.call("GET", "service/config");
    return answer.json<ServiceConfig>().tiles[0]?.source;
  }
  const spoken = () => server.log.filter((line) => line.includes("basemap.pmtiles"));

  test("without a file nothing is logged and served", async () => {
    expect(await standard()).toEqual({ kind: "world" });
    expect((await server.app.inject("/basemap/own.pmtiles")).statusCode).toBe(404);
    expect(spoken()).toEqual([]);
  });

  test.each([
    [
      "OpenMapTiles",
      town,
      "openmaptiles",
      false,
      ["© OpenMapTiles", "© OpenStreetMap contributors"],
    ],
    [
      "OpenMapTiles with its sea",
      coast,
      "openmaptiles",
      true,
      ["© OpenMapTiles", "© OpenStreetMap contributors"],
    ],
    ["Protomaps", protomaps, "protomaps", true, ["© OpenStreetMap contributors"]],
  ] as const)(
    "in the schema of %s is the standard map",
    async (_, bytes, schema, hasSea, makers) => {
      await writeFile(file, bytes);
      const source = await standard();
      expect(source).toMatchObject({ kind: "vector", schema, hasSea });
      expect(source?.kind === "vector" && source.credits.map(({ name }) => name)).toEqual(makers);
    },
  );

  test("is served in ranges, with a strong ETag", async () => {
    await writeFile(file, town);
    const source = await standard();
    if (source?.kind !== "vector") throw new Error("no file");
    const whole = await server.app.inject(source.url);
    expect(whole.headers.etag).toMatch(/^"[^"]+"$/);
    const piece = await server.app.inject({ url: source.url, headers: { range: "bytes=0-6" } });
    expect([piece.statusCode, piece.body]).toEqual([206, "PMTiles"]);
    expect(piece.headers["content-range"]).toBe(`bytes 0-6/${town.length}`);
  });

  test("may be replaced while the server runs, and then has another address", async () => {
    await writeFile(file, town);
    const before = await standard();
    await writeFile(file, protomaps);
    const after = await standard();
    expect(after).toMatchObject({ schema: "protomaps" });
    expect(after?.kind === "vector" && after.url).not.toBe(before?.kind === "vector" && before.url);
    await rm(file);
    expect(await standard()).toEqual({ kind: "world" });
  });

  test.each([
    ["no PMTiles file", Buffer.from("<html>")],
    ["no PMTiles file", Buffer.alloc(0)],
    ["no vector tiles", makePmtiles(["transportation"], "picture", 2)],
    ["neither OpenMapTiles' nor Protomaps'", makePmtiles(["land", "cities"], "other")],
    ["", town.subarray(0, 140)],
    ["", Buffer.concat([town.subarray(0, 8), Buffer.alloc(200, 255)])],
  ])(
    "an invalid or foreign file (%s) is logged in one line, and the world is shown",
    async (why, bytes) => {
      await writeFile(file, bytes);
      expect(await standard()).toEqual({ kind: "world" });
      expect(await standard()).toEqual({ kind: "world" });
      expect(spoken()).toHaveLength(1);
      expect(spoken()[0]).toContain(why);
    },
  );
});
