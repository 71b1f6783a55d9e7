import type { ChangeBody } from "../../changes/change-args.ts";
import type { Trip } from "../../trips/trip.ts";
import type { PlannedDay } from "../describe-plan.ts";
import { listOrderChanges } from "../list-order-changes.ts";

/** The changes that give days these points: moves to the end of other days, then as few as possible in their order. */
export function listDayChanges(
  { routes }: Pick<Trip, "routes">,
  days: readonly PlannedDay[],
): ChangeBody<"points.move" | "points.order">[] {
  const lists = new Map(routes.map(({ id, points }) => [id, points.map((point) => point.id)]));
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
  return [...moves, ...orders];
}
