import type { Map as GlMap, MapLibreEvent } from "maplibre-gl";
import { useEffect, useEffectEvent } from "react";
import type { MapView } from "../map-camera.ts";

/** What the map shows now. */
function readView(map: GlMap, event?: MapLibreEvent): MapView {
  const { lat, lng } = map.getCenter().wrap();
  const seen = map.getBounds();
  // However often the world was turned around, it is named as it lies on the first turn.
  const turns = 360 * Math.floor((seen.getWest() + 180) / 360);
  return {
    center: { lat, lng },
    zoom: map.getZoom(),
    bounds: {
      west: seen.getWest() - turns,
      south: seen.getSouth(),
      east: seen.getEast() - turns,
      north: seen.getNorth(),
    },
    isByHand: event?.originalEvent !== undefined,
  };
}

/** Tells where the camera stands at first and wherever it comes to rest, and once when the map is first drawn whole. */
export function useMapView(
  map: GlMap | null,
  onMove: (view: MapView) => void,
  onReady: () => void,
): void {
  const move = useEffectEvent(onMove);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (!map) return;
    const onMoved = (event?: MapLibreEvent) => move(readView(map, event));
    const onIdle = () => ready();
    onMoved();
    map.on("moveend", onMoved);
    map.once("idle", onIdle);
    return () => {
      map.off("moveend", onMoved);
      map.off("idle", onIdle);
    };
  }, [map]);
}
