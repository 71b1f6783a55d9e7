import type { Map as GlMap } from "maplibre-gl";
import { useEffect } from "react";

/**
 * Keeps the map as large as its place. It is drawn anew in the very frame in which the place changes: the renderer's own
 * watch waits some frames, and shows a stretch of nothing beside a pane that is being pulled.
 */
export function useMapResize(map: GlMap | null): void {
  useEffect(() => {
    if (!map) return;
    const place = map.getContainer();
    // It may have changed while the style was on its way.
    map.resize();
    let size = `${place.clientWidth} ${place.clientHeight}`;
    const observer = new ResizeObserver(() => {
      const now = `${place.clientWidth} ${place.clientHeight}`;
      // Hidden, or told of the size that it has.
      if (now === size || place.clientWidth === 0 || place.clientHeight === 0) return;
      size = now;
      map.resize();
      map.redraw();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [map]);
}
