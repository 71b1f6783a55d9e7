import { type Map as GlMap, Point } from "maplibre-gl";

/** Callbacks of a drag over the map, in pixels of the map. */
export interface Pull {
  onMove: (to: Point) => void;
  onRelease: (pixel: Point) => void;
  onCancel: () => void;
}

const positionOf = (event: Event): { x: number; y: number } | null => {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const touch = (event as TouchEvent).changedTouches[0];
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
};

/** True where no sheet or panel covers the map. */
function isOnMap(map: GlMap, x: number, y: number): boolean {
  return map.getCanvasContainer().contains(document.elementFromPoint(x, y));
}

/**
 * Follows a pressed mouse or finger until its release, also beyond the map's edge. Escape, a second finger and a
 * release outside the map cancel. It uses mouse and touch events, not pointer events: after a tap, browsers emulate
 * mouse events, which only a mouseup ends.
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
    const position = positionOf(event);
    if (position) pull.onMove(toMap(position));
  });
  listen(ending, (event) => {
    const position = positionOf(event);
    if (!position || !isOnMap(map, position.x, position.y)) return cancel();
    stops.abort();
    pull.onRelease(toMap(position));
  });
  listen("touchcancel", cancel);
  listen("touchstart", (event) => {
    // The touch that started the drag arrives here too.
    if (event instanceof TouchEvent && event.touches.length > 1) cancel();
  });
  listen("blur", cancel);
  listen("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") cancel();
  });
  return cancel;
}
