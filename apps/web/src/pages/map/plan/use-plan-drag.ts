import type { Route } from "@castor/core/routes/route.ts";
import { useMemo } from "react";
import { markDrop } from "../../../features/points/mark-drop.ts";
import { usePointDrag } from "../../../features/points/use-point-drag.ts";
import { ideasDropId } from "../../../things/day-drop.ts";
import { focusAfterRow } from "./focus-after-row.ts";
import type { PlanContext } from "./plan-context.ts";

/** Dragging points within a day and to other days; and what shows in the itinerary where a held one goes. */
export function usePlanDrag(
  { trip, actions }: Pick<PlanContext, "trip" | "actions">,
  current: Route | null,
) {
  const { orderPoint, movePoint, takeToIdeas, putIdea } = actions;
  const { routes, ideas } = trip;
  const drag = usePointDrag({
    routes,
    ideas,
    current,
    onOrder: orderPoint,
    onMove(id, { routeId, order }) {
      if (ideas.some((idea) => idea.id === id)) return putIdea(id, routeId, order);
      if (current) focusAfterRow(current.points, id);
      if (routeId === ideasDropId) return takeToIdeas(id);
      movePoint(id, routeId, order);
    },
  });
  const { drop } = drag;
  const draggedId = drag.dragged?.id ?? null;
  const mark = useMemo(() => markDrop(routes, draggedId, drop), [routes, draggedId, drop]);
  return { drag, draggedId, mark };
}
