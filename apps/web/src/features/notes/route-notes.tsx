import type { Note } from "@castor/core/notes/note.ts";
import { readOwn, writeOwn } from "../../device/own-storage.ts";
import { useWords } from "../../i18n/words.ts";
import { Fold } from "../../ui/fold.tsx";
import styles from "./route-notes.module.css";

export interface RouteNotesProps {
  /** The notes of one day, each with its replies. */
  notes: readonly Note[];
}

/** The notes of a day to read, folded or not as they were left. */
export function RouteNotes({ notes }: RouteNotesProps) {
  const translate = useWords();
  return (
    <section aria-label={translate("days.notes")}>
      <Fold
        title={translate("days.notes")}
        summary={String(notes.length)}
        startsOpen={readOwn("notes_panel") !== "closed"}
        onTurn={(isOpen) => writeOwn("notes_panel", isOpen ? null : "closed")}
      >
        {notes.length === 0 ? <p className="secondary">{translate("days.noNotes")}</p> : null}
        {notes.length > 0 ? (
          <ul className={styles.list}>
            {notes.map((note) => (
              <li key={note.id}>
                <p className={styles.text} dir="auto">
                  {note.text}
                </p>
                {note.replies.length > 0 ? (
                  <ul className={styles.replies}>
                    {note.replies.map((reply) => (
                      <li key={reply.id} className={styles.text} dir="auto">
                        {reply.text}
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
      </Fold>
    </section>
  );
}
