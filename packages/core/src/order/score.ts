import { limits } from "../limits.ts";

/**
 * What an order is judged by, as one number whose digits are compared from the left: things that are impossible, those at
 * stops that are a must, minutes that are lost, pairs of stops that swap. Sums of scores are the scores of sums, and a
 * double holds them exactly: at most 60 stops have 180 impossible things, 12 million minutes and 1,770 swapped pairs.
 */
export type Score = number;

/** The parts of a score. */
export interface ScoreParts {
  /** What the check would call impossible. */
  impossible: number;
  /** The same at stops of priority `star`. */
  ofStars: number;
  /** On the way, before closed doors, missing of a stay, late. */
  minutes: number;
  /** Pairs of stops that are no longer in today's order. */
  swaps: number;
}

const [ofSwaps, ofMinutes, ofParts] = [2 ** 11, 2 ** 24, 2 ** 8];
const [minuteWeight, starWeight, impossibleWeight] = [
  ofSwaps,
  ofSwaps * ofMinutes,
  ofSwaps * ofMinutes * ofParts,
];

/** A score of its parts. */
export function scoreOf({ impossible = 0, ofStars = 0, minutes = 0, swaps = 0 }): Score {
  const counted = Math.min(minutes, limits.orderMinutesMax);
  return impossible * impossibleWeight + ofStars * starWeight + counted * minuteWeight + swaps;
}

/** The parts of a score. */
export function readScore(score: Score): ScoreParts {
  return {
    impossible: Math.floor(score / impossibleWeight),
    ofStars: Math.floor(score / starWeight) % ofParts,
    minutes: Math.floor(score / minuteWeight) % ofMinutes,
    swaps: score % ofSwaps,
  };
}

/** True when the first is better by more than the pairs that it leaves alone. */
export const isBetterScore = (one: Score, other: Score): boolean =>
  Math.floor(one / minuteWeight) < Math.floor(other / minuteWeight);
