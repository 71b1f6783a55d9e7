import type { TileSource } from "@castor/core/map/tile-source.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { startTestApp } from "../../../testing/servers/test-app.ts";
import { readConfig } from "../../config/config.ts";
import { listTileOrigins } from "./map-sources.ts";

const [sqlite] = testDatabases();
const streets = "© OpenStreetMap contributors=https://www.openstreetmap.org/copyright";

async function sourcesOf(environment: Record<string, string>) {
  if (sqlite === undefined) throw new Error("No test database.");
  const server = await startTestApp(sqlite, environment);
  try {
    const config = (await server.call("GET", "service/config")).json<ServiceConfig>();
    const { headers } = await server.call("GET", "health");
    const policy = String(headers["content-security-policy"]);
    return { tiles: config.tiles, connect: /connect-src ([^;]*)/.exec(policy)?.[1] };
  } finally {
    await server.dispose();
  }
}

const urlsOf = (source: TileSource | undefined) =>
  source?.kind === "raster"
    ? [...source.tiles, ...(source.darkTiles ?? [])]
    : source?.kind === "vector"
      ? [source.url]
      : [];

describe("map sources", () => {
  test("without public services and configuration there is only the embedded world, and a reason for each missing map", async () => {
    const { tiles, connect } = await sourcesOf({ PUBLIC_SERVICES: "off" });
    expect(tiles).toEqual([
      { tileType: "default", available: true, source: { kind: "world" } },
      { tileType: "stadiamaps", available: false, reason: "needs-key" },
      { tileType: "geoapify", available: false, reason: "needs-key" },
      { tileType: "satellite", available: false, reason: "needs-address" },
      { tileType: "amap", available: false, reason: "not-licensed" },
    ]);
    expect(connect).toBe("'self'");
  });

  test("with public services the standard map is OpenFreeMap, with its origin in the page's policy and its credits", async () => {
    const { tiles, connect } = await sourcesOf({ PUBLIC_SERVICES: "on" });
    expect(tiles[0]?.source).toMatchObject({
      kind: "vector",
      schema: "openmaptiles",
      url: "https://tiles.openfreemap.org/planet",
    });
    const { source } = tiles[0] ?? {};
    expect(source?.kind === "vector" && source.credits.map(({ name }) => name)).toEqual([
      "OpenFreeMap",
      "© OpenMapTiles",
      "© OpenStreetMap contributors",
    ]);
    expect(connect).toBe("'self' https://tiles.openfreemap.org");
  });

  test("a configured source is there with its key, its credits, and its origins in the page's policy", async () => {
    const { tiles, connect } = await sourcesOf({
      MAP_TILES_URL: "http://tiles.example.org:8080/town.json?key=1",
      MAP_TILES_CREDITS: `Town Hall=https://town.example/maps, ${streets}`,
      STADIA_API_KEY: "stadia/1",
      GEOAPIFY_API_KEY: "geo-2",
      SATELLITE_TILES_URL: "https://space.example/{z}/{x}/{y}.jpg?token=3",
      SATELLITE_CREDITS: "Space=https://space.example/",
      AMAP_TILES: "on",
    });
    expect(tiles.map(({ available }) => available)).toEqual(Array(5).fill(true));
    const [own, stadia, geoapify, satellite, amap] = tiles.map(({ source }) => source);
    expect(own).toEqual({
      kind: "vector",
      schema: "openmaptiles",
      url: "http://tiles.example.org:8080/town.json?key=1",
      hasSea: true,
      credits: [
        { name: "Town Hall", url: "https://town.example/maps" },
        {
          name: "© OpenStreetMap contributors",
          url: "https://www.openstreetmap.org/copyright",
        },
      ],
    });
    for (const url of urlsOf(stadia)) expect(url).toMatch(/@2x\.png\?api_key=stadia%2F1$/);
    for (const url of urlsOf(geoapify)) expect(url).toMatch(/@2x\.png\?apiKey=geo-2$/);
    expect(urlsOf(satellite)).toEqual(["https://space.example/{z}/{x}/{y}.jpg?token=3"]);
    expect(amap).toMatchObject({ kind: "raster", datum: "gcj02", maxZoom: 18 });
    expect(connect?.split(" ")).toEqual([
      "'self'",
      "http://tiles.example.org:8080",
      "https://tiles.stadiamaps.com",
      "https://maps.geoapify.com",
      "https://space.example",
      ...[1, 2, 3, 4].map((host) => `https://webrd0${host}.is.autonavi.com`),
    ]);
  });

  test("an own raster server may be the standard map", () => {
    const config = readConfig({
      MAP_TILES_URL: "https://maps.example/{z}/{x}/{y}.png",
      MAP_TILES_CREDITS: streets,
    });
    expect(config.tiles.own).toMatchObject({ isPictures: true });
    expect(listTileOrigins(config)).toEqual(["https://maps.example"]);
  });
});
