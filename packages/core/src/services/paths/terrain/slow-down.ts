import type { Crossing } from "./way.ts";

/** How far a stretch of land is long enough to leave a valley or a town: 0 at no length, a half at `half`, near 1 beyond. */
const leaving = (length: number, half: number) => length ** 2 / (length ** 2 + half ** 2);

/** Metres. A walk of a kilometre stays in the valley; a drive of a few does too. */
const valley = { walk: 2_000, car: 4_000 };
/** So steep is flat land. */
const flat = 1.5;
/**
 * For each unit of steepness: how much longer roads are, and how much longer they take. It is little: most drives in mountains are on
 * motorways and on the roads of valleys, which the grid does not tell from what is beside them.
 */
const stretch = { distance: 0.02, time: 0.08 };
/** From here on valleys are too narrow for such roads, or the land too high: what is steeper counts this much besides. */
const rough = { from: 8, distance: 0.15, time: 0.3 };

function stretchBy(what: "distance" | "time", land: number, steepness: number): number {
  const even = stretch[what] * Math.max(0, steepness - flat);
  const wild = rough[what] * Math.max(0, steepness - rough.from);
  return 1 + (even + wild) * leaving(land, valley.car);
}

/** How many times longer a road is in mountains. `land` is in metres of the great circle. */
export const roadStretch = (land: number, steepness: number): number =>
  stretchBy("distance", land, steepness);

/** How many times longer a drive takes in mountains. */
export const timeStretch = (land: number, steepness: number): number =>
  stretchBy("time", land, steepness);

/** Metres of climb for each metre of the way in the steepest land, and the slope at which it is half of that. */
const climb = { most: 0.35, half: 20 };

/** The metres up that a walk of this length has in land so steep. */
export function walkClimb(land: number, steepness: number): number {
  const slope = Math.max(0, steepness ** 2 - flat ** 2);
  return land * leaving(land, valley.walk) * climb.most * (slope / (slope + climb.half));
}

const secondsOfMinute = 60;
/** Seconds and metres each second of a ferry that nobody knows. */
const unknownFerry = { boarding: 2_700, speed: 28 / 3.6 };
/** Seconds to wait for a known ferry: at least, and a share of its crossing, up to half an hour. */
const wait = { least: 900, share: 0.25, most: 1_800 };

/** Seconds over water, with boarding. */
export function crossingTime({ length, ferry }: Crossing): number {
  if (ferry === null) return unknownFerry.boarding + length / unknownFerry.speed;
  const crossing = ferry.minutes * secondsOfMinute;
  return crossing + wait.least + Math.min(wait.most, crossing * wait.share);
}
