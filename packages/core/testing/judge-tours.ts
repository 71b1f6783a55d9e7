import { createRandom } from "../src/basics/create-random.ts";
import { solveOrder } from "../src/order/best-order.ts";
import { makeOrderProblem } from "../src/order/make-order-problem.ts";
import { scoreOfOrder } from "../src/order/order-problem.ts";
import { readScore } from "../src/order/score.ts";
import { makeTourDay, tourWidths } from "./tour-days.ts";
import { tourOptima } from "./tour-optima.ts";

/** How near the search comes to the best order of a day. */
export interface TourVerdict {
  /** The minutes that it loses more, as a share of the least. Infinity where it leaves something impossible. */
  gap: number;
  /** Processor time of the search in milliseconds. */
  ms: number;
}

/** Orders days of 20 stops whose best orders are known, at most so many of each width of windows. */
export function judgeTours(mostOfWidth: number): TourVerdict[] {
  return tourWidths.flatMap((width) =>
    (tourOptima[width] ?? []).slice(0, mostOfWidth).map((best, number): TourVerdict => {
      const problem = makeOrderProblem(makeTourDay(width, number));
      const begun = process.cpuUsage().user;
      const { order } = solveOrder(problem, { random: createRandom("tour") });
      const ms = (process.cpuUsage().user - begun) / 1_000;
      const { impossible, minutes } = readScore(scoreOfOrder(problem, order));
      return { gap: impossible > 0 ? Infinity : minutes / best - 1, ms };
    }),
  );
}
