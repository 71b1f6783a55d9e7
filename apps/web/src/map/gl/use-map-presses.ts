import type { Position } from "@castor/core/basics/geo.ts";
import type { Map as GlMap, MapMouseEvent } from "maplibre-gl";
import { useEffect, useEffectEvent } from "react";
import { openCluster } from "./open-cluster.ts";
import { type PickedMark, type PickedSpot, pickMark, reach } from "./pick-mark.ts";
import { stepThroughPile } from "./step-through-pile.ts";

/** Two taps within this time and distance are one double tap (phones send no reliable double click). */
const doubleTapMs = 350;
const doubleTapPx = 30;
/** A phone that does send one sends it right after. */
const sameTapMs = 700;

export interface MapPresses {
  isEditable: boolean;
  onMarkClick: (mark: PickedSpot) => void;
  onMarkHover: (mark: PickedSpot | null) => void;
  /** Only while editable; else a double click zooms. Never on a marker. */
  onDoubleClick: (at: Position) => void;
  /** While given, every press means its spot, whatever lies there, and nothing else happens. */
  onSpot: ((at: Position) => void) | null;
}

const isFinger = ({ originalEvent }: MapMouseEvent) =>
  originalEvent instanceof PointerEvent && originalEvent.pointerType === "touch";

/** Tells what is clicked, pointed at and double-clicked. */
export function useMapPresses(map: GlMap | null, presses: MapPresses): void {
  const isMeasuring = presses.onSpot !== null;
  const isEditable = presses.isEditable && !isMeasuring;
  const click = useEffectEvent(presses.onMarkClick);
  const hover = useEffectEvent(presses.onMarkHover);
  const double = useEffectEvent(presses.onDoubleClick);
  const meansSpot = useEffectEvent((event: MapMouseEvent): boolean => {
    if (!presses.onSpot) return false;
    // The second of a double click lies where the first did.
    if (event.originalEvent.detail < 2) {
      const { lng, lat } = event.lngLat.wrap();
      presses.onSpot({ lat, lng });
    }
    return true;
  });

  useEffect(() => {
    if (isEditable || isMeasuring) map?.doubleClickZoom.disable();
    else map?.doubleClickZoom.enable();
  }, [map, isEditable, isMeasuring]);

  useEffect(() => {
    if (!map) return;
    const pick = (event: MapMouseEvent) =>
      pickMark(map, event.point, event.lngLat, reach[isFinger(event) ? "touch" : "mouse"]);
    let lastTap: MapMouseEvent | null = null;
    let lastTapTime = 0;
    let lastDouble = Number.NEGATIVE_INFINITY;
    const onDouble = (event: MapMouseEvent) => {
      if (!isEditable || event.originalEvent.timeStamp - lastDouble < sameTapMs) return;
      if (pick(event)) return;
      lastDouble = event.originalEvent.timeStamp;
      const { lng, lat } = event.lngLat.wrap();
      double({ lat, lng });
    };
    const onClick = (event: MapMouseEvent) => {
      if (meansSpot(event)) return;
      const mark = pick(event);
      if (mark?.kind === "cluster") return openCluster(map, mark);
      if (mark) return click(stepThroughPile(map, mark));
      if (!isFinger(event)) return;
      const time = event.originalEvent.timeStamp;
      const isSecond =
        lastTap &&
        time - lastTapTime < doubleTapMs &&
        lastTap.point.dist(event.point) < doubleTapPx;
      lastTap = isSecond ? null : event;
      lastTapTime = time;
      if (isSecond) onDouble(event);
    };
    map.on("click", onClick);
    map.on("dblclick", onDouble);
    return () => {
      map.off("click", onClick);
      map.off("dblclick", onDouble);
    };
  }, [map, isEditable]);

  useEffect(() => {
    if (!map) return;
    const canHover = window.matchMedia("(hover: hover)");
    let hovered: string | null = null;
    let frame: number | null = null;
    const show = (mark: PickedMark | null) => {
      map.getCanvas().style.cursor = isMeasuring ? "crosshair" : mark ? "pointer" : "";
      const spot = isMeasuring || mark?.kind === "cluster" ? null : mark;
      const key = spot && `${spot.kind} ${spot.id}`;
      if (key === hovered) return;
      hovered = key;
      hover(spot);
    };
    const onMove = (event: MapMouseEvent) => {
      // While a button is down something is being dragged; after a tap, phones pretend that a mouse had moved.
      if (event.originalEvent.buttons !== 0 || frame !== null || !canHover.matches) return;
      frame = requestAnimationFrame(() => {
        frame = null;
        show(pickMark(map, event.point, event.lngLat, reach.mouse));
      });
    };
    const onOut = () => show(null);
    map.on("mousemove", onMove);
    map.on("mouseout", onOut);
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      map.off("mousemove", onMove);
      map.off("mouseout", onOut);
    };
  }, [map, isMeasuring]);
}
