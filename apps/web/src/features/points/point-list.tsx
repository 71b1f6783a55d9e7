import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes } from "@castor/core/routes/day-schedule.ts";
import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useMemo, useRef, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { LegLine, type LegState } from "./leg-line.tsx";
import { PointRow, type RowPlace } from "./list/point-row.tsx";
import type { PointActions } from "./list/point-tools.tsx";
import { useRowDrag } from "./list/use-row-drag.ts";
import { useRowWindow } from "./list/use-row-window.ts";
import styles from "./point-list.module.css";

/** A list so short is drawn whole: the browser's own search finds all of it. */
const drawnWhole = 40;

/** The point in whose row an element stands. */
const rowOf = (element: Element) =>
  element.closest("[data-point]")?.getAttribute("data-point") ?? null;

export interface PointListProps {
  /** In order. */
  points: readonly Point[];
  /** The leg that leads to a point; null where none does. */
  legTo: (point: Point) => LegState | null;
  /** The other days on which a point's place stands, in words; empty for most. */
  alsoOn: (point: Point) => string;
  /** When one is at a point; null while nobody knows. */
  timesAt?: (id: string) => StopTimes | null;
  selectedId: string | null;
  isEditing: boolean;
  onSelect: (id: string) => void;
  onOrder: (id: string, order: number) => void;
  /** The point whose row is drawn wherever the list is scrolled: whoever comes back to the list goes on there. */
  keptId?: string | null | undefined;
  actions: PointActions;
}

/** The points of a day as a timeline: in edit mode ordered by handle, by buttons and by keyboard. */
export function PointList(props: PointListProps) {
  const { points, legTo, alsoOn, timesAt, selectedId, isEditing, onSelect, onOrder, actions } =
    props;
  const { keptId = null } = props;
  const list = useRef<HTMLOListElement>(null);
  const translate = useWords();
  const [said, setSaid] = useState("");
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const nameOf = (id: string) => points.find((point) => point.id === id)?.name ?? "";
  const positionOf = (id: string) => points.findIndex((point) => point.id === id) + 1;
  const dragging = useRowDrag({ nameOf, positionOf, count: points.length });

  const ids = useMemo(() => points.map(({ id }) => id), [points]);
  const held = useMemo(() => [draggedId, focusedId, keptId], [draggedId, focusedId, keptId]);
  const isWhole = points.length <= drawnWhole;
  const seen = useRowWindow(list, ids, held, !isWhole);

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
    setDraggedId(null);
    if (over && over.id !== active.id) onOrder(String(active.id), positionOf(String(over.id)) - 1);
  };

  const drawRow = (point: Point, at: number, place?: RowPlace) => {
    const leg = legTo(point);
    return (
      <PointRow
        key={point.id}
        point={point}
        number={at + 1}
        count={points.length}
        isFirst={at === 0}
        isLast={at === points.length - 1}
        isSelected={point.id === selectedId}
        isEditing={isEditing}
        alsoOn={alsoOn(point)}
        times={timesAt?.(point.id)}
        onSelect={() => onSelect(point.id)}
        onMove={(by) => move(point.id, by)}
        actions={actions}
        place={place}
      >
        {leg ? <LegLine mode={point.routeMode} leg={leg} /> : null}
      </PointRow>
    );
  };

  return (
    <DndContext
      {...dragging}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragCancel={() => setDraggedId(null)}
      onDragEnd={endDrag}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!isEditing}>
        <ol
          ref={list}
          className={styles.list}
          style={isWhole ? undefined : { height: seen.height }}
          data-dragging={draggedId !== null || undefined}
          aria-label={translate("points.list")}
          onFocus={(event) => setFocusedId(rowOf(event.target))}
          onBlur={() => setFocusedId(null)}
        >
          {isWhole
            ? points.map((point, at) => drawRow(point, at))
            : seen.rows.map((row) => {
                const point = points[row.index];
                const place = { top: seen.topOf(row), measure: seen.measure };
                return point && drawRow(point, row.index, place);
              })}
        </ol>
      </SortableContext>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </DndContext>
  );
}
