import { countTasks } from "@castor/core/notes/count-tasks.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { readOwn, writeOwn } from "../../device/own-storage.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { Fold } from "../../ui/fold.tsx";
import type { DrawText } from "./draw-text.ts";
import { NoteThread } from "./note-thread.tsx";
import styles from "./route-notes.module.css";
import { useNotes } from "./use-notes.tsx";

export interface RouteNotesProps {
  trip: Trip;
  /** The day whose notes they are. */
  route: Route;
  drawText: DrawText;
}

/** The notes of a day beside the map, to read, tick and write; folded or not as they were left. */
export function RouteNotes({ trip, route: { id, notes }, drawText }: RouteNotesProps) {
  const translate = useWords();
  const { tools, dialogs } = useNotes(trip, drawText);
  const { done, total } = countTasks(notes);
  const progress = total > 0 ? translate("notes.progress", { done, count: total }) : null;
  return (
    <section aria-label={translate("days.notes")}>
      <Fold
        title={translate("days.notes")}
        summary={[String(notes.length), progress].filter(Boolean).join(" · ")}
        startsOpen={readOwn("notes_panel") !== "closed"}
        onTurn={(isOpen) => writeOwn("notes_panel", isOpen ? null : "closed")}
      >
        {notes.length === 0 ? <p className="secondary">{translate("days.noNotes")}</p> : null}
        {notes.length > 0 ? (
          <ul className={styles.list}>
            {notes.map((note) => (
              <li key={tools.keyOf(note.id)}>
                <NoteThread note={note} tools={tools} canMove drawText={drawText} />
              </li>
            ))}
          </ul>
        ) : null}
        <Button icon="plus" onClick={() => tools.open({ kind: "new", routeId: id })}>
          {translate("notes.add")}
        </Button>
      </Fold>
      {dialogs}
    </section>
  );
}
