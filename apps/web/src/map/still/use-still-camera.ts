import { worldWidth } from "@castor/core/map/mercator.ts";
import { toWorld } from "@castor/core/map/picture/map-view.ts";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { fitPositions } from "../camera/fit-positions.ts";
import { type Area, middleOf } from "../camera/free-areas.ts";
import type { CameraCommand, MapInset } from "../camera/map-camera.ts";
import { readFreeAreas } from "../camera/read-visible-area.ts";
import { positionAt, type StillCamera, type StillView, viewOf } from "./still-view.ts";

const start: StillCamera = { center: { lat: 30, lng: 15 }, zoom: 1.5 };
const flyZoom = 11;
const zooms = { min: 0, max: 15 };

/** The camera after a command, for the free parts of a map. */
function followCommand(
  before: StillCamera,
  command: CameraCommand,
  { whole, areas }: { whole: Area; areas: readonly Area[] },
): StillCamera {
  if (command.kind === "fit") return fitPositions(command.positions, whole, areas) ?? before;
  const zoom = Math.min(zooms.max, command.zoom ?? Math.max(before.zoom, flyZoom));
  const [free, all] = [middleOf(areas[0] ?? whole), middleOf(whole)];
  const [{ x, y }, scale] = [toWorld(command.to), worldWidth(zoom)];
  const west = x - free.x / scale;
  const north = y - free.y / scale;
  const picture = { west, north, scale, width: whole.right, height: whole.bottom };
  return { center: positionAt({ picture }, all), zoom };
}

/**
 * The view of a still map: it follows commands as the drawn map does, without animation. Null while the map has no size.
 */
export function useStillCamera(
  box: HTMLElement | null,
  command: CameraCommand | null,
  inset: MapInset,
) {
  const size = useSize(box);
  const [camera, setCamera] = useState(start);
  /** The command that a button of the map has taken the place of. */
  const left = useRef<CameraCommand | null>(null);

  const follow = (asked: CameraCommand, docked: MapInset) => {
    if (!box) return;
    const free = readFreeAreas({ getContainer: () => box }, docked);
    setCamera((before) => followCommand(before, asked, free));
  };
  const followAgain = useEffectEvent(follow);
  useEffect(() => {
    if (size && command && left.current !== command) followAgain(command, inset);
  }, [size, command, inset]);

  const view = useMemo((): StillView | null => size && viewOf(camera, size), [camera, size]);
  return {
    view,
    moveTo(asked: CameraCommand) {
      left.current = command;
      follow(asked, inset);
    },
    zoomBy(step: number) {
      left.current = command;
      setCamera(({ center, zoom }) => ({
        center,
        zoom: Math.max(zooms.min, Math.min(zooms.max, zoom + step)),
      }));
    },
  };
}

function useSize(box: HTMLElement | null): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    if (!box) return;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = box;
      // Hidden.
      if (width === 0 || height === 0) return;
      setSize((before) =>
        before?.width === width && before.height === height ? before : { width, height },
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
