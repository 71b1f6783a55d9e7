import { greatCircle } from "../../geo/great-circle.ts";
import { distanceBetween, type Position } from "../../geo/position.ts";
import type { LegMode } from "../../points/travel-modes.ts";
import type { Leg, Path, PathRequest } from "./path.ts";

/**
 * Adds up a rate that falls from `near` to `far`: half the way down after `scale`. The sum always grows with `length`, and so do
 * distances and times: a longer leg never takes less time.
 */
const addUp = (
  length: number,
  { near, far, scale }: { near: number; far: number; scale: number },
) => far * length + (near - far) * scale * Math.log1p(length / scale);

/** Metres of road for each metre of the great circle. `scale` is in metres. Errors: docs/providers.md. */
const roadDetour = { near: 1.85, far: 1.2, scale: 4_000 };
const walkDetour = 1.35;

const secondsPerMetre = (kmPerHour: number) => 3.6 / kmPerHour;
/** The first kilometres of a drive are slow streets, the last are fast roads. `scale` is in metres of road. */
const carPace = { near: secondsPerMetre(38), far: secondsPerMetre(95), scale: 8_000 };
const walkPace = secondsPerMetre(5);

/** A bus needs so much longer than a car, as where an engine knows no buses (decision 027). */
const busFactor = 1.3;
/** Seconds until a bus comes. */
const busWait = 360;

const carTime = (distance: number) => addUp(distance, carPace);
/** Seconds for metres of road or footpath. */
const timeOf: Record<LegMode, (distance: number) => number> = {
  walk: (distance) => distance * walkPace,
  car: carTime,
  carGoogle: carTime,
  bus: (distance) => (distance > 0 ? carTime(distance) * busFactor + busWait : 0),
};

/**
 * Estimates the leg between two positions from their distance: whole metres and seconds, the great circle as its line.
 */
export function estimateLeg(from: Position, to: Position, mode: LegMode): Leg {
  const straight = distanceBetween(from, to);
  const distance = Math.round(
    mode === "walk" ? straight * walkDetour : addUp(straight, roadDetour),
  );
  const duration = Math.round(timeOf[mode](distance));
  return {
    distance,
    duration,
    geometry: { type: "LineString", coordinates: greatCircle(from, to) },
  };
}

/**
 * The path of `POST service/route` without a routing engine (specification#path-estimates). It is shown as "about", never as a routed
 * path.
 */
export function estimatePath({ mode = "car", points }: PathRequest): Path {
  const legs = points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const legMode = to.mode ?? mode;
    return legMode === "break" ? null : estimateLeg(from, to, legMode);
  });
  return { provider: "estimate", estimated: true, legs };
}
