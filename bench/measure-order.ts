import { createRandom } from "@castor/core/basics/create-random.ts";
import { createOrderJudge } from "@castor/core/testing/judge-orders.ts";
import { judgeTours } from "@castor/core/testing/judge-tours.ts";
import { makeTouredDay } from "@castor/core/testing/model-days.ts";
import { toursOfWidth, tourWidths } from "@castor/core/testing/tour-days.ts";
import highsModule from "highs";
import { computeMedian } from "./compute-median.ts";
import type { Figure } from "./figure.ts";

// The package declares its ES module as CommonJS, whose default would be one level deeper.
const loadHighs = highsModule as unknown as typeof highsModule.default;

const [judgedDays, percent] = [50, 100];

/** Measures the best order of a day by its judges: known best orders, and HiGHS. */
export async function measureOrder(): Promise<Figure[]> {
  const tours = judgeTours(
    tourWidths.flatMap((width) =>
      Array.from({ length: toursOfWidth }, (_, number) => ({ width, number })),
    ),
  );
  const gaps = tours.map(({ findGap }) => findGap() * percent);
  const best = gaps.filter((gap) => gap === 0).length;
  const times = tours.map(({ ms }) => ms);
  return [
    {
      name: "order of 20 stops: minutes above the least, at worst",
      measured: Math.max(...gaps),
      unit: "%",
      atMost: 2,
      note: `${tours.length} days by Dumas' recipe; the best order on ${best} of them`,
    },
    {
      name: "order of 20 stops: processor time",
      measured: computeMedian(times),
      unit: "ms",
      atMost: 200,
      note: `median of ${times.length}, at most ${Math.round(Math.max(...times))} ms`,
    },
    await judgeExactOrders(),
  ];
}

/** Days of 10 to 12 stops for which HiGHS proves that no order is better. */
async function judgeExactOrders(): Promise<Figure> {
  const random = createRandom("bench");
  const judge = createOrderJudge(await loadHighs(), random);
  const begun = performance.now();
  const proven = Array.from({ length: judgedDays }, (_, day) =>
    judge(makeTouredDay(random, 10 + (day % 3))),
  ).filter(({ ours, theirs, better }) => ours === theirs && better === "Infeasible");
  const seconds = Math.round((performance.now() - begun) / 1_000);
  return {
    name: "order of 10 to 12 stops: days on which HiGHS proves it best",
    measured: proven.length,
    unit: "",
    atLeast: judgedDays,
    note: `of ${judgedDays}, in ${seconds} s`,
  };
}
