import type { Point } from "@castor/core/points/point.ts";
import type { DraggableAttributes, DraggableSyntheticListeners } from "@dnd-kit/core";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import styles from "./point-tools.module.css";

/** What can be done with a point from its row and its card. */
export interface PointActions {
  onEdit: (id: string) => void;
  /** Absent when the trip has no other day. */
  onMoveToDay?: ((id: string) => void) | undefined;
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

/** The tools of a row in edit mode: one step up or down, the handle, and the rest in a menu. */
export function PointTools({ point, isFirst, isLast, onMove, actions, handle }: PointToolsProps) {
  const translate = useWords();
  const { id, name } = point;
  return (
    <span className={styles.tools}>
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
          ...(actions.onMoveToDay
            ? [
                {
                  label: translate("points.moveToDay"),
                  icon: "calendar" as const,
                  onChoose: () => actions.onMoveToDay?.(id),
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
