import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { memo } from "react";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";
import type { MenuItem } from "../../../ui/menus/menu.tsx";
import { NoteThread } from "../note-thread.tsx";
import { useNoteName } from "../use-note-name.ts";
import type { NoteTools } from "../use-notes.tsx";
import type { ListRow } from "./list-rows.ts";
import styles from "./note-row.module.css";

export interface NoteRowProps {
  row: Extract<ListRow, { isHeading: false }>;
  tools: NoteTools;
  canMove: boolean;
  /** False while a filter hides notes: a place among hidden notes is unknown. */
  canOrder: boolean;
}

/** A note in the list, sorted by its handle, by keyboard or step by step. */
function Row({ row, tools, canMove, canOrder }: NoteRowProps) {
  const translate = useWords("common", "notes-page");
  const noteName = useNoteName();
  const { key, note, index, group } = row;
  const sortable = useSortable({ id: key, disabled: !canOrder });
  const step = (order: number): void => tools.place(note, note.routeId, order);
  const steps: MenuItem[] = [
    {
      label: translate("notesPage.moveUp"),
      icon: "chevron-up",
      isDisabled: index === 0,
      onChoose: () => step(index - 1),
    },
    {
      label: translate("notesPage.moveDown"),
      icon: "chevron-down",
      isDisabled: index === group.notes.length - 1,
      onChoose: () => step(index + 1),
    },
  ];
  const { setNodeRef, setActivatorNodeRef, attributes, listeners } = sortable;
  return (
    <div
      ref={setNodeRef}
      className={sortable.isDragging ? styles.dragged : undefined}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
    >
      <NoteThread
        note={note}
        tools={tools}
        canMove={canMove}
        steps={canOrder ? steps : undefined}
        handle={
          canOrder ? (
            <IconButton
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              aria-roledescription={undefined}
              icon="grip-vertical"
              label={translate("notesPage.reorder", { name: noteName(note.text) })}
              className={styles.handle}
            />
          ) : null
        }
      />
    </div>
  );
}

export const NoteRow = memo(
  Row,
  (before, after) =>
    before.row.note === after.row.note &&
    before.row.index === after.row.index &&
    before.row.group.notes.length === after.row.group.notes.length &&
    before.tools === after.tools &&
    before.canMove === after.canMove &&
    before.canOrder === after.canOrder,
);
