import { useEffect, useEffectEvent, useState } from "react";
import type { CameraCommand } from "../camera/map-camera.ts";
import type { MapDatum } from "./map-datum.ts";
import { moveCameraToMap } from "./to-datum.ts";

/**
 * Camera commands in a map's datum. Each moves the camera once. A command followed before the datum was loaded is
 * followed again in it, without animation, unless the user has moved the map since. Call `onMovedByHand` after such a
 * move.
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
