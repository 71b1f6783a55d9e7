import type { OrderProblem } from "../src/order/order-problem.ts";
import type { ScoreParts } from "../src/order/score.ts";
import type { ModelStop } from "./model-days.ts";

/** A star outweighs all minutes, an impossible thing all stars. */
const [starWeight, impossibleWeight] = [3_000, 30_000];
const [waitMax, longestWait, grace, shareToSpare] = [120, 360, 15, 0.3];

/** The value of an order's score in the model. */
export const modelValueOf = ({ impossible, ofStars, minutes }: ScoreParts): number =>
  impossible * impossibleWeight + ofStars * starWeight + minutes;

/** What is asked of the model: the value of an order, or an order of a lower value. */
export type ModelQuestion = { order: readonly number[] } | { below: number };

/** The earliest and latest minutes in which a stop can be reached and left. */
interface Times {
  arrival: readonly [number, number];
  departure: readonly [number, number];
}

/**
 * A day as a mixed-integer program in the LP format, which shares nothing with the search but the legs. `x`: the leg is taken; `t`:
 * the minute in which it begins, 0 when it is not taken (flows of time, which need no large numbers); `f`, `l`: first and last
 * stop; `a`, `d`: arrival and departure; `b`: impossible; `w`: lost before or after; `m`: missing of the stay.
 */
export function writeOrderModel(
  stops: readonly ModelStop[],
  { legs }: OrderProblem,
  question: ModelQuestion,
): string {
  const { length: count } = stops;
  const goal: string[] = [];
  const rules: string[] = [];
  const bounds: string[] = [];
  const binaries: string[] = [];
  const all = stops.map((_, index) => index);
  const sumOf = (names: readonly string[]) => names.join(" + ");
  const legOf = (from: number, to: number) => legs[from * count + to] ?? 0;
  const most = mostMinutes(stops, legOf);
  const spare = "below" in question ? question.below - leastLegs(all, legOf) : Infinity;
  // Whatever is impossible is worth more than all minutes: here nothing is.
  const isKept = spare < impossibleWeight;
  const times = stops.map((stop) => timesOf(stop, most, isKept ? spare : null));

  rules.push(`${sumOf(all.map((index) => `f${index}`))} = 1`);
  rules.push(`${sumOf(all.map((index) => `l${index}`))} = 1`);
  for (const index of all) {
    const others = all.filter((other) => other !== index);
    const { arrival, departure } = times[index] ?? noTimes;
    bounds.push(`${arrival[0]} <= a${index} <= ${arrival[1]}`, `d${index} <= ${departure[1]}`);
    rules.push(`${sumOf([`f${index}`, ...others.map((other) => `x${other}_${index}`)])} = 1`);
    rules.push(`${sumOf([`l${index}`, ...others.map((other) => `x${index}_${other}`)])} = 1`);
    const into = others.map(
      (other) => `t${other}_${index} + ${legOf(other, index)} x${other}_${index}`,
    );
    rules.push(`${sumOf(into)} - a${index} = 0`);
    rules.push(
      `${sumOf([`t${index}`, ...others.map((other) => `t${index}_${other}`)])} - d${index} = 0`,
    );
    rules.push(
      `t${index} - ${departure[1]} l${index} <= 0`,
      `t${index} - ${departure[0]} l${index} >= 0`,
    );
    binaries.push(`f${index}`, `l${index}`);
    for (const other of others) {
      const leg = legOf(index, other);
      const [reached, late] = times[other]?.arrival ?? noTimes.arrival;
      const begin = Math.max(departure[0], reached - leg);
      const end = Math.min(departure[1], late - leg);
      goal.push(`${leg} x${index}_${other}`);
      binaries.push(`x${index}_${other}`);
      if (begin > end) bounds.push(`x${index}_${other} <= 0`, `t${index}_${other} <= 0`);
      else {
        rules.push(`t${index}_${other} - ${end} x${index}_${other} <= 0`);
        rules.push(`t${index}_${other} - ${begin} x${index}_${other} >= 0`);
      }
      if (other > index) rules.push(`x${index}_${other} + x${other}_${index} <= 1`);
    }
  }
  stops.forEach(
    ({ point: { timeToSpend: stay, priority, cameBeforeMin }, window, booked }, index) => {
      rules.push(`d${index} - a${index} >= ${stay}`);
      if (booked === null && !window) rules.push(`d${index} - a${index} <= ${stay}`);
      if (window || booked !== null) {
        goal.push(`${impossibleWeight + (priority === "star" ? starWeight : 0)} b${index}`);
        goal.push(`w${index}`);
        binaries.push(`b${index}`);
        if (isKept) bounds.push(`b${index} <= 0`);
      }
      if (window) {
        goal.push(`m${index}`);
        bounds.push(`w${index} <= ${waitMax}`, `m${index} <= ${stay * shareToSpare}`);
        rules.push(`w${index} + a${index} + ${window.opens} b${index} >= ${window.opens}`);
        const { opens, closes } = window;
        const missing = Math.max(0, most + stay - closes);
        rules.push(`m${index} - d${index} + ${missing} b${index} >= ${-closes}`);
        // The later of arrival and opening: `y` says that it is the opening, `u` that it is too far away to wait for it.
        binaries.push(`y${index}`, `u${index}`);
        rules.push(`d${index} + ${opens} u${index} >= ${opens + stay}`);
        rules.push(`d${index} - a${index} - ${opens} y${index} <= ${stay}`);
        rules.push(
          `d${index} + ${Math.max(0, most - opens)} y${index} <= ${Math.max(most, opens) + stay}`,
        );
        rules.push(`y${index} + u${index} <= 1`);
        rules.push(`a${index} + ${opens} u${index} >= ${opens - longestWait}`);
        if (opens <= longestWait) bounds.push(`u${index} <= 0`);
        else rules.push(`a${index} + ${most} u${index} <= ${most + opens - longestWait - 1}`);
      } else if (booked !== null) {
        // The later of arrival and reservation: `y` says that it is the reservation.
        binaries.push(`y${index}`);
        bounds.push(`w${index} <= ${grace + cameBeforeMin}`);
        rules.push(`d${index} >= ${booked + stay}`);
        rules.push(`d${index} - a${index} - ${booked} y${index} <= ${stay}`);
        rules.push(`d${index} + ${most - booked} y${index} <= ${most + stay}`);
        const early = cameBeforeMin - booked;
        rules.push(`w${index} - a${index} + ${Math.max(0, most + early)} b${index} >= ${early}`);
      }
    },
  );
  if ("below" in question) rules.push(`${sumOf(goal)} <= ${question.below - 1}`);
  else
    question.order.forEach((stop, index, { [index - 1]: before }) => {
      rules.push(before === undefined ? `f${stop} = 1` : `x${before}_${stop} = 1`);
    });
  return [
    `Minimize\n cost: ${sumOf(goal)}`,
    `Subject To\n${rules.map((line, index) => ` r${index}: ${line}`).join("\n")}`,
    `Bounds\n ${bounds.join("\n ")}`,
    `Binary\n ${binaries.join(" ")}`,
    "End",
  ].join("\n");
}

const noTimes: Times = { arrival: [0, 0], departure: [0, 0] };

/** When a stop is reached and left in any order, or in one that loses at most `spare` minutes and keeps all. */
function timesOf(stop: ModelStop, most: number, spare: number | null): Times {
  const { window, booked, point } = stop;
  const { timeToSpend: stay, cameBeforeMin } = point;
  let [first, last] = [0, most];
  if (spare !== null && window) {
    first = Math.max(0, window.opens - Math.min(waitMax, spare));
    last = Math.floor(window.closes - stay + Math.min(spare, stay * shareToSpare));
  } else if (spare !== null && booked !== null)
    last = Math.min(booked + grace, booked - cameBeforeMin + spare);
  const since = booked ?? window?.opens ?? 0;
  const mayGoOn = window !== null && since - first > longestWait;
  const departure = [
    (mayGoOn ? first : Math.max(first, since)) + stay,
    Math.max(last, since) + stay,
  ] as const;
  return { arrival: [first, last], departure };
}

type LegOf = (from: number, to: number) => number;

/** No day is longer: from the latest reservation or opening on all stays, and the longest leg to each stop. */
function mostMinutes(stops: readonly ModelStop[], legOf: LegOf): number {
  return stops.reduce(
    (sum, { point }, to) =>
      sum + point.timeToSpend + Math.max(...stops.map((_, from) => legOf(from, to))),
    Math.max(...stops.map(({ booked, window }) => booked ?? window?.opens ?? 0)),
  );
}

/** No order has fewer minutes on the way: the shortest leg to each stop, without that to the first one. */
function leastLegs(all: readonly number[], legOf: LegOf): number {
  const least = all.map((to) =>
    Math.min(...all.filter((from) => from !== to).map((from) => legOf(from, to))),
  );
  return least.reduce((sum, leg) => sum + leg, 0) - Math.max(...least);
}
