import type { Map as GlMap, MapLibreEvent } from "maplibre-gl";
import { useEffect, useEffectEvent } from "react";
import { middleOf } from "../camera/free-areas.ts";
import type { MapInset, MapView } from "../camera/map-camera.ts";
import { readVisibleArea } from "../camera/read-visible-area.ts";

/** The current view of the free part of the map. */
function readView(map: GlMap, inset: MapInset, event?: MapLibreEvent): MapView {
  const area = readVisibleArea(map, inset);
  const middle = middleOf(area);
  const { lat, lng } = map.unproject([middle.x, middle.y]).wrap();
  const [low, high] = [
    map.unproject([area.left, area.bottom]),
    map.unproject([area.right, area.top]),
  ];
  // Longitudes of another copy of the world are moved to -180..180.
  const turns = 360 * Math.floor((low.lng + 180) / 360);
  return {
    center: { lat, lng },
    middle,
    zoom: map.getZoom(),
    bounds: { west: low.lng - turns, south: low.lat, east: high.lng - turns, north: high.lat },
    isByHand: event?.originalEvent !== undefined,
  };
}

/**
 * Reports the initial view, each view in which the camera comes to rest and each change of what is docked over the map, and
 * once when the map is fully drawn.
 */
export function useMapView(
  map: GlMap | null,
  inset: MapInset,
  { onMove, onReady }: { onMove: (view: MapView) => void; onReady: () => void },
): void {
  const moved = useEffectEvent((target: GlMap, event: MapLibreEvent) =>
    onMove(readView(target, inset, event)),
  );
  const docked = useEffectEvent((target: GlMap, now: MapInset) => onMove(readView(target, now)));
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (!map) return;
    const onMoved = (event: MapLibreEvent) => moved(map, event);
    const onIdle = () => ready();
    map.on("moveend", onMoved);
    map.once("idle", onIdle);
    return () => {
      map.off("moveend", onMoved);
      map.off("idle", onIdle);
    };
  }, [map]);
  useEffect(() => {
    if (map) docked(map, inset);
  }, [map, inset]);
}
