import { distanceBetween, type Position } from "../basics/geo.ts";
import { greatCircle } from "../basics/great-circle.ts";
import type { LegMode } from "../points/travel-modes.ts";
import type { Leg, Path, PathRequest } from "./path.ts";

/** What is taken of ways up to a length: how much longer than the great circle they are, and the speed on them. */
interface Band {
  /** Metres of the great circle. */
  below: number;
  detour: number;
  kmPerHour: number;
}

const always = Number.POSITIVE_INFINITY;
const car: readonly Band[] = [
  { below: 2_000, detour: 1.6, kmPerHour: 25 },
  { below: 10_000, detour: 1.45, kmPerHour: 35 },
  { below: 100_000, detour: 1.3, kmPerHour: 65 },
  { below: always, detour: 1.2, kmPerHour: 85 },
];

/** Measured on real streets and roads of Moscow, Monaco and Andorra; good to four tenths either way. */
const bands: Record<LegMode, readonly Band[]> = {
  walk: [{ below: always, detour: 1.35, kmPerHour: 4.8 }],
  car,
  carGoogle: car,
  bus: [
    { below: 2_000, detour: 1.6, kmPerHour: 16 },
    { below: 10_000, detour: 1.45, kmPerHour: 22 },
    { below: 100_000, detour: 1.3, kmPerHour: 45 },
    { below: always, detour: 1.2, kmPerHour: 60 },
  ],
};

/** Seconds at the stop before a bus comes. */
const busWait = 360;

/** The leg between two spots from their distance alone: whole metres and seconds, the great circle as its line. */
export function estimateLeg(from: Position, to: Position, mode: LegMode): Leg {
  const straight = distanceBetween(from, to);
  const { detour, kmPerHour } = bands[mode].find(({ below }) => straight < below) ?? {
    detour: 1,
    kmPerHour: 1,
  };
  const distance = Math.round(straight * detour);
  const wait = mode === "bus" && distance > 0 ? busWait : 0;
  const duration = Math.round(distance / (kmPerHour / 3.6)) + wait;
  return {
    distance,
    duration,
    geometry: { type: "LineString", coordinates: greatCircle(from, to) },
  };
}

/** The path of `POST service/route` without any routing engine (decisions 8): to be shown as "about", never as a way. */
export function estimatePath({ mode = "car", points }: PathRequest): Path {
  const legs = points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const legMode = to.mode ?? mode;
    return legMode === "break" ? null : estimateLeg(from, to, legMode);
  });
  return { provider: "estimate", estimated: true, legs };
}
