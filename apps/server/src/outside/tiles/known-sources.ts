import { openStreetMapCredit as openStreetMap } from "@castor/core/map/open-street-map.ts";
import type { TileSource } from "@castor/core/map/tile-source.ts";

const openMapTiles = { name: "© OpenMapTiles", url: "https://openmaptiles.org/" };

type Raster = Extract<TileSource, { kind: "raster" }>;

/** The free public street map. Browsers load it without a key. */
export const openFreeMap: TileSource = {
  kind: "vector",
  schema: "openmaptiles",
  url: "https://tiles.openfreemap.org/planet",
  hasSea: true,
  credits: [{ name: "OpenFreeMap", url: "https://openfreemap.org/" }, openMapTiles, openStreetMap],
};

/** Credits of an operator's file. Each schema is only made from these sources. */
export const streetCredits = {
  openmaptiles: [openMapTiles, openStreetMap],
  protomaps: [openStreetMap],
};

export function stadiaMaps(key: string): Raster {
  const tiles = (style: string) => [
    `https://tiles.stadiamaps.com/tiles/${style}/{z}/{x}/{y}@2x.png?api_key=${encodeURIComponent(key)}`,
  ];
  return {
    kind: "raster",
    tiles: tiles("alidade_smooth"),
    darkTiles: tiles("alidade_smooth_dark"),
    tileSize: 256,
    maxZoom: 20,
    credits: [
      { name: "© Stadia Maps", url: "https://stadiamaps.com/" },
      openMapTiles,
      openStreetMap,
    ],
  };
}

export function geoapify(key: string): Raster {
  const tiles = (style: string) => [
    `https://maps.geoapify.com/v1/tile/${style}/{z}/{x}/{y}@2x.png?apiKey=${encodeURIComponent(key)}`,
  ];
  return {
    kind: "raster",
    tiles: tiles("osm-bright"),
    darkTiles: tiles("dark-matter"),
    tileSize: 256,
    maxZoom: 20,
    credits: [
      { name: "Powered by Geoapify", url: "https://www.geoapify.com/" },
      openMapTiles,
      openStreetMap,
    ],
  };
}

/** China only, in China's datum. */
export const amap: Raster = {
  kind: "raster",
  tiles: [1, 2, 3, 4].map(
    (host) =>
      `https://webrd0${host}.is.autonavi.com/appmaptile?lang=zh_cn&size=1&scale=1&style=8&x={x}&y={y}&z={z}`,
  ),
  tileSize: 256,
  maxZoom: 18,
  datum: "gcj02",
  credits: [{ name: "© AutoNavi (Amap)", url: "https://ditu.amap.com/" }],
};
