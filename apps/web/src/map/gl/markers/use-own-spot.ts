import { circleAround } from "@castor/core/geo/circle-around.ts";
import type { Map as GlMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { CameraCommand, MapInset } from "../../camera/map-camera.ts";
import { readOffset } from "../../camera/read-visible-area.ts";
import { zoomForSpot } from "../../camera/zoom-for-spot.ts";
import type { MapTools, OwnSpot } from "../../map-tools.ts";
import { toCoordinates } from "../../markers/map-marker.ts";
import { sourceIds } from "../../style/source-ids.ts";
import { markDrawing } from "../map-state.ts";
import { useSourceData } from "../use-source-data.ts";
import { nearestCopy } from "./pick-mark.ts";

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

/** Shows the device's location and follows it until the user looks elsewhere. */
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
  const follow = useEffectEvent((target: GlMap, spot: OwnSpot, docked: MapInset) => {
    const [lng, lat] = toCoordinates(spot);
    const zoom = target.getZoom();
    target.easeTo({
      center: [nearestCopy(lng, target.getCenter().lng), lat],
      zoom: comesClose.current ? zoomForSpot(spot, zoom) : zoom,
      offset: readOffset(target, docked),
    });
    comesClose.current = false;
    markDrawing(target);
  });
  useEffect(() => {
    if (!isFollowing) comesClose.current = true;
    else if (map && ownSpot) follow(map, ownSpot, inset);
  }, [map, ownSpot, isFollowing, inset]);

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
