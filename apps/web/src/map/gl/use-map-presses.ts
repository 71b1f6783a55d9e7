import type { Position } from "@castor/core/basics/geo.ts";
import type { Map as GlMap, MapMouseEvent } from "maplibre-gl";
import { useEffect, useEffectEvent } from "react";
import { type PickedMark, pickMark, reach } from "./pick-mark.ts";

/** Two taps within this time and distance are one double tap (phones send no reliable double click). */
const doubleTapMs = 350;
const doubleTapPx = 30;
/** A phone that does send one sends it right after. */
const sameTapMs = 700;

export interface MapPresses {
  isEditable: boolean;
  onMarkClick: (mark: PickedMark) => void;
  onMarkHover: (mark: PickedMark | null) => void;
  /** Only while editable; else a double click zooms. Never on a marker. */
  onDoubleClick: (at: Position) => void;
}

const isFinger = ({ originalEvent }: MapMouseEvent) =>
  originalEvent instanceof PointerEvent && originalEvent.pointerType === "touch";

/** Tells what is clicked, pointed at and double-clicked. */
export function useMapPresses(map: GlMap | null, presses: MapPresses): void {
  const { isEditable } = presses;
  const click = useEffectEvent(presses.onMarkClick);
  const hover = useEffectEvent(presses.onMarkHover);
  const double = useEffectEvent(presses.onDoubleClick);

  useEffect(() => {
    if (isEditable) map?.doubleClickZoom.disable();
    else map?.doubleClickZoom.enable();
  }, [map, isEditable]);

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
      const mark = pick(event);
      if (mark) return click(mark);
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
      map.getCanvas().style.cursor = mark ? "pointer" : "";
      const key = mark && `${mark.kind} ${mark.id}`;
      if (key === hovered) return;
      hovered = key;
      hover(mark);
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
  }, [map]);
}
