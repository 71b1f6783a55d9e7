import type { Point } from "@castor/core/points/point.ts";
import type { DraggableAttributes, DraggableSyntheticListeners } from "@dnd-kit/core";
import { useIsTouch } from "../../../device/media.ts";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import styles from "./point-tools.module.css";

/** What can be done with a point from its row and its card. */
export interface PointActions {
  onEdit: (id: string) => void;
  /** Absent when the trip has no other day. */
  onMoveToDay?: ((id: string) => void) | undefined;
  onPutOnDays?: ((id: string) => void) | undefined;
  onDelete: (id: string) => void;
}

export interface PointToolsProps {
  point: Point;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  actions: PointActions;
  handle: {
    ref: (element: HTMLElement | null) => void;
    attributes: DraggableAttributes;
    listeners: DraggableSyntheticListeners;
  };
}

/** The tools of a row in edit mode: one step up or down (in the menu, where a finger points), the handle, the menu. */
export function PointTools({ point, isFirst, isLast, onMove, actions, handle }: PointToolsProps) {
  const translate = useWords();
  const { id, name } = point;
  const isTouch = useIsTouch();
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
    <span className={styles.tools}>
      {isTouch ? null : (
        <span className={styles.steps}>
          {/* aria-disabled keeps the focus when the row arrives at an end. */}
          <IconButton
            icon="chevron-up"
            label={`${translate("points.moveUp")}: ${name}`}
            className={styles.step}
            aria-disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            label={`${translate("points.moveDown")}: ${name}`}
            className={styles.step}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          />
        </span>
      )}
      <IconButton
        ref={handle.ref}
        {...handle.attributes}
        {...handle.listeners}
        aria-roledescription={undefined}
        icon="grip-vertical"
        label={translate("points.reorder", { name })}
        className={styles.handle}
      />
      <Menu
        items={[
          { label: translate("points.edit"), icon: "pencil", onChoose: () => actions.onEdit(id) },
          ...(isTouch ? steps : []),
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
