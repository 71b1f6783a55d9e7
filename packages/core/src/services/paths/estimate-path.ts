import { greatCircle } from "../../geo/great-circle.ts";
import { distanceBetween, type Position } from "../../geo/position.ts";
import type { LegMode } from "../../points/travel-modes.ts";
import type { Leg, Path, PathRequest } from "./path.ts";
import { currentTerrain } from "./terrain/current-terrain.ts";
import type { WayFacts } from "./terrain/measure-way.ts";
import { crossingTime, roadStretch, timeStretch, walkClimb } from "./terrain/slow-down.ts";
import type { SurveyedWay } from "./terrain/survey-way.ts";

/**
 * Adds up a rate that falls from `near` to `far`: half the way down after `scale`. The sum always grows with `length`, and so do
 * distances and times: a longer leg never takes less time.
 */
const addUp = (
  length: number,
  { near, far, scale }: { near: number; far: number; scale: number },
) => far * length + (near - far) * scale * Math.log1p(length / scale);

/** Metres of road for each metre of the great circle. `scale` is in metres. Errors: docs/providers.md. */
const roadDetour = { near: 1.85, far: 1.17, scale: 4_000 };
const walkDetour = 1.35;

const secondsPerMetre = (kmPerHour: number) => 3.6 / kmPerHour;
/** The first kilometres of a drive are slow streets, the last are fast roads. `scale` is in metres of road. */
const carPace = { near: secondsPerMetre(38), far: secondsPerMetre(103), scale: 8_000 };
const walkPace = secondsPerMetre(5);
/** Seconds for a metre up (Naismith's rule: an hour for 600 m). */
const climbPace = 6;

/** A bus needs so much longer than a car, as where an engine knows no buses (decision 027). */
const busFactor = 1.3;
/** Seconds until a bus comes. */
const busWait = 360;

/** Metres and seconds over land, for metres of the great circle on it. */
type LandEstimate = Pick<Leg, "distance" | "duration">;

function walkOver({ land, steepness }: WayFacts): LandEstimate {
  const distance = land * walkDetour;
  const climb = walkClimb(land, steepness);
  return { distance, duration: distance * walkPace + climb * climbPace };
}

function driveOver({ land, steepness }: WayFacts): LandEstimate {
  const road = addUp(land, roadDetour);
  return {
    distance: road * roadStretch(land, steepness),
    duration: addUp(road, carPace) * timeStretch(land, steepness),
  };
}

function rideOver(facts: WayFacts): LandEstimate {
  const { distance, duration } = driveOver(facts);
  return { distance, duration: distance > 0 ? duration * busFactor + busWait : 0 };
}

const estimateLand: Record<LegMode, (facts: WayFacts) => LandEstimate> = {
  walk: walkOver,
  car: driveOver,
  carGoogle: driveOver,
  bus: rideOver,
};

/**
 * Estimates the leg between two positions: whole metres and seconds, the great circle as its line. Where relief and water are
 * loaded, the way goes around water or over it, and mountains take longer (specification#path-estimates).
 */
export function estimateLeg(from: Position, to: Position, mode: LegMode): Leg {
  const way: SurveyedWay = currentTerrain()?.survey(from, to, mode === "walk") ?? {
    ...{ land: distanceBetween(from, to), steepness: 0, water: 0 },
    crossings: [],
  };
  const { crossings } = way;
  const { distance, duration } = estimateLand[mode](way);
  const afloat = crossings.reduce((sum, crossing) => sum + crossingTime(crossing), 0);
  const isUnknown = crossings.some(({ ferry }) => ferry === null);
  return {
    distance: Math.round(distance + way.water),
    duration: Math.round(duration + afloat),
    geometry: { type: "LineString", coordinates: greatCircle(from, to) },
    ...(crossings.length > 0 && { crossing: isUnknown ? "unknown" : "ferry" }),
  };
}

/**
 * The path of `POST service/route` without a routing engine (specification#path-estimates). It is shown as "about", never as a routed
 * path.
 */
export function estimatePath({ mode = "car", points }: PathRequest): Path {
  const legs = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const legMode = to.mode ?? mode;
    return legMode === "break" ? null : estimateLeg(from, to, legMode);
  });
  return { provider: "estimate", estimated: true, legs };
}
