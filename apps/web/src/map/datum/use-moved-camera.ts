import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CameraCommand } from "../map-camera.ts";
import type { MapDatum } from "./map-datum.ts";
import { moveCameraToMap } from "./to-datum.ts";

/** Where the camera comes to rest by itself: once for each command. */
const ownRests = 1;

/**
 * Commands for a map in this datum. Each moves the camera once; one that was followed before the datum came is followed
 * again at once in it, unless somebody has moved the map since. `onRest` wants to be told whenever the map rests.
 */
export function useMovedCamera(command: CameraCommand | null, datum: MapDatum | null) {
  const [followed, setFollowed] = useState({ command, moved: command });
  if (followed.command !== command)
    setFollowed({
      command,
      moved: command && datum ? moveCameraToMap(datum, command) : command,
    });

  const rests = useRef({ command, count: 0 });
  const onRest = () => {
    const { command: last, count } = rests.current;
    rests.current = { command, count: last === command ? count + 1 : 1 };
  };

  const followAgain = useEffectEvent((newDatum: MapDatum) => {
    const { command: last, count } = rests.current;
    if (!command || (last === command && count > ownRests)) return;
    setFollowed({ command, moved: { ...moveCameraToMap(newDatum, command), isInstant: true } });
  });
  useEffect(() => {
    if (datum) followAgain(datum);
  }, [datum]);

  return { camera: followed.moved, onRest };
}
