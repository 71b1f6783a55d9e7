import { solveOrder } from "../src/order/best-order.ts";
import { makeOrderProblem } from "../src/order/make-order-problem.ts";
import { lookUpLegs } from "../src/order/order-legs.ts";
import { scoreOfVisits } from "../src/order/order-problem.ts";
import { readScore } from "../src/order/score.ts";
import { makeRoute } from "./make.ts";
import type { ModelStop } from "./model-days.ts";
import { type ModelQuestion, modelValueOf, writeOrderModel } from "./order-model.ts";

/** HiGHS, or another solver of mixed-integer programs in the LP format. */
export interface Solver {
  solve: (
    model: string,
    options: { mip_rel_gap: number },
  ) => { Status: string; ObjectiveValue: number };
}

/** What a solver says of the order that the search found. */
export interface Verdict {
  /** What the order is worth by its score, and by the solver. */
  ours: number;
  theirs: number;
  /** "Infeasible" proves that no order is worth less. */
  better: string;
}

/** A judge of days that knows nothing of the search. */
export function createOrderJudge(
  solver: Solver,
  random: () => number,
): (stops: readonly ModelStop[]) => Verdict {
  return (stops) => {
    const problem = makeOrderProblem({
      route: makeRoute({ date: "2026-12-05 09:00", points: stops.map(({ point }) => point) }),
      legOf: lookUpLegs({}),
      zoneOf: () => "Europe/Vienna",
      ...{ fallbackZone: "UTC", keepsFirst: false, keepsLast: false },
    });
    const { order } = solveOrder(problem, { random });
    const ours = modelValueOf(readScore(scoreOfVisits(problem, order)));
    const ask = (question: ModelQuestion) =>
      solver.solve(writeOrderModel(stops, problem, question), { mip_rel_gap: 0 });
    const [own, better] = [ask({ order }), ask({ below: ours })];
    return { ours, theirs: Math.round(own.ObjectiveValue), better: better.Status };
  };
}
