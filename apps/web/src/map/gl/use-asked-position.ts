import type { Map as GlMap, MapMouseEvent } from "maplibre-gl";
import { useEffect, useEffectEvent } from "react";
import { middleOf } from "../camera/free-areas.ts";
import type { MapInset } from "../camera/map-camera.ts";
import { readVisibleArea } from "../camera/read-visible-area.ts";
import type { MapTools } from "../map-tools.ts";
import { ignoreRelease } from "./ignore-release.ts";

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) =>
  key === "ContextMenu" || (key === "F10" && shiftKey);

/**
 * Handles a right click, a long press (the renderer fires contextmenu after half a second) and the menu key, which asks
 * about the middle of the visible map. The browser's own context menu is suppressed on the map only.
 */
export function useAskedPosition(
  map: GlMap | null,
  { onAsk, onMoveStart }: Pick<MapTools, "onAsk" | "onMoveStart">,
  inset: MapInset,
): void {
  const ask = useEffectEvent(onAsk);
  const moveStart = useEffectEvent(onMoveStart);
  const askInMiddle = useEffectEvent((target: GlMap) => {
    const { x, y } = middleOf(readVisibleArea(target, inset));
    const { lat, lng } = target.unproject([x, y]).wrap();
    const box = target.getCanvas().getBoundingClientRect();
    onAsk({ position: { lat, lng }, x: box.left + x, y: box.top + y });
  });
  useEffect(() => {
    if (!map) return;
    const canvas = map.getCanvas();
    const onMenu = ({ lngLat, originalEvent, defaultPrevented }: MapMouseEvent) => {
      // The hold has lifted a marker.
      if (defaultPrevented) return;
      const { lat, lng } = lngLat.wrap();
      // An event of the renderer itself is a long press, and the finger is still down.
      if (!originalEvent.isTrusted) ignoreRelease(canvas);
      ask({ position: { lat, lng }, x: originalEvent.clientX, y: originalEvent.clientY });
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isMenuKey(event)) return;
      event.preventDefault();
      askInMiddle(map);
    };
    // Some browsers fire contextmenu after the menu key too. The renderer handles only those of a pointer.
    const onOwnMenu = (event: Event) => event.preventDefault();
    const onMoving = () => moveStart();
    map.on("contextmenu", onMenu);
    map.on("movestart", onMoving);
    canvas.addEventListener("keydown", onKey);
    canvas.addEventListener("contextmenu", onOwnMenu);
    return () => {
      map.off("contextmenu", onMenu);
      map.off("movestart", onMoving);
      canvas.removeEventListener("keydown", onKey);
      canvas.removeEventListener("contextmenu", onOwnMenu);
    };
  }, [map]);
}
