import type { ErrorEvent, Map as GlMap } from "maplibre-gl";
import { useEffect } from "react";
import type { Basemap } from "../style/map-look.ts";
import { streetSource } from "../style/street-shapes.ts";
import { complainOf } from "./street-tiles.ts";
import { isTileFailure } from "./tile-watch.ts";

/** Tiles that arrive but cannot be read show only when they are drawn: the watch over their source is told. */
export function useTileDefects(map: GlMap | null, basemap: Basemap | undefined): void {
  useEffect(() => {
    if (!map || !basemap) return;
    const onError = ({ error, sourceId }: ErrorEvent & { sourceId?: string }) => {
      if (sourceId === streetSource && !isTileFailure(error)) complainOf(basemap.door);
    };
    map.on("error", onError);
    return () => {
      map.off("error", onError);
    };
  }, [map, basemap]);
}
