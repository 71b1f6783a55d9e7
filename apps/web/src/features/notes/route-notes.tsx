import type { Note } from "@castor/core/notes/note.ts";
import { useId, useState } from "react";
import { readOwn, writeOwn } from "../../device/own-storage.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./route-notes.module.css";

export interface RouteNotesProps {
  /** The notes of one day, each with its replies. */
  notes: readonly Note[];
}

/** The notes of a day to read, folded or not as they were left. */
export function RouteNotes({ notes }: RouteNotesProps) {
  const translate = useWords();
  const partId = useId();
  const [isOpen, setOpen] = useState(() => readOwn("notes_panel") !== "closed");
  const turn = () => {
    setOpen(!isOpen);
    writeOwn("notes_panel", isOpen ? "closed" : null);
  };
  return (
    <section className={styles.notes} aria-label={translate("days.notes")}>
      <h3 className={styles.title}>
        <button
          type="button"
          className={styles.turn}
          aria-expanded={isOpen}
          aria-controls={partId}
          onClick={turn}
        >
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={18} />
          {translate("days.notes")}
          <span className={styles.count}>{notes.length}</span>
        </button>
      </h3>
      <div id={partId} hidden={!isOpen}>
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
      </div>
    </section>
  );
}
