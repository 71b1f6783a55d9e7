import type { Point } from "@castor/core/points/point.ts";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ReactNode } from "react";
import { PointMarker } from "../point-marker.tsx";
import { PointFacts } from "./point-facts.tsx";
import styles from "./point-row.module.css";
import { type PointActions, PointTools } from "./point-tools.tsx";

export interface PointRowProps {
  point: Point;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  isSelected: boolean;
  isEditing: boolean;
  alsoOn: string;
  onSelect: () => void;
  onMove: (by: -1 | 1) => void;
  actions: PointActions;
  /** The leg that leads here. */
  children: ReactNode;
}

/** One point of the timeline, with the leg that leads to it above. */
export function PointRow(props: PointRowProps) {
  const { point, number, isSelected, isEditing, alsoOn, onSelect, children } = props;
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: point.id });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? styles.dragged : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.leg}>{children}</div>
      <div className={`${styles.row} ${isSelected ? styles.selected : ""}`} data-point={point.id}>
        <button
          type="button"
          className={styles.open}
          aria-current={isSelected || undefined}
          onClick={onSelect}
        >
          <PointMarker point={point} number={number} />
          <PointFacts point={point} alsoOn={alsoOn} />
        </button>
        {isEditing ? (
          <PointTools {...props} handle={{ ref: setActivatorNodeRef, attributes, listeners }} />
        ) : null}
      </div>
    </li>
  );
}
