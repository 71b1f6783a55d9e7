import { type Map as GlMap, Point } from "maplibre-gl";

/** What happens to something that is pulled over the map, in pixels of the map. */
export interface Pull {
  onMove: (to: Point) => void;
  onRelease: (at: Point) => void;
  onCancel: () => void;
}

const spotOf = (event: Event): { x: number; y: number } | null => {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const touch = (event as TouchEvent).changedTouches[0];
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
};

/** True while nothing of the page (a sheet, a panel) lies over the map there. */
function isOnMap(map: GlMap, x: number, y: number): boolean {
  return map.getCanvasContainer().contains(document.elementFromPoint(x, y));
}

/**
 * Follows a pressed mouse or finger until it lets go, also beyond the map's edge. Escape, a second finger and letting
 * go outside the map cancel. Mouse and touch events rather than pointer events: after a tap browsers send the former
 * again, and then nothing but a mouse-up ends them.
 */
export function followPointer(map: GlMap, isTouch: boolean, pull: Pull): () => void {
  const [moving, ending] = isTouch ? ["touchmove", "touchend"] : ["mousemove", "mouseup"];
  const toMap = ({ x, y }: { x: number; y: number }) => {
    const box = map.getCanvas().getBoundingClientRect();
    return new Point(x - box.left, y - box.top);
  };
  const stops = new AbortController();
  const listen = (type: string, act: (event: Event) => void) =>
    window.addEventListener(type, act, { signal: stops.signal });
  const cancel = () => {
    stops.abort();
    pull.onCancel();
  };
  listen(moving, (event) => {
    const spot = spotOf(event);
    if (spot) pull.onMove(toMap(spot));
  });
  listen(ending, (event) => {
    const spot = spotOf(event);
    if (!spot || !isOnMap(map, spot.x, spot.y)) return cancel();
    stops.abort();
    pull.onRelease(toMap(spot));
  });
  listen("touchcancel", cancel);
  listen("touchstart", (event) => {
    // The touch that began it all arrives here too.
    if (event instanceof TouchEvent && event.touches.length > 1) cancel();
  });
  listen("blur", cancel);
  listen("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") cancel();
  });
  return cancel;
}
