import { useDroppable } from "@dnd-kit/core";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { ProgressLine } from "../progress-line.tsx";
import type { NoteTools } from "../use-notes.tsx";
import styles from "./group-heading.module.css";
import type { ListRow } from "./list-rows.ts";

export interface GroupHeadingProps {
  row: Extract<ListRow, { isHeading: true }>;
  tools: NoteTools;
}

/** The heading of a day in the list of notes: its progress and its add button. A note can be dropped on it. */
export function GroupHeading({ row, tools }: GroupHeadingProps) {
  const translate = useWords("common", "notes-page");
  const { group, key } = row;
  const { setNodeRef, isOver } = useDroppable({ id: key, disabled: !tools.canEdit });
  return (
    <div
      ref={setNodeRef}
      className={`row items-center ${styles.heading} ${isOver ? styles.over : ""}`}
    >
      <h2 className={styles.title} dir="auto">
        {group.title}
      </h2>
      <ProgressLine tasks={group.tasks} />
      {tools.canEdit ? (
        <IconButton
          icon="plus"
          label={translate("notesPage.addOn", { day: group.title })}
          className={styles.add}
          onClick={() => tools.open({ kind: "new", routeId: group.routeId })}
        />
      ) : null}
    </div>
  );
}
