import type { Position } from "@castor/core/geo/position.ts";
import type { CameraCommand, MapView } from "../camera/map-camera.ts";
import type { MapLeg, MapPath } from "../lines/map-path.ts";
import type { MapDatum } from "./map-datum.ts";

/** Moves an object with a position to the map's datum. */
export function moveToMap<T extends Position>(datum: MapDatum, thing: T): T {
  return { ...thing, ...datum.toMap({ lat: thing.lat, lng: thing.lng }) };
}

const legToMap = (datum: MapDatum, leg: MapLeg): MapLeg => ({
  ...leg,
  geometry: {
    ...leg.geometry,
    coordinates: leg.geometry.coordinates.map(([lng, lat]): [number, number] => {
      const shown = datum.toMap({ lat, lng });
      return [shown.lng, shown.lat];
    }),
  },
});

/** Moves a day's path to the map's datum, leg by leg and gap by gap. */
export function movePathToMap(datum: MapDatum, path: MapPath): MapPath {
  const { gaps } = path;
  return {
    ...path,
    legs: path.legs.map((leg) => legToMap(datum, leg)),
    ...(gaps && {
      gaps: gaps.map(({ from, to }) => ({ from: datum.toMap(from), to: datum.toMap(to) })),
    }),
  };
}

/** Moves a camera command to the map's datum. */
export function moveCameraToMap(datum: MapDatum, command: CameraCommand): CameraCommand {
  return command.kind === "fly"
    ? { ...command, to: datum.toMap(command.to) }
    : { ...command, positions: command.positions.map((position) => moveToMap(datum, position)) };
}

/** Moves the map's view to WGS-84. */
export function moveViewToEarth(datum: MapDatum, view: MapView): MapView {
  const { west, south, east, north } = view.bounds;
  const [low, high] = [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ].map(datum.toEarth);
  return {
    ...view,
    center: datum.toEarth(view.center),
    ...(low &&
      high && { bounds: { west: low.lng, south: low.lat, east: high.lng, north: high.lat } }),
  };
}
