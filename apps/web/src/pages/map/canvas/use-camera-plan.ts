import { listEdges } from "@castor/core/geo/bounds.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { listExtremes } from "@castor/core/routes/track.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo, useState } from "react";
import { readTripArea } from "../../../data/trip-area.ts";
import type { CameraCommand, FitPosition } from "../../../map/camera/map-camera.ts";

/** Shows a town with the names around it; closer, the world map has no more detail. */
const closeZoom = 10.5;

/** The inhabited world. The positions between its ends make the Pacific the widest gap, which a fit leaves out. */
const world: readonly FitPosition[] = [
  { lat: 62, lng: -125 },
  { lat: -42, lng: -60 },
  { lat: 10, lng: 15 },
  { lat: 10, lng: 80 },
  { lat: -42, lng: 150 },
];

export interface CameraPlan {
  camera: CameraCommand;
  /** The days in view. */
  whole: CameraCommand;
  flyTo: (to: Position) => void;
  /** Shows a place: a country or region as a whole, anything else from near. */
  show: (place: Position & Pick<FoundPlace, "area">) => void;
}

/** The points of some days and the ends of their drawn paths. */
const positionsOf = (days: readonly Route[]): FitPosition[] =>
  days.flatMap(({ points, track }) => [...points, ...listExtremes(track)]);

/** The days in view; without points or a path there, the whole trip; in an empty trip, where it goes, or the world. */
function fitOf(trip: Trip, shown: readonly Route[]): CameraCommand {
  const coordinates = [shown, trip.routes].map(positionsOf);
  const positions = coordinates.find(({ length }) => length > 0);
  if (positions) return { kind: "fit", positions };
  const area = readTripArea(trip.id);
  if (area?.area) return { kind: "fit", positions: listEdges(area.area) };
  return area ? { kind: "fly", to: area, zoom: closeZoom } : { kind: "fit", positions: world };
}

/** The camera of the map: it fits the days in view whenever they change, then follows `flyTo`. */
export function useCameraPlan(
  trip: Trip,
  shown: readonly Route[],
  firstId: (id: string) => string,
): CameraPlan {
  // A new day is the same day when the server names it.
  const key = shown.map(({ id }) => firstId(id)).join(",");
  const whole = useMemo(() => fitOf(trip, shown), [trip, shown]);
  const [plan, setPlan] = useState({ key, camera: whole });
  // Set during rendering, so that no frame shows the new day with the old camera.
  // A day that is made together with its first point is where the map looks already.
  if (plan.key !== key) setPlan({ key, camera: plan.key === "" ? plan.camera : whole });
  const flyTo: CameraPlan["flyTo"] = ({ lat, lng }) =>
    setPlan({ key, camera: { kind: "fly", to: { lat, lng } } });
  const show: CameraPlan["show"] = ({ area, lat, lng }) =>
    setPlan({
      key,
      camera: area
        ? { kind: "fit", positions: listEdges(area) }
        : { kind: "fly", to: { lat, lng }, zoom: closeZoom },
    });
  return { camera: plan.camera, whole, flyTo, show };
}
