import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";

/** On a map whose straight lines are rhumb lines a step of this length still looks curved. */
const stepM = 100_000;
const mostSteps = 200;
/** Two spots this near to being opposite have no shortest way but all of them. */
const oppositeM = 20_015_000;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

type Vector = [number, number, number];

function toVector({ lat, lng }: Position): Vector {
  const [north, east] = [toRadians(lat), toRadians(lng)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function toPosition([x, y, z]: Vector): Position {
  return { lat: toDegrees(Math.atan2(z, Math.hypot(x, y))), lng: toDegrees(Math.atan2(y, x)) };
}

const angleBetween = (a: Vector, b: Vector) =>
  Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));

/** The shortest way between two spots as spots along it, both ends included; opposite spots are joined over a pole. */
export function greatCircle(from: Position, to: Position): Position[] {
  const metres = distanceBetween(from, to);
  if (metres > oppositeM) {
    const pole = { lat: 90, lng: from.lng };
    return [...greatCircle(from, pole), ...greatCircle({ ...pole, lng: to.lng }, to)];
  }
  const count = Math.min(mostSteps, Math.ceil(metres / stepM));
  if (count <= 1) return [from, to];
  const [a, b] = [toVector(from), toVector(to)];
  const angle = angleBetween(a, b);
  const between = Array.from({ length: count - 1 }, (_, at) => {
    const share = (at + 1) / count;
    const [before, after] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    const mix = (axis: 0 | 1 | 2) => a[axis] * before + b[axis] * after;
    return toPosition([mix(0), mix(1), mix(2)]);
  });
  return [from, ...between, to];
}

const earthRadiusM = 6_371_008.8;
const circleSteps = 64;

/** The ring of spots that lie so many metres from a middle, closed; its longitudes run on over the date line. */
export function circleAround({ lat, lng }: Position, radiusM: number): [number, number][] {
  const north = toRadians(lat);
  const reach = radiusM / earthRadiusM;
  return Array.from({ length: circleSteps + 1 }, (_, at) => {
    const bearing = (2 * Math.PI * (at % circleSteps)) / circleSteps;
    const sine =
      Math.sin(north) * Math.cos(reach) + Math.cos(north) * Math.sin(reach) * Math.cos(bearing);
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(reach) * Math.cos(north),
      Math.cos(reach) - Math.sin(north) * sine,
    );
    return [lng + toDegrees(east), toDegrees(Math.asin(sine))];
  });
}
