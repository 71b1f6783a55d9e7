import type { Map as GlMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { circleAround } from "../great-circle.ts";
import type { CameraCommand, MapInset } from "../map-camera.ts";
import { toCoordinates } from "../map-marker.ts";
import type { MapTools, OwnSpot } from "../map-tools.ts";
import { sourceIds } from "../style/source-ids.ts";
import { zoomForSpot } from "../zoom-for-spot.ts";
import { markDrawing } from "./map-state.ts";
import { nearestCopy } from "./pick-mark.ts";
import { useSourceData } from "./use-source-data.ts";

function toFeatures(spot: OwnSpot | null): GeoJSON.FeatureCollection {
  const point = (geometry: GeoJSON.Geometry): GeoJSON.Feature => ({
    type: "Feature",
    geometry,
    properties: {},
  });
  return {
    type: "FeatureCollection",
    features: spot
      ? [
          point({ type: "Polygon", coordinates: [circleAround(spot, spot.accuracyM)] }),
          point({ type: "Point", coordinates: toCoordinates(spot) }),
        ]
      : [],
  };
}

/** Shows where the device is, and goes along with it until somebody looks elsewhere. */
export function useOwnSpot(
  map: GlMap | null,
  tools: MapTools,
  camera: CameraCommand | null,
  inset: MapInset,
): void {
  const { ownSpot, isFollowing } = tools;
  useSourceData(
    map,
    sourceIds.own,
    useMemo(() => toFeatures(ownSpot), [ownSpot]),
  );

  const comesClose = useRef(true);
  const follow = useEffectEvent((target: GlMap, spot: OwnSpot) => {
    const [lng, lat] = toCoordinates(spot);
    const zoom = target.getZoom();
    target.easeTo({
      center: [nearestCopy(lng, target.getCenter().lng), lat],
      zoom: comesClose.current ? zoomForSpot(spot, zoom) : zoom,
      offset: [(inset.left - inset.right) / 2, (inset.top - inset.bottom) / 2],
    });
    comesClose.current = false;
    markDrawing(target);
  });
  useEffect(() => {
    if (!isFollowing) comesClose.current = true;
    else if (map && ownSpot) follow(map, ownSpot);
  }, [map, ownSpot, isFollowing]);

  const stray = useEffectEvent(() => {
    if (isFollowing) tools.onStray();
  });
  useEffect(() => {
    if (!map) return;
    const onDrag = () => stray();
    map.on("dragstart", onDrag);
    return () => {
      map.off("dragstart", onDrag);
    };
  }, [map]);

  // Sent elsewhere by the page: to a point, to another day.
  const sent = useRef(camera);
  useEffect(() => {
    if (sent.current !== camera) stray();
    sent.current = camera;
  }, [camera]);
}
