import { countTasks } from "@castor/core/notes/count-tasks.ts";
import type { Note, Reply } from "@castor/core/notes/note.ts";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import type { MenuItem } from "../../ui/menu.tsx";
import type { DrawText } from "./draw-text.ts";
import styles from "./note-thread.module.css";
import { ProgressLine } from "./progress-line.tsx";
import { NoteMenu } from "./thread/note-menu.tsx";
import { NoteTimes } from "./thread/note-times.tsx";
import { useNoteName } from "./use-note-name.ts";
import type { NoteTools } from "./use-notes.tsx";

export interface NoteThreadProps {
  note: Note;
  tools: NoteTools;
  canMove: boolean;
  drawText: DrawText;
  steps?: readonly MenuItem[] | undefined;
  /** By what it is put in order. */
  handle?: ReactNode;
}

/** A note with its replies: its tasks are ticked in place. */
export function NoteThread({ note, tools, canMove, drawText, steps, handle }: NoteThreadProps) {
  const translate = useWords();
  const noteName = useNoteName();
  const draw = ({ id, text }: Reply) => drawText(text, (tick) => tools.tick(id, tick));
  return (
    <article className={styles.thread} aria-label={noteName(note.text)} data-note={note.id}>
      <div className={styles.head}>
        <div className={styles.text}>
          {draw(note)}
          <NoteTimes note={note} />
        </div>
        <div className={styles.tools}>
          {handle}
          <NoteMenu note={note} thread={note} tools={tools} canMove={canMove} steps={steps} />
        </div>
      </div>
      {note.replies.length > 0 ? (
        <ul className={styles.replies} aria-label={translate("notes.replies")}>
          {note.replies.map((reply) => (
            <li key={tools.keyOf(reply.id)} data-note={reply.id}>
              <div className={styles.head}>
                <div className={styles.text}>
                  {draw(reply)}
                  <NoteTimes note={reply} />
                </div>
                <div className={styles.tools}>
                  <NoteMenu note={reply} thread={null} tools={tools} canMove={false} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.foot}>
        <ProgressLine tasks={countTasks([note])} />
        <Button kind="quiet" onClick={() => tools.open({ kind: "reply", note })}>
          {translate("notes.reply")}
        </Button>
      </div>
    </article>
  );
}
