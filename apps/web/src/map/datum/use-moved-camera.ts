import { useEffect, useEffectEvent, useState } from "react";
import type { CameraCommand } from "../map-camera.ts";
import type { MapDatum } from "./map-datum.ts";
import { moveCameraToMap } from "./to-datum.ts";

/**
 * Commands for a map in this datum. Each moves the camera once; one that was followed before the datum came is followed
 * again at once in it, unless somebody has moved the map since: `onMovedByHand` wants to be told.
 */
export function useMovedCamera(command: CameraCommand | null, datum: MapDatum | null) {
  const [followed, setFollowed] = useState({ command, moved: command });
  if (followed.command !== command)
    setFollowed({
      command,
      moved: command && datum ? moveCameraToMap(datum, command) : command,
    });

  const [left, setLeft] = useState<CameraCommand | null>(null);
  const followAgain = useEffectEvent((newDatum: MapDatum) => {
    if (!command || left === command) return;
    setFollowed({ command, moved: { ...moveCameraToMap(newDatum, command), isInstant: true } });
  });
  useEffect(() => {
    if (datum) followAgain(datum);
  }, [datum]);

  return { camera: followed.moved, onMovedByHand: () => setLeft(command) };
}
