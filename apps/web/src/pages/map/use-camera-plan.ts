import type { Position } from "@castor/core/basics/geo.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useState } from "react";
import type { CameraCommand } from "../../map/map-camera.ts";

/** Close enough for a town and the names around it; closer the world map has nothing more to show. */
const closeZoom = 10.5;

interface CameraPlan {
  camera: CameraCommand | null;
  flyTo: (to: Position, how?: { comesCloser?: boolean }) => void;
}

/** Where the map looks: at the days in view whenever others are chosen, then where it is sent. */
export function useCameraPlan(shown: readonly Route[]): CameraPlan {
  const key = shown.map(({ id }) => id).join(",");
  const fit = (isInstant: boolean): CameraCommand | null => {
    const positions = shown.flatMap(({ points }) => points);
    return positions.length > 0 ? { kind: "fit", positions, isInstant } : null;
  };
  const [plan, setPlan] = useState(() => ({ key, camera: fit(true) }));
  // Set while drawing, so that no frame shows the new day from the old place.
  if (plan.key !== key) setPlan({ key, camera: fit(false) ?? plan.camera });
  const flyTo: CameraPlan["flyTo"] = ({ lat, lng }, how) =>
    setPlan({
      key,
      camera: {
        kind: "fly",
        to: { lat, lng },
        ...(how?.comesCloser ? { zoom: closeZoom } : {}),
      },
    });
  return { camera: plan.camera, flyTo };
}
