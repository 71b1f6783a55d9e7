import type { Position } from "@castor/core/basics/geo.ts";
import type { Map as GlMap, MapMouseEvent, MapTouchEvent, Point } from "maplibre-gl";
import { useEffect, useEffectEvent, useRef } from "react";
import { type MapMarker, toCoordinates } from "../map-marker.ts";
import { followPointer } from "./follow-pointer.ts";
import { nearestCopy, pickMark, reach } from "./pick-mark.ts";
import { useLiftedMarker } from "./use-lifted-marker.ts";

/** So far a press may wander and is still a click. */
const slackPx = { mouse: 4, touch: 8 } as const;
/** How long a dropped marker waits where it was dropped for the page to say so too. */
const settleMs = 1_000;

export interface MarkerDrag {
  markers: readonly MapMarker[];
  /** Nothing is pulled for now. */
  isPaused: boolean;
  onDragEnd: (id: string, to: Position) => void;
}

/** Lets draggable markers be pulled to another place by mouse or finger, while the map under them stays. */
export function useMarkerDrag(
  map: GlMap | null,
  { markers, isPaused, onDragEnd }: MarkerDrag,
): void {
  const lift = useLiftedMarker(map, markers);
  const settling = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isPulling = useRef(false);

  const settle = useEffectEvent(() => {
    if (settling.current) clearTimeout(settling.current);
    settling.current = null;
    lift(null);
  });

  // The page has answered the drop (or something else changed): what it says counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the signal
  useEffect(() => {
    if (!isPulling.current) settle();
  }, [markers]);

  const begin = useEffectEvent((target: GlMap, event: MapMouseEvent | MapTouchEvent) => {
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
    const marker = markers.find(({ id, isDraggable }) => isDraggable && id === picked.id);
    if (!marker) return;
    // Else the map would be dragged too.
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
    return () => {
      map.off("mousedown", start);
      map.off("touchstart", start);
    };
  }, [map]);
}
