import type { Map as GlMap } from "maplibre-gl";
import { useEffect } from "react";
import { keepsCommand } from "./use-camera.ts";

/**
 * Keeps the map as large as its container. It draws in the same frame in which the size changes. The renderer's own
 * observer waits some frames and shows an empty strip beside a panel that is being resized.
 */
export function useMapResize(map: GlMap | null): void {
  useEffect(() => {
    if (!map) return;
    const place = map.getContainer();
    // The size may have changed while the style was loading.
    map.resize(keepsCommand);
    let size = `${place.clientWidth} ${place.clientHeight}`;
    const observer = new ResizeObserver(() => {
      const now = `${place.clientWidth} ${place.clientHeight}`;
      // Unchanged or hidden.
      if (now === size || place.clientWidth === 0 || place.clientHeight === 0) return;
      size = now;
      map.resize(keepsCommand);
      map.redraw();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [map]);
}
