import type { Note, Reply } from "@castor/core/notes/note.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import * as z from "zod/mini";
import type { ApiError } from "../../data/api-error.ts";
import type { NewNote } from "../../data/note-changes.ts";
import { useKeptTry } from "../../data/use-kept-try.ts";
import { useDayChoices } from "../../i18n/use-day-choices.ts";
import { useWords } from "../../i18n/words.ts";
import type { DrawText } from "./draw-text.ts";
import { MoveNoteDialog } from "./move-note-dialog.tsx";
import { NoteForm } from "./note-form.tsx";
import type { NoteActions } from "./use-note-actions.ts";
import { useNoteName } from "./use-note-name.ts";

/** What is open over the notes. */
export type OpenNote =
  | { kind: "new"; routeId: string | null }
  | { kind: "reply"; note: Note }
  | { kind: "edit"; note: Reply }
  | { kind: "move"; note: Note };

export interface NoteDialogsProps {
  trip: Trip;
  open: OpenNote;
  actions: NoteActions;
  drawText: DrawText;
  onClose: () => void;
}

const newNote = z.object({
  routeId: z.nullable(z.string()),
  parentId: z.nullable(z.string()),
  text: z.string(),
});

/** The forms of notes: new, answered, changed, moved. */
export function NoteDialogs(props: NoteDialogsProps) {
  const { trip, open, actions, drawText, onClose } = props;
  const translate = useWords();
  const days = useDayChoices(trip);
  const closeOnSuccess = async (saved: Promise<ApiError | null>) => {
    const error = await saved;
    if (!error) onClose();
    return error;
  };
  const common = { routes: trip.routes, drawText, onClose };
  switch (open.kind) {
    case "new":
    case "reply":
      return <NewNoteForm {...props} key={open.kind} />;
    case "edit": {
      const { note } = open;
      const isTop = note.parentId === null;
      return (
        <NoteForm
          {...common}
          title={translate(isTop ? "notes.editTitle" : "notes.editReplyTitle")}
          start={note}
          draftName={`note ${note.id}`}
          days={isTop && days.length > 0 ? days : undefined}
          onSave={(fields) => closeOnSuccess(actions.save(note, fields))}
        />
      );
    }
    case "move":
      return (
        <MoveNoteDialog
          note={open.note}
          days={days}
          onMove={(routeId) => {
            actions.move(open.note.id, routeId);
            onClose();
          }}
          onClose={onClose}
        />
      );
  }
}

/** A new note or reply, made once however often its form is sent. */
function NewNoteForm({ trip, open, actions, drawText, onClose }: NoteDialogsProps) {
  const translate = useWords();
  const noteName = useNoteName();
  const days = useDayChoices(trip);
  const parent = open.kind === "reply" ? open.note : null;
  const draftName = parent ? `reply to ${parent.id}` : `new note ${trip.id}`;
  const unsure = useKeptTry<NewNote>(draftName, newNote);
  const routeId = open.kind === "new" ? open.routeId : (parent?.routeId ?? null);
  return (
    <NoteForm
      title={translate(parent ? "notes.replyTitle" : "notes.newTitle")}
      lead={parent ? translate("notes.replyTo", { name: noteName(parent.text) }) : undefined}
      start={{ text: "", routeId }}
      draftName={draftName}
      isNew={parent === null}
      routes={trip.routes}
      days={parent || days.length === 0 ? undefined : days}
      drawText={drawText}
      onSave={async (fields) => {
        const error = await actions.add({ ...fields, parentId: parent?.id ?? null }, unsure);
        if (!error) onClose();
        return error;
      }}
      onClose={onClose}
    />
  );
}
