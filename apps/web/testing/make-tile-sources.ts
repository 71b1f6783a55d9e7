import type { TileSource } from "@castor/core/map/tile-source.ts";

type Drawn = Exclude<TileSource, { kind: "world" }>;

const credits = [
  { name: "Streets of Beavers", url: "https://streets.example/" },
  { name: "© OpenStreetMap contributors", url: "https://www.openstreetmap.org/copyright" },
];

/** One tile source of each kind, on servers that do not exist. */
export const tileSources = {
  openmaptiles: {
    kind: "vector",
    schema: "openmaptiles",
    url: "https://tiles.example/planet",
    hasSea: true,
    credits,
  },
  "openmaptiles without a sea": {
    kind: "vector",
    schema: "openmaptiles",
    url: "/basemap/own.pmtiles?v=1",
    hasSea: false,
    credits,
  },
  protomaps: {
    kind: "vector",
    schema: "protomaps",
    url: "/basemap/own.pmtiles?v=2",
    hasSea: true,
    credits,
  },
  pictures: {
    kind: "raster",
    tiles: ["https://tiles.example/{z}/{x}/{y}.png"],
    darkTiles: ["https://tiles.example/dark/{z}/{x}/{y}.png"],
    tileSize: 256,
    maxZoom: 20,
    credits,
  },
} as const satisfies Record<string, Drawn>;
