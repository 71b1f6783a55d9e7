import type { Map as GlMap, MapMouseEvent } from "maplibre-gl";
import { useEffect, useEffectEvent } from "react";
import type { MapInset } from "../map-camera.ts";
import type { MapTools } from "../map-tools.ts";

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) =>
  key === "ContextMenu" || (key === "F10" && shiftKey);

/**
 * Tells of a right click, a long press (the renderer makes one of a finger that stays half a second), and of the menu
 * key on the focused map, which means the middle of what is seen of it. The browser's own menu stays away from the map
 * alone.
 */
export function useAskedSpot(
  map: GlMap | null,
  { onAsk, onMoveStart }: Pick<MapTools, "onAsk" | "onMoveStart">,
  inset: MapInset,
): void {
  const ask = useEffectEvent(onAsk);
  const moveStart = useEffectEvent(onMoveStart);
  const askInMiddle = useEffectEvent((target: GlMap) => {
    const canvas = target.getCanvas();
    const x = (inset.left + canvas.clientWidth - inset.right) / 2;
    const y = (inset.top + canvas.clientHeight - inset.bottom) / 2;
    const { lat, lng } = target.unproject([x, y]).wrap();
    const box = canvas.getBoundingClientRect();
    onAsk({ at: { lat, lng }, x: box.left + x, y: box.top + y });
  });
  useEffect(() => {
    if (!map) return;
    const canvas = map.getCanvas();
    const onMenu = ({ lngLat, originalEvent }: MapMouseEvent) => {
      const { lat, lng } = lngLat.wrap();
      // What the renderer makes of a long press has not come from the browser: the finger is still down.
      if (!originalEvent.isTrusted) ignoreRelease(canvas);
      ask({ at: { lat, lng }, x: originalEvent.clientX, y: originalEvent.clientY });
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isMenuKey(event)) return;
      event.preventDefault();
      askInMiddle(map);
    };
    // Some browsers send it after the menu key all the same; the renderer takes only those of a pointer.
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

/** The finger that pressed long is lifted without a click, which would close at once what has just opened. */
function ignoreRelease(canvas: HTMLElement): void {
  const onEnd = (event: Event) => {
    if (event.cancelable) event.preventDefault();
  };
  canvas.addEventListener("touchend", onEnd, { once: true, passive: false });
}
