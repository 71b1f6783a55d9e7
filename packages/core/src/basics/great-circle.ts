import { distanceBetween, type Position } from "./geo.ts";

/** Up to this length (metres) a straight line on the map is as good as the great circle. */
const straightMax = 200_000;
const step = 100_000;

type LngLat = [lng: number, lat: number];
type Vector = readonly [x: number, y: number, z: number];

const radians = Math.PI / 180;

function toVector({ lat, lng }: Position): Vector {
  const [north, east] = [lat * radians, lng * radians];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function toLngLat([x, y, z]: Vector): LngLat {
  const rounded = (angle: number) => Number((angle / radians).toFixed(5));
  return [rounded(Math.atan2(y, x)), rounded(Math.atan2(z, Math.hypot(x, y)))];
}

/**
 * The shortest line over the globe as GeoJSON coordinates, longitude first, ends as given; long ones get a corner every
 * 100 km or so. Longitudes stay within 180 degrees: where the line crosses the antimeridian, two corners have opposite
 * signs, and whoever draws it goes the short way between them.
 */
export function greatCircle(from: Position, to: Position): LngLat[] {
  const ends: [LngLat, LngLat] = [
    [from.lng, from.lat],
    [to.lng, to.lat],
  ];
  const length = distanceBetween(from, to);
  const [a, b] = [toVector(from), toVector(to)];
  const angle = Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
  // Between opposite ends of the earth every way is the shortest, and none can be reckoned.
  if (length <= straightMax || Math.sin(angle) < 1e-6) return ends;
  const steps = Math.ceil(length / step);
  const corners = Array.from({ length: steps - 1 }, (_, at) => {
    const share = (at + 1) / steps;
    const [toA, toB] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    return toLngLat([a[0] * toA + b[0] * toB, a[1] * toA + b[1] * toB, a[2] * toA + b[2] * toB]);
  });
  return [ends[0], ...corners, ends[1]];
}
