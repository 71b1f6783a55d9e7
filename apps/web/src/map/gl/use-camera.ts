import type { Map as GlMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useRef } from "react";
import { boundsOf, type CameraCommand, type MapInset, paddingFor } from "../map-camera.ts";
import { toCoordinates } from "../map-marker.ts";
import { markDrawing } from "./map-state.ts";

/** A single point is shown with its surroundings, not with its doorstep. */
const closestFit = 14;
const flyZoom = 11;

/** Moves the camera as told, around what the inset covers. */
export function moveCamera(map: GlMap, command: CameraCommand, inset: MapInset): void {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const animate = command.isInstant !== true;
  if (command.kind === "fly") {
    const { to, zoom = Math.max(map.getZoom(), flyZoom) } = command;
    const offset: [number, number] = [
      (inset.left - inset.right) / 2,
      (inset.top - inset.bottom) / 2,
    ];
    map.flyTo({ center: toCoordinates(to), zoom, offset, animate, maxDuration: 2_500 });
  } else {
    const bounds = boundsOf(command.positions);
    if (!bounds) return;
    const { west, south, east, north } = bounds;
    const padding = paddingFor(inset, width, height);
    map.fitBounds([west, south, east, north], {
      padding,
      maxZoom: closestFit,
      animate,
      maxDuration: 2_500,
    });
  }
  markDrawing(map);
}

/**
 * Follows each new command once. What the map begins with (the first command, or else `start`) is there without a
 * flight; points that come to an empty map later do not pull it away from where someone is looking.
 */
export function useCamera(
  map: GlMap | null,
  command: CameraCommand | null,
  start: CameraCommand | null,
  inset: MapInset,
): void {
  const hasBegun = useRef(false);
  const done = useRef<CameraCommand | null>(null);
  const follow = useEffectEvent((target: GlMap, asked: CameraCommand | null) => {
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    const next = asked ?? (isFirst ? start : null);
    if (!next || next === done.current) return;
    done.current = next;
    moveCamera(target, isFirst ? { ...next, isInstant: true } : next, inset);
  });
  useEffect(() => {
    if (map) follow(map, command);
  }, [map, command]);
}
