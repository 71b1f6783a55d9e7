import type { PrintNote } from "@castor/core/print/print-notes.ts";
import { useWords } from "../../../i18n/words.ts";
import { MarkupLines } from "../../../things/markup-lines.tsx";
import styles from "./booklet-notes.module.css";

export interface BookletNotesProps {
  notes: readonly PrintNote[];
  /** Notes of the whole trip, not of a day. */
  isOfTrip?: boolean;
}

/** Notes with their replies; their tasks have boxes to tick by pen. */
export function BookletNotes({ notes, isOfTrip = false }: BookletNotesProps) {
  const translate = useWords("common", "print");
  const title = translate("print.notes");
  return (
    <section className={styles.notes} data-of-trip={isOfTrip || undefined}>
      {isOfTrip ? <h3>{title}</h3> : <h4>{title}</h4>}
      {notes.map(({ id, text, replies }) => (
        <div key={id} className={styles.note}>
          <MarkupLines lines={text} />
          {replies.map((reply) => (
            <div key={reply.id} className={styles.reply}>
              <MarkupLines lines={reply.text} />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
