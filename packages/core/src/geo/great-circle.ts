import { distanceBetween, type Position } from "./position.ts";
import { toDegrees, toRadians } from "./sphere.ts";

type LngLat = [lng: number, lat: number];
type Vector = readonly [x: number, y: number, z: number];

/** Metres. A line of this step still looks curved on a map whose straight lines are rhumb lines. */
const stepM = 100_000;
/** Up to this length (metres) a straight line on the map is as good as the great circle. */
const straightMaxM = 200_000;

function toVector({ lat, lng }: Position): Vector {
  const [north, east] = [toRadians(lat), toRadians(lng)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const toPosition = ([x, y, z]: Vector): Position => ({
  lat: toDegrees(Math.atan2(z, Math.hypot(x, y))),
  lng: toDegrees(Math.atan2(y, x)),
});

/**
 * Positions on the great circle that cut it into equal steps of at most 100 km, without its ends. Null for opposite positions:
 * all their great circles are equally short.
 */
function interpolate(from: Position, to: Position): Position[] | null {
  const [a, b] = [toVector(from), toVector(to)];
  const angle = Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
  const length = distanceBetween(from, to);
  if (length > stepM && Math.sin(angle) < 1e-6) return null;
  const steps = Math.max(1, Math.ceil(length / stepM));
  return Array.from({ length: steps - 1 }, (_, index) => {
    const share = (index + 1) / steps;
    const [toA, toB] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    return toPosition([a[0] * toA + b[0] * toB, a[1] * toA + b[1] * toB, a[2] * toA + b[2] * toB]);
  });
}

const rounded = (degrees: number) => Number(degrees.toFixed(5));

/**
 * The shortest line over the globe as GeoJSON coordinates (degrees, longitude first, five digits). The ends stay as
 * given. Beyond 200 km it has a corner every 100 km; between opposite positions it is straight. Longitudes stay within 180
 * degrees: two corners on either side of the antimeridian have opposite signs.
 */
export function greatCircle(from: Position, to: Position): LngLat[] {
  const isStraight = distanceBetween(from, to) <= straightMaxM;
  const corners = isStraight ? [] : (interpolate(from, to) ?? []);
  return [
    [from.lng, from.lat],
    ...corners.map(({ lat, lng }): LngLat => [rounded(lng), rounded(lat)]),
    [to.lng, to.lat],
  ];
}

/**
 * The same line as exact positions, both ends included, at most 100 km apart. Opposite positions are joined over the north
 * pole, the two poles along a meridian.
 */
export function greatCirclePoints(from: Position, to: Position): Position[] {
  const between = interpolate(from, to);
  if (between) return [from, ...between, to];
  const lat = Math.abs(from.lat) > 89 ? 0 : 90;
  return [
    ...greatCirclePoints(from, { lat, lng: from.lng }),
    ...greatCirclePoints({ lat, lng: lat === 0 ? from.lng : to.lng }, to),
  ];
}
