import { countTasks } from "@castor/core/notes/count-tasks.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { readUserStorage, writeUserStorage } from "../../device/storage/user-storage.ts";
import { useWords } from "../../i18n/words.ts";
import { Collapsible } from "../../ui/layout/collapsible.tsx";
import { NoteThread } from "./note-thread.tsx";
import styles from "./route-notes.module.css";
import { useNotes } from "./use-notes.tsx";
import { WriteNote } from "./write-note.tsx";

export interface RouteNotesProps {
  trip: Trip;
  /** The day whose notes they are. */
  route: Route;
}

/** The notes of a day beside the map; whether they are collapsed is remembered. */
export function RouteNotes({ trip, route: { id, notes } }: RouteNotesProps) {
  const translate = useWords("common");
  const { tools, dialogs } = useNotes(trip);
  const { done, total } = countTasks(notes);
  const progress = total > 0 ? translate("notes.progress", { done, count: total }) : null;
  return (
    <section aria-label={translate("days.notes")}>
      <Collapsible
        title={translate("days.notes")}
        summary={[String(notes.length), progress].filter(Boolean).join(" · ")}
        startsOpen={readUserStorage("notes_panel") !== "closed"}
        onTurn={(isOpen) => writeUserStorage("notes_panel", isOpen ? null : "closed")}
      >
        {notes.length === 0 ? <p className="secondary mb-8">{translate("days.noNotes")}</p> : null}
        {notes.length > 0 ? (
          <ul className={`plain-list stack gap-8 ${styles.list}`}>
            {notes.map((note) => (
              <li key={tools.keyOf(note.id)}>
                <NoteThread note={note} tools={tools} canMove />
              </li>
            ))}
          </ul>
        ) : null}
        {tools.canEdit ? <WriteNote key={id} routeId={id} tools={tools} /> : null}
      </Collapsible>
      {dialogs}
    </section>
  );
}
