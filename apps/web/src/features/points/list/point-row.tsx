import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes as Times } from "@castor/core/routes/day-schedule.ts";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type ReactNode, useCallback } from "react";
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
  /** When one is there; null while nobody knows. Absent in a list that shows no times. */
  times?: Times | null | undefined;
  onSelect: () => void;
  onMove: (by: -1 | 1) => void;
  actions: PointActions;
  /** How many rows there are, also those that are not drawn. */
  count: number;
  /** In a list of which only a part is drawn: where the row lies. */
  place?: RowPlace | undefined;
  /** The leg that leads here. */
  children: ReactNode;
}

export interface RowPlace {
  /** Below the top of the list, in pixels. */
  top: number;
  measure: (element: HTMLElement | null) => void;
}

/** One point of the timeline, with the leg that leads to it above. */
export function PointRow(props: PointRowProps) {
  const { point, number, isSelected, isEditing, alsoOn, times, onSelect, count, place, children } =
    props;
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: point.id });
  const measure = place?.measure;
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
    place && styles.placed,
    isDragging && styles.dragged,
  ];
  return (
    <li
      ref={setRow}
      className={classes.filter(Boolean).join(" ")}
      style={{ transform: CSS.Translate.toString(transform), transition, top: place?.top }}
      data-index={number - 1}
      aria-setsize={count}
      aria-posinset={number}
    >
      <div className={styles.leg}>
        {children}
        {times && times.zoneShift !== 0 ? <ZoneLine shift={times.zoneShift} /> : null}
      </div>
      <div className={`${styles.row} ${isSelected ? styles.selected : ""}`} data-point={point.id}>
        <button
          type="button"
          className={styles.open}
          aria-current={isSelected || undefined}
          onClick={onSelect}
        >
          {times === undefined ? null : <StopTimes times={times} />}
          <PointMarker point={point} number={number} />
          <PointFacts point={point} alsoOn={alsoOn} times={times ?? null} />
        </button>
        {isEditing ? (
          <PointTools {...props} handle={{ ref: setActivatorNodeRef, attributes, listeners }} />
        ) : null}
      </div>
    </li>
  );
}
