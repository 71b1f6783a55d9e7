import { circleAround } from "@castor/core/geo/circle-around.ts";
import type { Map as GlMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { CameraCommand, MapInset } from "../../camera/map-camera.ts";
import { readOffset } from "../../camera/read-visible-area.ts";
import { zoomForPosition } from "../../camera/zoom-for-position.ts";
import type { MapTools, OwnPosition } from "../../map-tools.ts";
import { toCoordinates } from "../../markers/map-marker.ts";
import { sourceIds } from "../../style/source-ids.ts";
import { markDrawing } from "../map-state.ts";
import { useSourceData } from "../use-source-data.ts";
import { nearestCopy } from "./pick-mark.ts";

function toFeatures(position: OwnPosition | null): GeoJSON.FeatureCollection {
  const point = (geometry: GeoJSON.Geometry): GeoJSON.Feature => ({
    type: "Feature",
    geometry,
    properties: {},
  });
  return {
    type: "FeatureCollection",
    features: position
      ? [
          point({ type: "Polygon", coordinates: [circleAround(position, position.accuracyM)] }),
          point({ type: "Point", coordinates: toCoordinates(position) }),
        ]
      : [],
  };
}

/** Shows the device's location and follows it until the user looks elsewhere. */
export function useOwnPosition(
  map: GlMap | null,
  tools: MapTools,
  camera: CameraCommand | null,
  inset: MapInset,
): void {
  const { ownPosition, isFollowing } = tools;
  useSourceData(
    map,
    sourceIds.own,
    useMemo(() => toFeatures(ownPosition), [ownPosition]),
  );

  const comesClose = useRef(true);
  const follow = useEffectEvent((target: GlMap, position: OwnPosition, docked: MapInset) => {
    const [lng, lat] = toCoordinates(position);
    const zoom = target.getZoom();
    target.easeTo({
      center: [nearestCopy(lng, target.getCenter().lng), lat],
      zoom: comesClose.current ? zoomForPosition(position, zoom) : zoom,
      offset: readOffset(target, docked),
    });
    comesClose.current = false;
    markDrawing(target);
  });
  useEffect(() => {
    if (!isFollowing) comesClose.current = true;
    else if (map && ownPosition) follow(map, ownPosition, inset);
  }, [map, ownPosition, isFollowing, inset]);

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

  // A new camera command, to a point or another day, ends following.
  const sent = useRef(camera);
  useEffect(() => {
    if (sent.current !== camera) stray();
    sent.current = camera;
  }, [camera]);
}
