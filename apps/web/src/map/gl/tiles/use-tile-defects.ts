import type { ErrorEvent, Map as GlMap } from "maplibre-gl";
import { useEffect } from "react";
import type { Basemap } from "../../style/map-look.ts";
import { streetSource } from "../../style/streets/street-shapes.ts";
import { reportBrokenTiles } from "./street-tiles.ts";
import { isTileFailure } from "./tile-watch.ts";

/** Reports tiles that arrive but cannot be read to the watch of their source. Only drawing them shows it. */
export function useTileDefects(map: GlMap | null, basemap: Basemap | undefined): void {
  useEffect(() => {
    if (!map || !basemap) return;
    const onError = ({ error, sourceId }: ErrorEvent & { sourceId?: string }) => {
      if (sourceId === streetSource && !isTileFailure(error)) reportBrokenTiles(basemap.urlPrefix);
    };
    map.on("error", onError);
    return () => {
      map.off("error", onError);
    };
  }, [map, basemap]);
}
