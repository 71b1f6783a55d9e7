import type { RasterLayerSpecification, RasterSourceSpecification } from "maplibre-gl";
import type { Basemap, MapLook } from "./map-look.ts";
import { streetSource } from "./street-shapes.ts";

type Pictures = Extract<Basemap["source"], { kind: "raster" }>;

/** Pictures of a map, in its dark version on a dark map where there is one. */
export function pictureSource(
  source: Pictures,
  door: string,
  scheme: MapLook["scheme"],
): RasterSourceSpecification {
  const { tiles, darkTiles, tileSize, maxZoom } = source;
  const shown = scheme === "dark" ? (darkTiles ?? tiles) : tiles;
  return {
    type: "raster",
    tiles: shown.map((template) => door + template),
    tileSize,
    maxzoom: maxZoom,
  };
}

/** A little calmer than they come, so that the trip stands out; dimmed where dark is asked for and they have no dark version. */
export function listPictureLayers(
  source: Pictures,
  scheme: MapLook["scheme"],
): RasterLayerSpecification[] {
  const isDimmed = scheme === "dark" && !source.darkTiles;
  return [
    {
      id: "street-pictures",
      type: "raster",
      source: streetSource,
      paint: {
        "raster-saturation": -0.12,
        "raster-brightness-max": isDimmed ? 0.72 : 1,
        "raster-fade-duration": 150,
      },
    },
  ];
}
