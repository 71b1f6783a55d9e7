import type { Route } from "@castor/core/routes/route.ts";
import {
  type CollisionDetection,
  DndContext,
  DragOverlay,
  rectIntersection,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import type { ReactNode } from "react";
import { dayStripId } from "../../things/day-drop.ts";
import { isOverDayStrip } from "./drag/find-drop.ts";
import styles from "./point-drag-area.module.css";
import { PointMarker } from "./point-marker.tsx";
import type { PointDrag } from "./use-point-drag.ts";

type Held = Parameters<CollisionDetection>[0];

/** The row at a height; above the first and below the last it is that one. */
function rowAt(y: number, { droppableContainers, droppableRects }: Held): UniqueIdentifier | null {
  let nearest: UniqueIdentifier | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { id } of droppableContainers) {
    const rect = droppableRects.get(id);
    if (!rect) continue;
    const away = Math.max(rect.top - y, y - rect.bottom, 0);
    if (away < least) [nearest, least] = [id, away];
  }
  return nearest;
}

/**
 * Over the row of days it is the row of days, which then scrolls near its ends; else the row at the pointer. Moved by
 * keys, it is the row that is covered most.
 */
const findTarget: CollisionDetection = (held) => {
  const { pointerCoordinates } = held;
  if (pointerCoordinates && isOverDayStrip(pointerCoordinates)) return [{ id: dayStripId }];
  const rows = {
    ...held,
    droppableContainers: held.droppableContainers.filter(({ id }) => id !== dayStripId),
  };
  if (!pointerCoordinates) return rectIntersection(rows);
  // Beside the list, such as over the map, nothing takes it.
  if (rectIntersection(rows).length === 0) return [];
  const id = rowAt(pointerCoordinates.y, rows);
  return id === null ? [] : [{ id }];
};

/** What is below the pointer takes the point, not the held row itself. */
const overlayStyle = { pointerEvents: "none" } as const;

/** Slow enough to read the days that pass by, and only near the edges: the rest of a narrow strip is there to aim at. */
const autoScroll = { threshold: { x: 0.1, y: 0.15 }, acceleration: 4 };

export interface PointDragAreaProps {
  drag: PointDrag;
  routes: readonly Route[];
  children: ReactNode;
}

/** The part of the page in which points are dragged; what is held follows the pointer. */
export function PointDragArea({ drag, routes, children }: PointDragAreaProps) {
  const { dragged, announcement, context } = drag;
  const points = routes.find(({ id }) => id === dragged?.routeId)?.points ?? [];
  return (
    <DndContext {...context} collisionDetection={findTarget} autoScroll={autoScroll}>
      {children}
      <DragOverlay dropAnimation={null} style={overlayStyle}>
        {dragged ? (
          // The library measures it: it has the size of the row.
          <div className={styles.row}>
            <div className={`row items-center gap-12 bold ${styles.held}`}>
              <PointMarker
                point={dragged}
                // An idea has none.
                number={points.findIndex(({ id }) => id === dragged.id) + 1 || undefined}
              />
              <span className="one-line" dir="auto">
                {dragged.name}
              </span>
            </div>
          </div>
        ) : null}
      </DragOverlay>
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
    </DndContext>
  );
}
