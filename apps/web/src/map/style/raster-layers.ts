import type { RasterLayerSpecification, RasterSourceSpecification } from "maplibre-gl";
import type { Basemap, MapLook } from "./map-look.ts";
import { streetSource } from "./streets/street-shapes.ts";

type RasterSource = Extract<Basemap["source"], { kind: "raster" }>;

/** The source of raster tiles, in their dark version in the dark scheme when there is one. */
export function rasterSource(
  source: RasterSource,
  urlPrefix: string,
  scheme: MapLook["scheme"],
): RasterSourceSpecification {
  const { tiles, darkTiles, tileSize, maxZoom } = source;
  const shown = scheme === "dark" ? (darkTiles ?? tiles) : tiles;
  return {
    type: "raster",
    tiles: shown.map((template) => urlPrefix + template),
    tileSize,
    maxzoom: maxZoom,
  };
}

/** Raster tiles, slightly desaturated so that the trip stands out; dimmed in the dark scheme without a dark version. */
export function listRasterLayers(
  source: RasterSource,
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
