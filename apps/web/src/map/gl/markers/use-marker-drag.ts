import type { Position } from "@castor/core/geo/position.ts";
import type { Map as GlMap, MapMouseEvent, MapTouchEvent, Point } from "maplibre-gl";
import { useEffect, useEffectEvent, useRef } from "react";
import { vibrate } from "../../../device/vibrate.ts";
import { type MapMarker, toCoordinates } from "../../markers/map-marker.ts";
import { ignoreRelease } from "../ignore-release.ts";
import { followPointer } from "./follow-pointer.ts";
import { nearestCopy, pickMark, reach } from "./pick-mark.ts";
import { useLiftedMarker } from "./use-lifted-marker.ts";

/** A press that moves less than this is a click. */
const slackPx = { mouse: 4, touch: 8 } as const;
/** How long a dropped marker stays where it was dropped until the props say so too. */
const settleMs = 1_000;

/** A pressed marker: where, and how far from its middle. */
interface Press {
  marker: MapMarker;
  start: Point;
  grip: Point;
}

export interface MarkerDrag {
  markers: readonly MapMarker[];
  /** Else a drag moves the map. */
  isEditable: boolean;
  /** Disables dragging. */
  isPaused: boolean;
  onMarkerDragEnd: (id: string, to: Position) => void;
  /** A marker was dragged though the map is not editable. */
  onRefused: () => void;
}

/**
 * Lets the markers of an editable map be dragged without panning it: by the mouse at once, by a finger after a hold. A
 * finger that moves sooner pans, so that no swipe moves a point. The renderer tells the hold: it fires `contextmenu`
 * after 500 ms, unless the finger has moved or a second one has come.
 */
export function useMarkerDrag(
  map: GlMap | null,
  { markers, isEditable, isPaused, onMarkerDragEnd, onRefused }: MarkerDrag,
): void {
  const lift = useLiftedMarker(map, markers);
  const settling = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isPulling = useRef(false);
  /** A marker is pressed that cannot be dragged. */
  const isOnFixed = useRef(false);
  /** A finger is on this marker. */
  const touched = useRef<Press | null>(null);

  const settle = useEffectEvent(() => {
    if (settling.current) clearTimeout(settling.current);
    settling.current = null;
    lift(null);
  });

  // The props have changed, so they apply again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the signal
  useEffect(() => {
    if (!isPulling.current) settle();
  }, [markers]);

  const begin = useEffectEvent((target: GlMap, event: MapMouseEvent | MapTouchEvent) => {
    isOnFixed.current = false;
    touched.current = null;
    const original = event.originalEvent;
    const isTouch = !(original instanceof MouseEvent);
    if (
      isPaused ||
      isPulling.current ||
      (isTouch ? event.originalEvent.type !== "touchstart" : original.button !== 0)
    )
      return;
    if (isTouch && original.touches.length > 1) return;
    const kind = isTouch ? "touch" : "mouse";
    const picked = pickMark(target, event.point, event.lngLat, reach[kind]);
    if (picked?.kind !== "marker") return;
    const marker = markers.find(({ id }) => id === picked.id);
    if (!marker) return;
    if (!isEditable) {
      // A swipe is no attempt to move the marker.
      isOnFixed.current = !isTouch;
      return;
    }
    const [lng, lat] = toCoordinates(marker);
    const grip = event.point.sub(target.project([nearestCopy(lng, event.lngLat.lng), lat]));
    const press = { marker, start: event.point, grip };
    if (isTouch) {
      touched.current = press;
      return;
    }
    // Prevents panning the map.
    event.preventDefault();
    pull(target, press, false);
  });

  const hold = useEffectEvent((target: GlMap, event: MapMouseEvent) => {
    const press = touched.current;
    touched.current = null;
    // An event of the renderer itself is a hold; the browser's own is a right click.
    if (!press || !isEditable || isPaused || event.originalEvent.isTrusted) return;
    event.preventDefault();
    vibrate();
    ignoreRelease(target.getCanvas());
    pull(target, press, true);
  });

  const drop = useEffectEvent((id: string, to: Position) => {
    settling.current = setTimeout(settle, settleMs);
    onMarkerDragEnd(id, to);
  });
  const raise = useEffectEvent((marker: MapMarker | null) => lift(marker));
  const refuse = useEffectEvent(() => {
    if (isOnFixed.current) onRefused();
    isOnFixed.current = false;
  });

  function pull(target: GlMap, { marker, start, grip }: Press, isTouch: boolean) {
    const slack = slackPx[isTouch ? "touch" : "mouse"];
    const positionAt = (point: Point): Position => {
      const { lng, lat } = target.unproject(point.sub(grip)).wrap();
      return { lng, lat };
    };
    let hasMoved = false;
    isPulling.current = true;
    const lead = (to: Position) => {
      target.getCanvas().style.cursor = "grabbing";
      raise({ ...marker, ...to });
    };
    const end = () => {
      isPulling.current = false;
      target.getCanvas().style.cursor = "";
      if (isTouch) target.dragPan.enable();
    };
    if (isTouch) {
      target.dragPan.disable();
      lead(marker);
    }
    followPointer(target, isTouch, {
      onMove(to) {
        if (!hasMoved && to.dist(start) < slack) return;
        hasMoved = true;
        lead(positionAt(to));
      },
      onRelease(pixel) {
        end();
        if (hasMoved) drop(marker.id, positionAt(pixel));
        else settle();
      },
      onCancel() {
        end();
        settle();
      },
    });
  }

  useEffect(() => {
    if (!map) return;
    const start = (event: MapMouseEvent | MapTouchEvent) => begin(map, event);
    map.on("mousedown", start);
    map.on("touchstart", start);
    const onHold = (event: MapMouseEvent) => hold(map, event);
    map.on("contextmenu", onHold);
    const onPan = () => refuse();
    map.on("dragstart", onPan);
    return () => {
      map.off("dragstart", onPan);
      map.off("mousedown", start);
      map.off("touchstart", start);
      map.off("contextmenu", onHold);
    };
  }, [map]);
}
