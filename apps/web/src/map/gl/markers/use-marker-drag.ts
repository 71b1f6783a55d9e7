import type { Position } from "@castor/core/geo/position.ts";
import type { Map as GlMap, MapMouseEvent, MapTouchEvent, Point } from "maplibre-gl";
import { useEffect, useEffectEvent, useRef } from "react";
import { type MapMarker, toCoordinates } from "../../markers/map-marker.ts";
import { followPointer } from "./follow-pointer.ts";
import { nearestCopy, pickMark, reach } from "./pick-mark.ts";
import { useLiftedMarker } from "./use-lifted-marker.ts";

/** A press that moves less than this is a click. */
const slackPx = { mouse: 4, touch: 8 } as const;
/** How long a dropped marker stays where it was dropped until the props say so too. */
const settleMs = 1_000;

export interface MarkerDrag {
  markers: readonly MapMarker[];
  /** Else a drag moves the map. */
  isEditable: boolean;
  /** Disables dragging. */
  isPaused: boolean;
  onDragEnd: (id: string, to: Position) => void;
  /** A marker was dragged though the map is not editable. */
  onRefused: () => void;
}

/** Lets the markers of an editable map be dragged by mouse or finger, without panning the map. */
export function useMarkerDrag(
  map: GlMap | null,
  { markers, isEditable, isPaused, onDragEnd, onRefused }: MarkerDrag,
): void {
  const lift = useLiftedMarker(map, markers);
  const settling = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isPulling = useRef(false);
  /** A marker is pressed that cannot be dragged. */
  const isOnFixed = useRef(false);

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
      isOnFixed.current = true;
      return;
    }
    // Prevents panning the map.
    event.preventDefault();
    const [lng, lat] = toCoordinates(marker);
    const grip = event.point.sub(target.project([nearestCopy(lng, event.lngLat.lng), lat]));
    pull(target, marker, event.point, grip, isTouch);
  });

  const drop = useEffectEvent((id: string, to: Position) => {
    settling.current = setTimeout(settle, settleMs);
    onDragEnd(id, to);
  });
  const raise = useEffectEvent((marker: MapMarker | null) => lift(marker));
  const refuse = useEffectEvent(() => {
    if (isOnFixed.current) onRefused();
    isOnFixed.current = false;
  });

  function pull(target: GlMap, marker: MapMarker, start: Point, grip: Point, isTouch: boolean) {
    const slack = slackPx[isTouch ? "touch" : "mouse"];
    const positionAt = (point: Point): Position => {
      const { lng, lat } = target.unproject(point.sub(grip)).wrap();
      return { lng, lat };
    };
    let isLifted = false;
    isPulling.current = true;
    const end = () => {
      isPulling.current = false;
      target.getCanvas().style.cursor = "";
    };
    followPointer(target, isTouch, {
      onMove(to) {
        if (!isLifted && to.dist(start) < slack) return;
        isLifted = true;
        target.getCanvas().style.cursor = "grabbing";
        raise({ ...marker, ...positionAt(to) });
      },
      onRelease(at) {
        end();
        if (isLifted) drop(marker.id, positionAt(at));
      },
      onCancel() {
        end();
        if (isLifted) settle();
      },
    });
  }

  useEffect(() => {
    if (!map) return;
    const start = (event: MapMouseEvent | MapTouchEvent) => begin(map, event);
    map.on("mousedown", start);
    map.on("touchstart", start);
    const onPan = () => refuse();
    map.on("dragstart", onPan);
    return () => {
      map.off("dragstart", onPan);
      map.off("mousedown", start);
      map.off("touchstart", start);
    };
  }, [map]);
}
