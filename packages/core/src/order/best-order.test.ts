import { expect, test } from "vitest";
import { makeRandomDay } from "../../testing/random-day.ts";
import { createRandom } from "../basics/create-random.ts";
import { solveOrder } from "./best-order.ts";
import { makeOrderProblem } from "./make-order-problem.ts";
import { type OrderProblem, scoreOfOrder, todaysOrder } from "./order-problem.ts";
import { readScore, type Score } from "./score.ts";

/** The best score of all orders. */
function tryAllOrders(problem: OrderProblem): Score {
  const order = todaysOrder(problem);
  let best = Infinity;
  const place = (index: number): void => {
    if (index === order.length) best = Math.min(best, scoreOfOrder(problem, order));
    else if (problem.isFixed[index]) place(index + 1);
    else
      for (let other = index; other < order.length; other += 1) {
        if (problem.isFixed[other]) continue;
        swap(order, index, other);
        place(index + 1);
        swap(order, index, other);
      }
  };
  place(0);
  return best;
}

function swap(order: number[], one: number, other: number): void {
  [order[one], order[other]] = [order[other] ?? 0, order[one] ?? 0];
}

test("the order is as good as the best of all orders, on 2,000 random days", () => {
  const random = createRandom("days");
  let better = 0;
  for (let day = 0; day < 2_000; day += 1) {
    const problem = makeOrderProblem(makeRandomDay(random, day % 40 === 0 ? 8 : 4 + (day % 4)));
    const { order, isExact } = solveOrder(problem, { random });
    const [found, today] = [order, todaysOrder(problem)].map((each) => scoreOfOrder(problem, each));
    expect(isExact).toBe(true);
    expect(readScore(found ?? 0)).toEqual(readScore(tryAllOrders(problem)));
    if ((found ?? 0) < (today ?? 0)) better += 1;
  }
  expect(better).toBeGreaterThan(1_000);
}, 180_000);
