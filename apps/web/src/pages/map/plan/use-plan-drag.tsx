import type { Route } from "@castor/core/routes/route.ts";
import { type ReactNode, useCallback } from "react";
import { PointLines } from "../../../features/points/point-lines.tsx";
import { usePointDrag } from "../../../features/points/use-point-drag.ts";
import { focusAfterRow } from "./focus-after-row.ts";
import type { PlanContext } from "./plan-context.ts";

/** Dragging points within a day and to other days; and how "All days" draws the points of a day meanwhile. */
export function usePlanDrag(
  { trip, actions, onSelect }: Pick<PlanContext, "trip" | "actions" | "onSelect">,
  current: Route | null,
  isEditing: boolean,
) {
  const { orderPoint, movePoint } = actions;
  const drag = usePointDrag({
    routes: trip.routes,
    current,
    onOrder: orderPoint,
    onMove(id, { routeId, order }) {
      if (current) focusAfterRow(current.points, id);
      movePoint(id, routeId, order);
    },
  });
  const { drop } = drag;
  const draggedId = drag.dragged?.id ?? null;
  const drawPoints = useCallback(
    ({ id, points }: Route): ReactNode => (
      <PointLines
        points={points}
        isEditing={isEditing}
        draggedId={draggedId}
        drop={drop?.routeId === id ? drop : null}
        onSelect={onSelect}
      />
    ),
    [isEditing, draggedId, drop, onSelect],
  );
  return { drag, draggedId, drawPoints };
}
