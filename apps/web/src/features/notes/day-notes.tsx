import { countTasks } from "@castor/core/notes/count-tasks.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useId } from "react";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./day-notes.module.css";
import { NoteThread } from "./note-thread.tsx";
import { useNotes } from "./use-notes.tsx";

export interface DayNotesProps {
  trip: Trip;
  route: Route;
  isOpen: boolean;
  onTurn: (routeId: string) => void;
}

/** The notes of one of several days in one line, which opens in place. */
export function DayNotes({ trip, route: { id, notes }, isOpen, onTurn }: DayNotesProps) {
  const translate = useWords("common", "itinerary");
  const partId = useId();
  const { done, total } = countTasks(notes);
  const count = translate("itinerary.notes", { count: notes.length });
  const tasks = total > 0 ? translate("itinerary.tasks", { done, count: total }) : null;
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={partId}
        onClick={() => onTurn(id)}
      >
        <Icon name="notes" size={18} />
        {[count, tasks].filter(Boolean).join(", ")}
        <Icon name={isOpen ? "chevron-up" : "chevron-down"} size={16} />
      </button>
      <div id={partId}>{isOpen ? <OpenNotes trip={trip} notes={notes} /> : null}</div>
    </>
  );
}

function OpenNotes({ trip, notes }: { trip: Trip; notes: Route["notes"] }) {
  const { tools, dialogs } = useNotes(trip);
  return (
    <>
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={tools.keyOf(note.id)}>
            <NoteThread note={note} tools={tools} canMove />
          </li>
        ))}
      </ul>
      {dialogs}
    </>
  );
}
