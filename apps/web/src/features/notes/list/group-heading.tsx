import { useDroppable } from "@dnd-kit/core";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/button.tsx";
import { ProgressLine } from "../progress-line.tsx";
import type { NoteTools } from "../use-notes.tsx";
import styles from "./group-heading.module.css";
import type { ListRow } from "./list-rows.ts";

export interface GroupHeadingProps {
  row: Extract<ListRow, { isHeading: true }>;
  tools: NoteTools;
}

/** A day in the list of notes: how far it is, and how to add to it. A note may be put down on it. */
export function GroupHeading({ row, tools }: GroupHeadingProps) {
  const translate = useWords();
  const { group, key } = row;
  const { setNodeRef, isOver } = useDroppable({ id: key });
  return (
    <div ref={setNodeRef} className={`${styles.heading} ${isOver ? styles.over : ""}`}>
      <h2 className={styles.title} dir="auto">
        {group.title}
      </h2>
      <ProgressLine tasks={group.tasks} />
      <IconButton
        icon="plus"
        label={translate("notes.addOn", { day: group.title })}
        className={styles.add}
        onClick={() => tools.open({ kind: "new", routeId: group.routeId })}
      />
    </div>
  );
}
