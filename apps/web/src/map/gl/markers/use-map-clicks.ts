import type { Position } from "@castor/core/geo/position.ts";
import type { Map as GlMap, MapMouseEvent } from "maplibre-gl";
import { useEffect, useEffectEvent } from "react";
import { openCluster } from "./open-cluster.ts";
import { type PickedMark, type PickedPosition, pickMark, reach } from "./pick-mark.ts";
import { stepThroughPile } from "./step-through-pile.ts";
import { doubleTapMs, waitForSecond } from "./wait-for-second.ts";

/** Two taps within this distance are a double tap, since phones send no reliable dblclick. */
const doubleTapPx = 30;
/** A dblclick within this time after a double tap is the same one. */
const sameTapMs = 700;
/** The longest pause between the clicks of a double click that systems let people choose. */
const doubleClickMs = 1_000;

export interface MapClicks {
  isEditable: boolean;
  onMarkClick: (mark: PickedPosition) => void;
  /** A press on pins that cover each other, drawn as their number. */
  onCountClick: (positions: readonly Position[]) => void;
  onMarkHover: (mark: PickedPosition | null) => void;
  /** Never called on a marker or while measuring. While not editable, a double click zooms too. */
  onDoubleClick: (position: Position) => void;
  /** A single press on no marker. While editable it is called once no second one can follow. */
  onPress: (position: Position, pixel: { x: number; y: number }) => void;
  /** While given, every press calls only this, whatever is under it. */
  onPosition: ((position: Position) => void) | null;
}

const isFinger = ({ originalEvent }: MapMouseEvent) =>
  originalEvent instanceof PointerEvent && originalEvent.pointerType === "touch";

/** Handles clicks, hover and double clicks. */
export function useMapClicks(map: GlMap | null, presses: MapClicks): void {
  const isMeasuring = presses.onPosition !== null;
  const isEditable = presses.isEditable && !isMeasuring;
  const click = useEffectEvent(presses.onMarkClick);
  const count = useEffectEvent(presses.onCountClick);
  const hover = useEffectEvent(presses.onMarkHover);
  const double = useEffectEvent(presses.onDoubleClick);
  const press = useEffectEvent(presses.onPress);
  const takePosition = useEffectEvent((event: MapMouseEvent): boolean => {
    if (!presses.onPosition) return false;
    // The second click of a double click would add the same position again.
    if (event.originalEvent.detail < 2) {
      const { lng, lat } = event.lngLat.wrap();
      presses.onPosition({ lat, lng });
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
    const single = waitForSecond(map);
    let lastTap: MapMouseEvent | null = null;
    let lastTapTime = 0;
    let lastDouble = Number.NEGATIVE_INFINITY;
    let lastFirst = Number.NEGATIVE_INFINITY;
    const onDouble = (event: MapMouseEvent) => {
      single.cancel();
      if (isMeasuring || event.originalEvent.timeStamp - lastDouble < sameTapMs) return;
      if (pick(event)) return;
      lastDouble = event.originalEvent.timeStamp;
      const { lng, lat } = event.lngLat.wrap();
      double({ lat, lng });
    };
    // A dialog may close under the first click of a double one: the second alone is none on the map.
    const onDblClick = (event: MapMouseEvent) => {
      if (event.originalEvent.timeStamp - lastFirst < doubleClickMs) onDouble(event);
    };
    const onClick = (event: MapMouseEvent) => {
      if (event.originalEvent.detail < 2) lastFirst = event.originalEvent.timeStamp;
      if (takePosition(event)) return;
      const mark = pick(event);
      if (mark?.kind === "cluster") return openCluster(map, mark);
      if (mark?.kind === "count") return count(mark.positions);
      if (mark) return click(stepThroughPile(map, mark));
      if (single.isDismissal()) return;
      const { lng, lat } = event.lngLat.wrap();
      const { clientX: x, clientY: y, detail } = event.originalEvent;
      const pressHere = () => press({ lat, lng }, { x, y });
      if (!isEditable) pressHere();
      else if (detail > 1) single.cancel();
      else single.begin(pressHere);
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
    map.on("dblclick", onDblClick);
    return () => {
      single.stop();
      map.off("click", onClick);
      map.off("dblclick", onDblClick);
    };
  }, [map, isEditable, isMeasuring]);

  useEffect(() => {
    if (!map) return;
    const canHover = window.matchMedia("(hover: hover)");
    let hovered: string | null = null;
    let frame: number | null = null;
    const show = (mark: PickedMark | null) => {
      map.getCanvas().style.cursor = isMeasuring ? "crosshair" : mark ? "pointer" : "";
      const position =
        isMeasuring || mark?.kind === "cluster" || mark?.kind === "count" ? null : mark;
      const key = position && `${position.kind} ${position.id}`;
      if (key === hovered) return;
      hovered = key;
      hover(position);
    };
    const onMove = (event: MapMouseEvent) => {
      // A pressed button means a drag. After a tap, phones emulate a mousemove, hence the check for hover.
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
