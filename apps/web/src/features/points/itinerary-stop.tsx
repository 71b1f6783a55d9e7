import { useDraggable } from "@dnd-kit/core";
import { type CSSProperties, memo, useCallback, useMemo } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { AddHere } from "./add-here.tsx";
import styles from "./itinerary-stop.module.css";
import rowStyles from "./list/point-row.module.css";
import { PointRowContent, type PointRowContentProps } from "./list/point-row-content.tsx";
import { useStopPresses } from "./list/use-stop-presses.ts";
import { PickBox } from "./pick-box.tsx";

export interface ItineraryStopProps extends Omit<PointRowContentProps, "lead" | "between"> {
  /** Of its day. */
  color: string;
  /** Pixels below the top of the list. */
  top: number;
  /** Its position in the list, from 0. */
  index: number;
  measure: (element: HTMLElement | null) => void;
  isDragged: boolean;
  /** A held point goes to this side of it. */
  drop: "before" | "after" | undefined;
  isBesideStay: boolean;
  isPicked: boolean;
  /** True while some stops are picked: a press picks one more. */
  isPicking: boolean;
  onPick: (id: string, isRange: boolean) => void;
  /** Adds a point before it. */
  onAddBefore: (id: string) => void;
}

/** A stop of the itinerary, with the leg to it above. Memoized: a change of one stop draws its row alone. */
export const ItineraryStop = memo(function ItineraryStop(props: ItineraryStopProps) {
  const { color, top, index, measure, isDragged, drop, isBesideStay, ...rest } = props;
  const { isPicked, isPicking, onPick, onAddBefore, ...content } = rest;
  const { point, isEditing, isFirst } = content;
  const { id, name } = point;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners } = useDraggable({
    id,
    disabled: !isEditing,
  });
  const { isTwelveHours } = useFormats();
  const setRow = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      measure(element);
    },
    [setNodeRef, measure],
  );
  const presses = useStopPresses({
    isOn: isEditing,
    isPicking,
    onPick: (isRange) => onPick(id, isRange),
  });
  const lead = useMemo(
    () => (isEditing ? <PickBox {...{ id, name, isPicked, onPick }} /> : null),
    [isEditing, id, name, isPicked, onPick],
  );
  const between = useMemo(
    () => (isEditing && !isFirst ? <AddHere name={name} onAdd={() => onAddBefore(id)} /> : null),
    [isEditing, isFirst, id, name, onAddBefore],
  );
  const classes = [
    ...[rowStyles.item, rowStyles.timed, rowStyles.placed, styles.stop],
    isTwelveHours && rowStyles.halves,
    isEditing && styles.editing,
    isDragged && rowStyles.dragged,
  ];
  return (
    <li
      ref={setRow}
      className={classes.filter(Boolean).join(" ")}
      style={{ top, "--day-color": color } as CSSProperties}
      data-index={index}
      data-row={id}
      data-stop={id}
      data-drop={drop}
      data-picked={isPicked || undefined}
      data-picking={isPicking || undefined}
      data-beside-stay={isBesideStay || undefined}
      {...presses}
    >
      <PointRowContent
        {...content}
        lead={lead}
        between={between}
        handleRef={setActivatorNodeRef}
        handleAttributes={attributes}
        handleListeners={listeners}
      />
    </li>
  );
});
