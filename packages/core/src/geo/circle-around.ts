import type { Position } from "./position.ts";
import { earthRadiusM, toDegrees, toRadians } from "./sphere.ts";

const steps = 64;

/**
 * A closed ring of 64 sides around a position, as GeoJSON coordinates (degrees, longitude first). The radius is in metres.
 * Its longitudes run on beyond 180 degrees instead of jumping.
 */
export function circleAround(
  { lat, lng }: Position,
  radiusM: number,
): [lng: number, lat: number][] {
  const north = toRadians(lat);
  const reach = radiusM / earthRadiusM;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const bearing = (2 * Math.PI * (index % steps)) / steps;
    const sine =
      Math.sin(north) * Math.cos(reach) + Math.cos(north) * Math.sin(reach) * Math.cos(bearing);
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(reach) * Math.cos(north),
      Math.cos(reach) - Math.sin(north) * sine,
    );
    return [lng + toDegrees(east), toDegrees(Math.asin(sine))];
  });
}
