import { limits } from "../../limits.ts";
import { pointOfIdea } from "../../points/edit/share-place.ts";
import type { Point } from "../../points/point.ts";
import { listPathStops } from "../../routes/paths/list-path-stops.ts";
import type { Route } from "../../routes/route.ts";
import type { OrderSearch } from "../best-order.ts";
import { isBetterScore, readScore, type ScoreParts } from "../score.ts";
import { type DaysInput, makeDaysProblem } from "./make-days-problem.ts";
import { type DaysPlan, scoreOfPlan, todaysPlan, withoutBench } from "./plan-score.ts";
import { searchDays } from "./search-days.ts";

/** Why days are not dealt out anew. */
export type DaysRefusal = "tooFewDays" | "tooManyDays" | "tooManyStops";

/** The points of some days, dealt out anew over them. */
export type BestDays =
  | { kind: "refused"; code: DaysRefusal }
  | {
      kind: "dealt";
      /** By day, in the order of the days: all its points in their order, ideas that got that day among them. */
      points: readonly (readonly Point[])[];
      /** `swaps` counts the points that are on another day. */
      before: ScoreParts;
      after: ScoreParts;
      /** False where nothing is better: then the points are those of today. */
      isBetter: boolean;
    };

/**
 * Deals the points of some days out anew over them: as little as possible is impossible, of that as little as possible at
 * stops that are a must, then with the fewest ideas left without a day, the least time lost and the fewest points on another
 * day (specification#best-days).
 */
export function findBestDays(input: DaysInput, { random, onProgress }: OrderSearch): BestDays {
  const { routes, ideas } = input;
  const count = routes.reduce((sum, route) => sum + listPathStops(route).length, ideas.length);
  if (routes.length < limits.dealtDaysMin) return { kind: "refused", code: "tooFewDays" };
  if (routes.length > limits.dealtDaysMax) return { kind: "refused", code: "tooManyDays" };
  if (count > limits.orderedStopsMax) return { kind: "refused", code: "tooManyStops" };
  const problem = makeDaysProblem(input);
  const plan = searchDays(problem, random, onProgress ?? (() => {}));
  const today = todaysPlan(problem);
  const isBetter = isBetterScore(scoreOfPlan(problem, plan), scoreOfPlan(problem, today));
  const readDays = (each: DaysPlan) => readScore(scoreOfPlan(problem, withoutBench(problem, each)));
  return {
    kind: "dealt",
    points: routes.map((route, day) =>
      isBetter
        ? deal(
            route,
            (plan[day] ?? []).flatMap((index) => {
              const stop = problem.stops[index];
              // It goes as a new point of that day does.
              const isIdea = problem.homes[index] === problem.bench;
              return stop ? (isIdea ? pointOfIdea(stop, route.moveType) : stop) : [];
            }),
          )
        : route.points,
    ),
    before: readDays(today),
    after: readDays(isBetter ? plan : today),
    isBetter,
  };
}

/** The points of a day with these stops. Those that are not on its path keep their positions where there are as many. */
function deal({ id, points }: Pick<Route, "id" | "points">, stops: readonly Point[]): Point[] {
  const dealt: Point[] = [...stops];
  points.forEach((point, index) => {
    if (point.routeMode === "none") dealt.splice(index, 0, point);
  });
  return dealt.map((point, order) => ({ ...point, routeId: id, order }));
}
