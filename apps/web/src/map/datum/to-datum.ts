import type { Position } from "@castor/core/basics/geo.ts";
import type { CameraCommand, MapView } from "../map-camera.ts";
import type { MapLeg, MapPath } from "../map-path.ts";
import type { MapDatum } from "./map-datum.ts";

/** A thing on the map, put where the datum has it. */
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

/** A day's line, leg by leg and gap by gap. */
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

/** Where the camera is sent. */
export function moveCameraToMap(datum: MapDatum, command: CameraCommand): CameraCommand {
  return command.kind === "fly"
    ? { ...command, to: datum.toMap(command.to) }
    : { ...command, positions: command.positions.map(datum.toMap) };
}

/** What the map shows, as it lies on the earth. */
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
