import type { Point } from "@castor/core/points/point.ts";
import type { DraggableAttributes, DraggableSyntheticListeners } from "@dnd-kit/core";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { Menu, type MenuItem } from "../../../ui/menus/menu.tsx";
import styles from "./point-tools.module.css";

/** The actions of a point in its row and on its card. */
export interface PointActions {
  onEdit: (id: string) => void;
  /** Absent when the trip has no other day. */
  onMoveToDay?: ((id: string) => void) | undefined;
  onPutOnDays?: ((id: string) => void) | undefined;
  /** Takes it out of its day. */
  onToIdeas?: ((id: string) => void) | undefined;
  onDuplicate: (id: string) => void;
  onToTrip: (id: string) => void;
  onDelete: (id: string) => void;
}

/** What a row is dragged by. */
export interface DragHandle {
  handleRef: (element: HTMLElement | null) => void;
  handleAttributes: DraggableAttributes;
  handleListeners: DraggableSyntheticListeners;
}

export interface PointToolsProps extends DragHandle {
  point: Point;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  actions: PointActions;
}

/** The tools of a row in edit mode: a handle that drags it, and a menu. With a mouse they appear on hover and focus. */
export function PointTools({
  point,
  isFirst,
  isLast,
  onMove,
  actions,
  ...handle
}: PointToolsProps) {
  const translate = useWords("common");
  const { id, name } = point;
  const steps: MenuItem[] = [
    {
      label: translate("points.moveUp"),
      icon: "chevron-up",
      isDisabled: isFirst,
      onChoose: () => onMove(-1),
    },
    {
      label: translate("points.moveDown"),
      icon: "chevron-down",
      isDisabled: isLast,
      onChoose: () => onMove(1),
    },
  ];
  return (
    <span className={`rigid row items-center ${styles.tools}`}>
      <IconButton
        ref={handle.handleRef}
        {...handle.handleAttributes}
        {...handle.handleListeners}
        aria-roledescription={undefined}
        icon="grip-vertical"
        label={translate("points.reorder", { name })}
        className={styles.handle}
      />
      <Menu
        items={[
          { label: translate("points.edit"), icon: "pencil", onChoose: () => actions.onEdit(id) },
          ...steps,
          ...(actions.onMoveToDay
            ? [
                {
                  label: translate("points.moveToDay"),
                  icon: "calendar" as const,
                  onChoose: () => actions.onMoveToDay?.(id),
                },
              ]
            : []),
          ...(actions.onPutOnDays
            ? [
                {
                  label: translate("picker.putOnDays"),
                  icon: "calendar-plus" as const,
                  onChoose: () => actions.onPutOnDays?.(id),
                },
              ]
            : []),
          ...(actions.onToIdeas
            ? [
                {
                  label: translate("ideas.take"),
                  icon: "flag" as const,
                  onChoose: () => actions.onToIdeas?.(id),
                },
              ]
            : []),
          {
            label: translate("points.duplicate"),
            icon: "copy",
            onChoose: () => actions.onDuplicate(id),
          },
          {
            label: translate("points.toTrip"),
            icon: "map-route",
            onChoose: () => actions.onToTrip(id),
          },
          {
            label: translate("points.delete"),
            icon: "trash",
            isDangerous: true,
            onChoose: () => actions.onDelete(id),
          },
        ]}
      >
        <IconButton icon="dots-vertical" label={translate("points.actions", { name })} />
      </Menu>
    </span>
  );
}
