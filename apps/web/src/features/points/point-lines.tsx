import type { Point } from "@castor/core/points/point.ts";
import { useDraggable } from "@dnd-kit/core";
import { memo } from "react";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import type { Drop } from "./drag/step-drop.ts";
import styles from "./point-lines.module.css";
import { PointMarker } from "./point-marker.tsx";

export interface PointLinesProps {
  points: readonly Point[];
  isEditing: boolean;
  /** The point that is held. */
  draggedId: string | null;
  /** Where it goes, if to this day. */
  drop: Drop | null;
  onSelect: (id: string) => void;
}

/**
 * The points of one of several days, a line each; in edit mode each can be dragged to another place or day. Memoized: a
 * change of one day draws that day alone.
 */
export const PointLines = memo(function PointLines(props: PointLinesProps) {
  const { points, isEditing, draggedId, drop, onSelect } = props;
  const translate = useWords("common");
  const others = points.filter(({ id }) => id !== draggedId);
  const before = drop && others[drop.order]?.id;
  const last = drop && drop.order === others.length ? others.at(-1)?.id : undefined;
  return (
    <ol className={styles.list} aria-label={translate("points.list")}>
      {points.map((point, at) => (
        <li
          key={point.id}
          className={styles.item}
          data-stop={point.id}
          data-drop={point.id === before ? "before" : point.id === last ? "after" : undefined}
          data-dragged={point.id === draggedId || undefined}
        >
          <PointLine point={point} number={at + 1} onSelect={onSelect} />
          {isEditing ? <Handle id={point.id} name={point.name} /> : null}
        </li>
      ))}
    </ol>
  );
});

interface PointLineProps {
  point: Point;
  number: number;
  onSelect: (id: string) => void;
}

/** Memoized: a trip may have a thousand points. */
const PointLine = memo(function PointLine({ point, number, onSelect }: PointLineProps) {
  return (
    <button
      type="button"
      className={styles.open}
      data-point={point.id}
      onClick={() => onSelect(point.id)}
    >
      <PointMarker point={point} number={number} />
      <span className={styles.name} dir="auto">
        {point.name}
      </span>
    </button>
  );
});

function Handle({ id, name }: { id: string; name: string }) {
  const translate = useWords("common");
  const { setNodeRef, attributes, listeners } = useDraggable({ id });
  return (
    <IconButton
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      aria-roledescription={undefined}
      icon="grip-vertical"
      label={translate("points.reorder", { name })}
      className={styles.handle}
    />
  );
}
