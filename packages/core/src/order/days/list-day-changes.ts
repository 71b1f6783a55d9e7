import type { ChangeBody } from "../../changes/change-args.ts";
import type { Trip } from "../../trips/trip.ts";
import type { PlannedDay } from "../describe-plan.ts";
import { listOrderChanges } from "../list-order-changes.ts";

/**
 * The changes that give days these points: ideas and moved points to the ends of their days, then as few changes as possible of
 * the order.
 */
export function listDayChanges(
  { id: tripId, routes, ideas }: Pick<Trip, "id" | "routes" | "ideas">,
  days: readonly PlannedDay[],
): ChangeBody<"ideas.toDay" | "points.move" | "points.order">[] {
  const lists = new Map(routes.map(({ id, points }) => [id, points.map((point) => point.id)]));
  const isIdea = new Set(ideas.map(({ id }) => id));
  const put = days.flatMap(({ routeId, points }) =>
    points.flatMap(({ id, routeMode }) => {
      const list = isIdea.has(id) ? lists.get(routeId) : undefined;
      list?.push(id);
      return list ? [{ id, routeId, routeMode }] : [];
    }),
  );
  const moves = days.flatMap(({ routeId, points }) =>
    points.flatMap(({ id }) => {
      const list = lists.get(routeId);
      if (!list || list.includes(id)) return [];
      for (const [other, ids] of lists)
        lists.set(
          other,
          ids.filter((each) => each !== id),
        );
      lists.get(routeId)?.push(id);
      return [{ name: "points.move" as const, args: { pointId: id, routeId } }];
    }),
  );
  const orders = days.flatMap(({ routeId, points }) =>
    listOrderChanges(
      lists.get(routeId) ?? [],
      points.map(({ id }) => id),
    ),
  );
  const toDays =
    put.length > 0 ? [{ name: "ideas.toDay" as const, args: { tripId, ideas: put } }] : [];
  return [...toDays, ...moves, ...orders];
}
