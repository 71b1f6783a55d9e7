import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes as Times } from "@castor/core/routes/schedule/day-schedule.ts";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { memo, type ReactNode, useCallback } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { type LegChange, LegLine, type LegState } from "../leg-line.tsx";
import { PointMarker } from "../point-marker.tsx";
import { PointFacts } from "./point-facts.tsx";
import styles from "./point-row.module.css";
import { type PointActions, PointTools } from "./point-tools.tsx";
import { StopTimes } from "./stop-times.tsx";
import { ZoneLine } from "./zone-line.tsx";

export interface PointRowProps {
  point: Point;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  isSelected: boolean;
  isEditing: boolean;
  alsoOn: string;
  /** Arrival and departure; null while unknown. Absent in a list without times. */
  times?: Times | null | undefined;
  markOf: ((id: string) => ReactNode) | undefined;
  onSelect: (id: string) => void;
  onMove: (id: string, by: -1 | 1) => void;
  /** Absent where legs are only shown. */
  onLegChange: ((id: string, change: LegChange) => void) | undefined;
  actions: PointActions;
  /** The number of all rows, drawn or not. */
  count: number;
  /** In a list that is drawn in part: pixels below the top of the list. */
  top: number | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** The leg to this point. */
  leg: LegState | null;
}

/** One point of the timeline, with the leg to it above. Memoized: a change of one point draws its row alone. */
export const PointRow = memo(function PointRow(props: PointRowProps) {
  const {
    point,
    number,
    isSelected,
    isEditing,
    alsoOn,
    times,
    markOf,
    onSelect,
    onMove,
    onLegChange,
    count,
    top,
    measure,
    leg,
  } = props;
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: point.id });
  const { isTwelveHours } = useFormats();
  const mark = markOf?.(point.id);
  const setRow = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      measure?.(element);
    },
    [setNodeRef, measure],
  );
  const classes = [
    styles.item,
    times !== undefined && styles.timed,
    isTwelveHours && styles.halves,
    top !== undefined && styles.placed,
    isDragging && styles.dragged,
  ];
  return (
    <li
      ref={setRow}
      className={classes.filter(Boolean).join(" ")}
      style={{ transform: CSS.Translate.toString(transform), transition, top }}
      data-index={number - 1}
      aria-setsize={count}
      aria-posinset={number}
    >
      <div className={styles.leg}>
        {leg ? (
          <LegLine
            point={point}
            leg={leg}
            onChange={
              isEditing && onLegChange ? (change) => onLegChange(point.id, change) : undefined
            }
          />
        ) : null}
        {times && times.zoneShift !== 0 ? <ZoneLine shift={times.zoneShift} /> : null}
      </div>
      <div className={`${styles.row} ${isSelected ? styles.selected : ""}`} data-point={point.id}>
        <button
          type="button"
          className={styles.open}
          aria-current={isSelected || undefined}
          onClick={() => onSelect(point.id)}
        >
          {times === undefined ? null : <StopTimes times={times} />}
          <span className={styles.marker}>
            <PointMarker point={point} number={number} />
            {mark ? <span className={styles.mark}>{mark}</span> : null}
          </span>
          <PointFacts
            point={point}
            alsoOn={alsoOn}
            times={times ?? null}
            hasTimes={times !== undefined}
          />
        </button>
        {isEditing ? (
          <PointTools
            {...props}
            onMove={(by) => onMove(point.id, by)}
            handle={{ ref: setActivatorNodeRef, attributes, listeners }}
          />
        ) : null}
      </div>
    </li>
  );
});
