import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { memo, useCallback } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import styles from "./point-row.module.css";
import { PointRowContent, type PointRowContentProps } from "./point-row-content.tsx";

export interface PointRowProps extends PointRowContentProps {
  /** The number of all rows, drawn or not. */
  count: number;
  /** In a list that is drawn in part: pixels below the top of the list. */
  top: number | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
}

/** One point of the timeline, with the leg to it above. Memoized: a change of one point draws its row alone. */
export const PointRow = memo(function PointRow({ count, top, measure, ...content }: PointRowProps) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: content.point.id });
  const { isTwelveHours } = useFormats();
  const setRow = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      measure?.(element);
    },
    [setNodeRef, measure],
  );
  const classes = [
    styles.item,
    content.times !== undefined && styles.timed,
    isTwelveHours && styles.halves,
    top !== undefined && styles.placed,
    isDragging && styles.dragged,
  ];
  return (
    <li
      ref={setRow}
      className={classes.filter(Boolean).join(" ")}
      style={{ transform: CSS.Translate.toString(transform), transition, top }}
      data-index={content.number - 1}
      aria-setsize={count}
      aria-posinset={content.number}
    >
      <PointRowContent
        {...content}
        handleRef={setActivatorNodeRef}
        handleAttributes={attributes}
        handleListeners={listeners}
      />
    </li>
  );
});
