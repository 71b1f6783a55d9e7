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
 * Follows each new command once. The first finds the map already there, without a flight; while none has been given,
 * that is `start`.
 */
export function useCamera(
  map: GlMap | null,
  command: CameraCommand | null,
  start: CameraCommand | null,
  inset: MapInset,
): void {
  const done = useRef<CameraCommand | null>(null);
  const follow = useEffectEvent((target: GlMap, asked: CameraCommand) => {
    const isFirst = done.current === null;
    done.current = asked;
    moveCamera(target, isFirst ? { ...asked, isInstant: true } : asked, inset);
  });
  useEffect(() => {
    const asked = command ?? (done.current ? null : start);
    if (map && asked && asked !== done.current) follow(map, asked);
  }, [map, command, start]);
}
