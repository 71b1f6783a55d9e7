import type { Point } from "@castor/core/points/point.ts";
import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { LegLine, type LegState } from "./leg-line.tsx";
import { PointRow } from "./list/point-row.tsx";
import type { PointActions } from "./list/point-tools.tsx";
import { useDragging } from "./list/use-dragging.ts";
import styles from "./point-list.module.css";

export interface PointListProps {
  /** In order. */
  points: readonly Point[];
  /** The leg that leads to a point; null where none does. */
  legTo: (point: Point) => LegState | null;
  /** The other days on which a point's place stands, in words; empty for most. */
  alsoOn: (point: Point) => string;
  selectedId: string | null;
  isEditing: boolean;
  onSelect: (id: string) => void;
  onOrder: (id: string, order: number) => void;
  actions: PointActions;
}

/** The points of a day as a timeline: in edit mode ordered by handle, by buttons and by keyboard. */
export function PointList(props: PointListProps) {
  const { points, legTo, alsoOn, selectedId, isEditing, onSelect, onOrder, actions } = props;
  const translate = useWords();
  const [said, setSaid] = useState("");
  const [isDragging, setDragging] = useState(false);
  const nameOf = (id: string) => points.find((point) => point.id === id)?.name ?? "";
  const positionOf = (id: string) => points.findIndex((point) => point.id === id) + 1;
  const dragging = useDragging({ nameOf, positionOf, count: points.length });

  const move = (id: string, by: -1 | 1) => {
    const to = positionOf(id) - 1 + by;
    if (to < 0 || to >= points.length) return;
    onOrder(id, to);
    const figures = { name: nameOf(id), position: to + 1, count: points.length };
    setSaid(translate("points.over", figures));
    // Moving a row in the document takes the focus from its button.
    const button = document.activeElement;
    requestAnimationFrame(() => button instanceof HTMLElement && button.focus());
  };
  const endDrag = ({ active, over }: DragEndEvent) => {
    setDragging(false);
    if (over && over.id !== active.id) onOrder(String(active.id), positionOf(String(over.id)) - 1);
  };

  return (
    <DndContext
      {...dragging}
      onDragStart={() => setDragging(true)}
      onDragCancel={() => setDragging(false)}
      onDragEnd={endDrag}
    >
      <SortableContext
        items={points.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
        disabled={!isEditing}
      >
        <ol
          className={styles.list}
          data-dragging={isDragging || undefined}
          aria-label={translate("points.list")}
        >
          {points.map((point, at) => {
            const leg = legTo(point);
            return (
              <PointRow
                key={point.id}
                point={point}
                number={at + 1}
                isFirst={at === 0}
                isLast={at === points.length - 1}
                isSelected={point.id === selectedId}
                isEditing={isEditing}
                alsoOn={alsoOn(point)}
                onSelect={() => onSelect(point.id)}
                onMove={(by) => move(point.id, by)}
                actions={actions}
              >
                {leg ? <LegLine mode={point.routeMode} leg={leg} /> : null}
              </PointRow>
            );
          })}
        </ol>
      </SortableContext>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </DndContext>
  );
}
