import { createRandom } from "../basics/create-random.ts";
import type { Point } from "../points/point.ts";
import { listPathStops } from "../routes/paths/list-path-stops.ts";
import { findBestOrder } from "./best-order.ts";
import { describePlan, type OrderFigures, type PlanContext } from "./describe-plan.ts";
import { findKeptEnds } from "./kept-ends.ts";
import { lookUpLegs } from "./order-legs.ts";
import type { ScoreParts } from "./score.ts";

/** All that a proposal follows from, as plain data. */
export interface OrderQuestion extends PlanContext {
  routeId: string;
  keepsFirst: boolean;
  keepsLast: boolean;
}

/** The best order of a day, compared with today's. */
export type OrderProposal =
  | { kind: "refused"; code: "tooFewStops" | "tooManyStops" }
  | {
      kind: "proposed" | "unchanged";
      points: readonly Point[];
      before: OrderFigures;
      after: OrderFigures;
      /** True when it is certain that there is no better one, as far as the ways are known. */
      isExact: boolean;
    };

/** Proposes the best order of a day. Pure: the same question gives the same order. */
export function proposeOrder(
  question: OrderQuestion,
  onProgress: (share: number) => void,
): OrderProposal {
  const { trip, routeId, known, zones, fallbackZone, keepsFirst, keepsLast } = question;
  const route = trip.routes.find(({ id }) => id === routeId);
  if (!route) return { kind: "refused", code: "tooFewStops" };
  const legOf = lookUpLegs(known);
  const zoneOf = ({ id }: Point) => zones[id] ?? null;
  const areKept = findKeptEnds(trip, listPathStops(route));
  const found = findBestOrder(
    {
      ...{ route, legOf, zoneOf, fallbackZone },
      keepsFirst: keepsFirst || areKept.first,
      keepsLast: keepsLast || areKept.last,
    },
    { random: createRandom(routeId), onProgress },
  );
  if (found.kind === "refused") return found;
  const { points, isExact, isBetter } = found;
  const describe = (ordered: readonly Point[], { minutes }: ScoreParts) =>
    describePlan(question, [{ routeId, points: ordered }], minutes);
  const before = describe(route.points, found.before);
  const after = describe(points, found.after);
  // The search knows nothing of beds and of other days. The check does.
  if (after.serious > before.serious)
    return {
      ...{ kind: "unchanged", points: route.points, isExact: false },
      ...{ before: before.figures, after: before.figures },
    };
  return {
    kind: isBetter ? "proposed" : "unchanged",
    ...{ points, before: before.figures, after: after.figures, isExact },
  };
}
