import { createRandom } from "../../basics/create-random.ts";
import {
  describePlan,
  type OrderFigures,
  type PlanContext,
  type PlannedDay,
} from "../describe-plan.ts";
import { lookUpLegs } from "../order-legs.ts";
import { type DaysRefusal, findBestDays } from "./find-best-days.ts";

/** All that a proposal follows from, as plain data. */
export interface DaysQuestion extends PlanContext {
  /** The chosen days. */
  routeIds: readonly string[];
  /** Ideas that get one of these days too, where they fit. */
  ideaIds: readonly string[];
}

/** The points of days dealt out anew, compared with today's plan. */
export type DaysProposal =
  | { kind: "refused"; code: DaysRefusal }
  | {
      kind: "proposed" | "unchanged";
      days: readonly PlannedDay[];
      before: OrderFigures;
      after: OrderFigures;
    };

/** Proposes other days for the points of some days, and days for ideas. Pure: the same question gives the same plan. */
export function proposeDays(
  question: DaysQuestion,
  onProgress: (share: number) => void,
): DaysProposal {
  const { trip, routeIds, ideaIds, known, zones, fallbackZone } = question;
  const routes = trip.routes.filter(({ id }) => routeIds.includes(id));
  const ideas = trip.ideas.filter(({ id }) => ideaIds.includes(id));
  const found = findBestDays(
    {
      ...{ trip, routes, ideas, fallbackZone },
      legOf: lookUpLegs(known),
      zoneOf: ({ id }) => zones[id] ?? null,
    },
    { random: createRandom(routeIds.join(" ")), onProgress },
  );
  if (found.kind === "refused") return found;
  const today = routes.map(({ id, points }) => ({ routeId: id, points }));
  const days = routes.map(({ id }, day) => ({ routeId: id, points: found.points[day] ?? [] }));
  const before = describePlan(question, today, found.before.minutes);
  const after = describePlan(question, days, found.after.minutes);
  const hasIdeas = days.some(({ points }) => points.some(({ id }) => ideaIds.includes(id)));
  // The search knows nothing of beds and of other days. The check does. What it finds at ideas was asked for with them.
  if (!found.isBetter || (!hasIdeas && after.serious > before.serious))
    return { kind: "unchanged", days: today, before: before.figures, after: before.figures };
  return { kind: "proposed", days, before: before.figures, after: after.figures };
}
