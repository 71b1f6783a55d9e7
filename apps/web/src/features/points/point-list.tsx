import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { JourneyTo } from "../../data/use-journeys.ts";
import { useWords } from "../../i18n/words.ts";
import { useStable } from "../../ui/interaction/use-stable.ts";
import { useRowWindow } from "../../ui/lists/use-row-window.ts";
import type { LegChange, LegState } from "./leg-line.tsx";
import { PointRow } from "./list/point-row.tsx";
import type { PointActions } from "./list/point-tools.tsx";
import styles from "./point-list.module.css";

/** A list of up to this many rows is drawn whole: the search of the browser finds all of it. */
const drawnWhole = 40;
/** The height of a row of two lines with the leg above it, in pixels; each drawn row is measured. */
const usualRowPx = 84;

/** The id of the point whose row contains an element. */
const rowOf = (element: Element) =>
  element.closest("[data-point]")?.getAttribute("data-point") ?? null;

const isOffPath = ({ excludeFromRoute, routeMode }: Point) =>
  excludeFromRoute || routeMode === "none";

export interface PointListProps {
  /** In order. */
  points: readonly Point[];
  /** The leg that leads to a point; null where none does. */
  legTo: (point: Point) => LegState | null;
  /** The booked journey that arrives at a point, in place of a leg. */
  journeyTo?: ((id: string) => JourneyTo | null) | undefined;
  /** The booked journey away from a point that arrives on another day. */
  journeyBeyond?: ((id: string) => JourneyTo | null) | undefined;
  /** The other days of a point's place, in words; mostly empty. */
  alsoOn: (point: Point) => string;
  /** Arrival at a point and departure; null while unknown. */
  timesAt?: (id: string) => StopTimes | null;
  /** A mark beside a point; the same function while no mark changes. */
  markOf?: ((id: string) => ReactNode) | undefined;
  selectedId: string | null;
  isEditing: boolean;
  onSelect: (id: string) => void;
  onOrder: (id: string, order: number) => void;
  /** Absent where legs are only shown. */
  onLegChange?: (id: string, change: LegChange) => void;
  /** The point that is held (`PointDragArea`). */
  draggedId?: string | null | undefined;
  /** The point whose row is always drawn: the focus returns to it. */
  keptId?: string | null | undefined;
  actions: PointActions;
}

/** The points of a day as a timeline: in edit mode ordered by handle, by menu and by keyboard. */
export function PointList(props: PointListProps) {
  const {
    points,
    legTo,
    journeyTo,
    journeyBeyond,
    alsoOn,
    timesAt,
    markOf,
    selectedId,
    isEditing,
    onSelect,
    onOrder,
    actions,
  } = props;
  const { keptId = null, draggedId = null, onLegChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const translate = useWords("common");
  const [announcement, setAnnouncement] = useState("");
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const nameOf = (id: string) => points.find((point) => point.id === id)?.name ?? "";
  const positionOf = (id: string) => points.findIndex((point) => point.id === id) + 1;

  // Joined to one string: a new list of the same points would draw every row again.
  const inLine = points.map(({ id }) => id).join(" ");
  const ids = useMemo(() => (inLine === "" ? [] : inLine.split(" ")), [inLine]);
  const pinned = useMemo(() => [draggedId, focusedId, keptId], [draggedId, focusedId, keptId]);
  const isWhole = points.length <= drawnWhole;
  const visible = useRowWindow({
    list,
    ids,
    pinned,
    estimate: () => usualRowPx,
    scroller: "pane",
    isOn: !isWhole,
  });

  const move = (id: string, by: -1 | 1) => {
    const to = positionOf(id) - 1 + by;
    if (to < 0 || to >= points.length) return;
    onOrder(id, to);
    const figures = { name: nameOf(id), position: to + 1, count: points.length };
    setAnnouncement(translate("points.over", figures));
    // Moving a row in the document takes the focus from its button.
    const button = document.activeElement;
    requestAnimationFrame(() => button instanceof HTMLElement && button.focus());
  };
  const can = useStable({
    onSelect,
    onMove: move,
    onLegChange: (id: string, change: LegChange) => onLegChange?.(id, change),
  });
  const drawRow = (point: Point, index: number, top?: number) => (
    <PointRow
      key={point.id}
      point={point}
      leg={legTo(point) ?? (isEditing && index > 0 && isOffPath(point) ? "off" : null)}
      journey={journeyTo?.(point.id)}
      journeyBeyond={journeyBeyond?.(point.id)}
      number={index + 1}
      count={points.length}
      isFirst={index === 0}
      isLast={index === points.length - 1}
      isSelected={point.id === selectedId}
      isEditing={isEditing}
      alsoOn={alsoOn(point)}
      times={timesAt?.(point.id)}
      markOf={markOf}
      onSelect={can.onSelect}
      onMove={can.onMove}
      onLegChange={onLegChange ? can.onLegChange : undefined}
      actions={actions}
      top={top}
      measure={top === undefined ? undefined : visible.measure}
    />
  );

  return (
    <>
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!isEditing}>
        <ol
          ref={list}
          className={`plain-list ${styles.list}`}
          style={isWhole ? undefined : { height: visible.height }}
          data-dragging={draggedId !== null || undefined}
          aria-label={translate("points.list")}
          onFocus={(event) => setFocusedId(rowOf(event.target))}
          onBlur={() => setFocusedId(null)}
        >
          {isWhole
            ? points.map((point, index) => drawRow(point, index))
            : visible.rows.map(({ index, top }) => {
                const point = points[index];
                return point && drawRow(point, index, top);
              })}
        </ol>
      </SortableContext>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
